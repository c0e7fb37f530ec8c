public import LayoutGeometry

/// What is where.
extension FlowLayout {
  /// All elements whose frames meet a rectangle, in the order of the layout: section by section the
  /// header, the items, the footer.
  ///
  /// Frames are those reported: rounded, and pinned at the current offset. Touching edges do not
  /// meet, an empty frame is found where its point lies inside, and an empty rectangle finds what
  /// its point lies in. A negative length is turned around; an infinite rectangle is everything.
  ///
  /// - Throws: A `FlowLayoutError` where a component is NaN.
  /// - Complexity: O(*s* + *n*) at worst.
  ///
  /// > Source: rules F-Q-1, F-Q-3.
  public func elements(in rect: LayoutRect) throws(FlowLayoutError) -> [FlowElement] {
    if rect.hasNaN { throw FlowLayoutError(.argument, .notANumber) }
    var found: [FlowElement] = []
    visitElements(meeting: rect.standardized) { found.append($0) }
    return found
  }

  /// All elements of the layout, in its order.
  ///
  /// - Complexity: O(*s* + *n*).
  public func allElements() -> [FlowElement] {
    var found: [FlowElement] = []
    visitElements(meeting: nil) { found.append($0) }
    return found
  }

  /// The elements inside the container at the current offset, pinned headers and footers included.
  ///
  /// - Complexity: As `elements(in:)`.
  public func visibleElements() -> [FlowElement] {
    var found: [FlowElement] = []
    visitElements(meeting: LayoutRect(origin: contentOffset, size: configuration.container)) {
      found.append($0)
    }
    return found
  }

  /// The topmost element at a point; nil if there is none.
  ///
  /// Headers and footers lie over items; among equals the later one in the order of the layout wins.
  /// A frame's left and top edges belong to it, the others do not; a point that is no number is
  /// nowhere.
  ///
  /// - Complexity: As `elements(in:)`.
  ///
  /// > Source: rule F-HIT.
  public func element(at point: LayoutPoint) -> ElementIdentifier? {
    guard point.x.isFinite && point.y.isFinite else { return nil }
    var top: FlowElement?
    visitElements(meeting: LayoutRect(origin: point, size: .zero)) { element in
      guard element.frame.contains(point) else { return }
      if let current = top, current.zIndex > element.zIndex { return }
      top = element
    }
    return top?.identifier
  }

  /// Visits what meets a standardized rectangle, or everything, in the order of the layout.
  func visitElements(meeting rect: LayoutRect?, _ visit: (FlowElement) -> Void) {
    let pinning = pinning
    let range = rect.map { space.mainRange(of: $0) }
    func report(_ identifier: ElementIdentifier, _ frame: LayoutRect) {
      if rect.map({ frame.meets($0) }) ?? true {
        visit(FlowElement(identifier: identifier, frame: frame))
      }
    }
    for (index, section) in stack.sections.enumerated() {
      if let frame = headerFrame(of: section, pinning: pinning) {
        report(.header(inSection: index), frame)
      }
      let origin = section.linesOrigin
      for line in 0..<section.lines.lineCount {
        let record = section.lines.line(line)
        let start = origin.plus(record.offset).points
        // An item's own edge may round past its line's.
        let slack = (start.magnitude + record.thickness) * 0x1p-50
        if let range,
          start - slack > range.upperBound || start + record.thickness + slack < range.lowerBound
        {
          continue
        }
        visitLine(line, of: section) { item, frame in
          report(.item(ItemPath(section: index, item: item)), frame)
          return true
        }
      }
      if let frame = footerFrame(of: section, pinning: pinning) {
        report(.footer(inSection: index), frame)
      }
    }
  }
}
