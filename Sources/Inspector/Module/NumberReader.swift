import LayoutGeometry

/// Reads what the page wrote, number by number.
///
/// Reading past the end gives NaN, which every check of the engine refuses, and 0 as a whole number.
struct NumberReader {
  private let end: Int
  private var index = 0

  init(count: Int32) {
    end = Int(count)
  }

  mutating func number() -> Double {
    guard index < end else { return .nan }
    index += 1
    return unsafe exchange[index - 1]
  }

  mutating func flag() -> Bool { number() == 1 }

  /// A whole number; what is none, or beyond 32 bits, is moved to the nearest one.
  mutating func integer() -> Int {
    let number = number()
    if number.isNaN { return 0 }
    return Int(min(max(number, -0x1p31), 0x1p31 - 1))
  }

  /// How many numbers can still be read.
  var remaining: Int { end - index }

  mutating func point() -> LayoutPoint { LayoutPoint(x: number(), y: number()) }

  mutating func size() -> LayoutSize { LayoutSize(width: number(), height: number()) }

  mutating func rect() -> LayoutRect { LayoutRect(origin: point(), size: size()) }

  /// Insets in the order top, left, bottom, right.
  mutating func insets() -> LayoutInsets {
    LayoutInsets(top: number(), left: number(), bottom: number(), right: number())
  }
}

extension Exchange {
  mutating func append(_ point: LayoutPoint) {
    append(point.x)
    append(point.y)
  }

  mutating func append(_ size: LayoutSize) {
    append(size.width)
    append(size.height)
  }

  mutating func append(_ rect: LayoutRect) {
    append(rect.origin)
    append(rect.size)
  }

  mutating func append(_ number: Int) { append(Double(number)) }

  mutating func append(_ flag: Bool) { append(flag ? 1.0 : 0.0) }
}
