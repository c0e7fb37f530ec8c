// A scroller that has only what is on screen in the document: the engine says what comes and goes.

/// How long a scroller stands still before it counts as resting, in milliseconds.
const restDelay = 150;

class ElementScroller {
  #axes = { x: new ScrollAxis(), y: new ScrollAxis() };
  #nodes = new Map();
  #spare = [[], []];
  #origin = [0, 0];
  #frame = 0;
  #isDisordered = false;
  #settling = 0;
  #indicator = null;

  /// What the last steps cost, in milliseconds: the engine's part and the whole.
  costs = { engine: [], whole: [] };

  /// options: label; itemClass, headerClass; `fill(node, kind, section, item)`; `onStep()` after each
  /// step; `onRest()` when scrolling has come to rest; `hasIndicator` for a drawn scroll indicator in
  /// place of the browser's bar.
  constructor(engine, options) {
    this.engine = engine;
    this.options = options;
    this.items = make("div", { class: "layer", role: "list", "aria-label": options.label });
    this.boundaries = make("div", { class: "layer" });
    this.stage = make("div", { class: "stage" }, this.items, this.boundaries);
    this.spacer = make("div", { class: "spacer" }, this.stage);
    this.element = make(
      "div", { class: "scroller", tabindex: "0", role: "region", "aria-label": options.label },
      this.spacer);
    if (options.hasIndicator) {
      this.#indicator = make("div", { class: "indicator" });
      this.stage.append(this.#indicator);
      this.element.classList.add("without-bar");
    }
    this.element.addEventListener("scroll", () => this.#request(), { passive: true });
    this.element.addEventListener("scrollend", () => this.#settleLater());
  }

  get offset() {
    return [this.#axes.x.offset, this.#axes.y.offset];
  }

  get limits() {
    const { x, y } = this.#axes;
    return [x.least, y.least, x.greatest, y.greatest];
  }

  get elementCount() {
    return this.#nodes.size;
  }

  /// What is on screen, in the layout's order: kind, section, item, and the frame.
  get elements() {
    return [...this.#nodes.values()].sort(inOrder).map(
      ({ kind, path, frame }) => [kind, ...path, ...frame]);
  }

  /// Shows the engine's layout from the beginning; `size` is the container's.
  show(size, offset) {
    this.costs = { engine: [], whole: [] };
    const [left, top, right, bottom] = this.engine.offsetLimits();
    this.#axes.x.configure(left, right, size[0]);
    this.#axes.y.configure(top, bottom, size[1]);
    this.spacer.style.width = `${this.#axes.x.extent}px`;
    this.spacer.style.height = `${this.#axes.y.extent}px`;
    this.stage.style.width = `${size[0]}px`;
    this.stage.style.height = `${size[1]}px`;
    this.#place(offset);
    this.#step(true);
    this.#rest();
  }

  /// Scrolls to an offset, which is clamped.
  scrollTo(x, y) {
    this.#place([x, y]);
    this.#step(false);
    this.#rest();
  }

  #place([x, y]) {
    const axes = this.#axes;
    axes.x.offset = axes.x.clamped(x);
    axes.y.offset = axes.y.clamped(y);
    this.#alignNative();
  }

  /// Moves the browser's scroller to where the offset belongs.
  #alignNative() {
    const { x, y } = this.#axes;
    this.element.scrollTo({ left: x.settledNative, top: y.settledNative, behavior: "instant" });
    // It may have stopped on a pixel, or short of what was asked for.
    x.native = this.element.scrollLeft;
    y.native = this.element.scrollTop;
  }

  #request() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#step(false);
      // For browsers without the event "scrollend".
      if (!("onscrollend" in window)) this.#settleLater();
    });
  }

  /// A wheel or a hand that stops for a moment goes on: bringing all into order is for later.
  #settleLater() {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), restDelay);
  }

  #settle() {
    const { x, y } = this.#axes;
    if (Math.abs(x.native - x.settledNative) > 1 || Math.abs(y.native - y.settledNative) > 1) {
      this.#alignNative();
    }
    this.#rest();
  }

  #rest() {
    if (this.#isDisordered) this.#order();
    this.options.onRest?.();
  }

  /// One frame: where the scroller stands, what the engine says of it, and what that does here.
  #step(restarts) {
    const start = performance.now();
    const { x, y } = this.#axes;
    if (!restarts) {
      x.move(this.element.scrollLeft);
      y.move(this.element.scrollTop);
      if (x.isAtWrongEnd || y.isAtWrongEnd) this.#alignNative();
    }
    const before = performance.now();
    const events = this.engine.scroll(x.offset, y.offset, restarts);
    const after = performance.now();
    if (restarts) this.#clear();
    this.#leaveAll(events);
    // Not before: what has left need not be moved.
    if (restarts || this.#isFar()) this.#moveOrigin(events);
    this.#enterAll(events);
    const shift = `translate(${this.#origin[0] - x.offset}px, ${this.#origin[1] - y.offset}px)`;
    this.items.style.transform = shift;
    this.boundaries.style.transform = shift;
    this.#indicate();
    // The first step of a layout is no scroll step.
    if (!restarts) this.#note(after - before, performance.now() - start);
    this.options.onStep?.();
  }

  #note(engine, whole) {
    this.costs.engine.push(engine);
    this.costs.whole.push(whole);
    if (this.costs.engine.length > 4096) {
      this.costs.engine.shift();
      this.costs.whole.shift();
    }
  }

  /// Positions are drawn in single precision, so that they are kept small.
  #isFar() {
    return Math.abs(this.#axes.y.offset - this.#origin[1]) > 65536
      || Math.abs(this.#axes.x.offset - this.#origin[0]) > 65536;
  }

  /// To the first item that enters: after a jump items then lie where others lay before, and nodes that
  /// are used again need not be moved.
  #moveOrigin(events) {
    let first = 0;
    while (first < events.length && !(events[first] === 0 && events[first + 1] === 1)) first += 8;
    const { x, y } = this.#axes;
    const top = first < events.length ? events[first + 5] : Math.floor(y.offset);
    this.#origin = [Math.floor(x.offset), top];
    for (const node of this.#nodes.values()) this.#position(node, node.frame);
  }

  #clear() {
    for (const node of this.#nodes.values()) this.#spare[node.layer].push(node);
    this.#nodes.clear();
  }

  #leaveAll(events) {
    for (let index = 0; index < events.length; index += 8) {
      if (events[index] === 1) this.#leave(elementKey(events, index));
    }
  }

  /// Those that left are used again for those that enter; the rest goes.
  #enterAll(events) {
    for (let index = 0; index < events.length; index += 8) {
      if (events[index] !== 1) this.#enter(events, index);
    }
    for (const spare of this.#spare) {
      for (const node of spare) node.remove();
      spare.length = 0;
    }
  }

  #leave(key) {
    const node = this.#nodes.get(key);
    if (!node) return;
    this.#nodes.delete(key);
    this.#spare[node.layer].push(node);
  }

  #enter(events, index) {
    const key = elementKey(events, index);
    const kind = events[index + 1];
    let node = this.#nodes.get(key);
    if (!node) {
      const layer = kind === 1 ? 0 : 1;
      node = this.#spare[layer].shift() ?? this.#make(layer);
      this.#nodes.set(key, node);
      const [section, item] = [events[index + 2], events[index + 3]];
      node.path = [section, item];
      node.kind = kind;
      this.options.fill(node, kind, section, item);
      this.#isDisordered = true;
    }
    this.#position(
      node, [events[index + 4], events[index + 5], events[index + 6], events[index + 7]]);
  }

  #make(layer) {
    const node = this.options.make?.(layer) ?? make("div");
    node.className = layer === 0 ? "item" : "boundary";
    if (layer === 0) node.setAttribute("role", "listitem");
    node.layer = layer;
    node.size = [-1, -1];
    (layer === 0 ? this.items : this.boundaries).append(node);
    return node;
  }

  #position(node, frame) {
    node.frame = frame;
    const [left, top] = [frame[0] - this.#origin[0], frame[1] - this.#origin[1]];
    if (node.left !== left || node.top !== top) {
      [node.left, node.top] = [left, top];
      node.style.transform = `translate(${left}px, ${top}px)`;
    }
    if (node.size[0] !== frame[2] || node.size[1] !== frame[3]) {
      node.size = [frame[2], frame[3]];
      node.style.width = `${frame[2]}px`;
      node.style.height = `${frame[3]}px`;
    }
  }

  /// Brings the document into the layout's order, for those who read it in that.
  #order() {
    this.#isDisordered = false;
    for (const node of [...this.#nodes.values()].sort(inOrder)) {
      (node.layer === 0 ? this.items : this.boundaries).append(node);
    }
  }

  #indicate() {
    if (!this.#indicator) return;
    const { view, travel, least, offset } = this.#axes.y;
    this.#indicator.hidden = travel <= 0;
    const length = Math.max(24, (view * view) / (view + travel));
    const place = travel > 0 ? ((offset - least) / travel) * (view - length - 6) : 0;
    this.#indicator.style.height = `${length}px`;
    this.#indicator.style.transform = `translateY(${place + 3}px)`;
  }
}

function elementKey(events, index) {
  return `${events[index + 1]}/${events[index + 2]}/${events[index + 3]}`;
}

/// By section; in one the header, the items, the footer.
function inOrder(one, other) {
  return one.path[0] - other.path[0] || one.kind - other.kind || one.path[1] - other.path[1];
}
