// One scroll axis: where the browser's scroller stands, and where in the content that is.

/// The longest element that a scroller gets, in pixels: far below the 2²⁵ at which browsers end one,
/// and short enough for every position to be exact where it is drawn in single precision.
const longestElement = 2 ** 22;

/// How far the ends of a mapped axis are as long as the content's, so that the browser's own scrolling
/// reaches them to the pixel.
const exactEnds = 2 ** 18;

/// Content that is longer than an element may be is scrolled by real distances, while the scroll bar
/// maps. After a while the two have drifted apart; `settledNative` says where the scroller belongs.
class ScrollAxis {
  least = 0;
  travel = 0;
  nativeTravel = 0;
  view = 0;
  native = 0;
  offset = 0;

  configure(least, greatest, view) {
    this.least = least;
    this.travel = Math.max(0, greatest - least);
    this.view = view;
    this.nativeTravel = Math.min(this.travel, longestElement - view);
  }

  get isMapped() {
    return this.nativeTravel < this.travel;
  }

  /// The length of the element inside the scroller.
  get extent() {
    return this.nativeTravel + this.view;
  }

  get greatest() {
    return this.least + this.travel;
  }

  /// Where the scroller stands for an offset.
  nativeFor(offset) {
    const distance = offset - this.least;
    if (!this.isMapped || distance <= exactEnds) return distance;
    if (distance >= this.travel - exactEnds) return distance - this.travel + this.nativeTravel;
    const scale = (this.nativeTravel - 2 * exactEnds) / (this.travel - 2 * exactEnds);
    return exactEnds + (distance - exactEnds) * scale;
  }

  /// The offset that the scroll bar means.
  offsetFor(native) {
    if (!this.isMapped || native <= exactEnds) return this.least + native;
    if (native >= this.nativeTravel - exactEnds) {
      return this.greatest - (this.nativeTravel - native);
    }
    const scale = (this.travel - 2 * exactEnds) / (this.nativeTravel - 2 * exactEnds);
    return this.least + exactEnds + (native - exactEnds) * scale;
  }

  clamped(offset) {
    return Math.min(Math.max(offset, this.least), this.greatest);
  }

  /// Takes over where the browser has scrolled to. A step of no more than a page is a wheel, a key or
  /// a finger and moves by real points; a longer one is the scroll bar's.
  move(native) {
    const step = native - this.native;
    // A scroller stands on device pixels; the offset that was asked for is better than that.
    if (Math.abs(step) < 0.01) return this.offset;
    this.native = native;
    // A browser scrolls by whole device pixels and never reaches an end between two of them.
    if (!this.isMapped && native >= Math.floor(this.nativeTravel) && native > 0) {
      return (this.offset = this.greatest);
    }
    const isLocal = this.isMapped && Math.abs(step) <= this.view;
    this.offset = this.clamped(isLocal ? this.offset + step : this.offsetFor(native));
    return this.offset;
  }

  /// Whether the scroller has come to an end that is not the content's, or the other way round.
  get isAtWrongEnd() {
    if (!this.isMapped) return false;
    const nativeEnd = this.native <= 0 ? -1 : this.native >= this.nativeTravel - 0.5 ? 1 : 0;
    const end = this.offset <= this.least ? -1 : this.offset >= this.greatest ? 1 : 0;
    return nativeEnd !== end;
  }

  get settledNative() {
    return this.nativeFor(this.offset);
  }
}
