public import FlowLayoutCore
public import LayoutGeometry

/// Questions answered by a scan over all frames.
extension PlainLayout {
  /// All elements: section by section the header, the items, the footer (F-Q-3).
  public func allElements() -> [FlowElement] {
    var found: [FlowElement] = []
    for (index, section) in sections.enumerated() {
      if let frame = section.header {
        found.append(FlowElement(identifier: .header(inSection: index), frame: frame))
      }
      for (item, frame) in section.items.enumerated() {
        let path = ItemPath(section: index, item: item)
        found.append(FlowElement(identifier: .item(path), frame: frame))
      }
      if let frame = section.footer {
        found.append(FlowElement(identifier: .footer(inSection: index), frame: frame))
      }
    }
    return found
  }

  /// The elements whose frames meet a rectangle (F-Q-1).
  public func elements(in rect: LayoutRect) -> [FlowElement] {
    PlainLayout.scan(allElements(), meeting: rect)
  }

  /// The elements inside the container at the scroll position.
  public func visibleElements() -> [FlowElement] {
    elements(in: LayoutRect(origin: contentOffset, size: container))
  }

  /// The topmost element at a point (F-HIT, F-Z).
  public func element(at point: LayoutPoint) -> ElementIdentifier? {
    PlainLayout.topmost(of: allElements(), at: point)
  }

  /// Those of a list of elements whose frames meet a rectangle (F-Q-1).
  public static func scan(_ elements: [FlowElement], meeting rect: LayoutRect) -> [FlowElement] {
    let x = PlainRange(rect.x, rect.width)
    let y = PlainRange(rect.y, rect.height)
    return elements.filter {
      PlainRange($0.frame.x, $0.frame.width).meets(x)
        && PlainRange($0.frame.y, $0.frame.height).meets(y)
    }
  }

  /// The one of a list of elements that lies over all others at a point (F-HIT).
  public static func topmost(
    of elements: [FlowElement], at point: LayoutPoint
  ) -> ElementIdentifier? {
    let under = elements.filter {
      let frame = $0.frame
      return frame.x <= point.x && point.x < frame.x + frame.width
        && frame.y <= point.y && point.y < frame.y + frame.height
    }
    return (under.last { $0.identifier.kind != .item } ?? under.last)?.identifier
  }
}

/// A range on one axis (F-Q-1).
struct PlainRange {
  var low: Double
  var high: Double

  /// A range from its beginning and its length; a negative length is turned around first, and one
  /// of infinite length that then begins at −∞ is everything.
  init(_ start: Double, _ length: Double) {
    low = length < 0 ? start + length : start
    high = low + abs(length)
    if length == -.infinity || (length == .infinity && start == -.infinity) {
      (low, high) = (-.infinity, .infinity)
    }
  }

  var isPoint: Bool { low == high }

  func meets(_ other: PlainRange) -> Bool {
    switch (isPoint, other.isPoint) {
    case (true, true): false
    case (true, false): other.low <= low && low < other.high
    case (false, true): low <= other.low && other.low < high
    case (false, false): low < other.high && other.low < high
    }
  }
}
