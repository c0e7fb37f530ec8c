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
  /// - Complexity: O(log *s* + log *n* + *m* + Σℓ) for *m* lines whose main range meets the
  ///   rectangle's; overlapping lines cost their chunks.
  ///
  /// > Source: rules F-Q-1, F-Q-3.
  public func elements(in rect: LayoutRect) throws(FlowLayoutError) -> [FlowElement] {
    var found: [FlowElement] = []
    try forEachElement(in: rect) { found.append($0) }
    return found
  }

  /// Visits what `elements(in:)` lists, without allocating.
  ///
  /// - Throws: A `FlowLayoutError` where a component is NaN.
  /// - Complexity: As `elements(in:)`.
  public func forEachElement(
    in rect: LayoutRect, _ visit: (FlowElement) -> Void
  ) throws(FlowLayoutError) {
    if rect.hasNaN { throw FlowLayoutError(.argument, .notANumber) }
    visitElements(meeting: rect.standardized) {
      visit(FlowElement(identifier: $0, frame: $1))
      return true
    }
  }

  /// Writes what `elements(in:)` lists into a caller's buffer, without allocating.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - buffer: Room for the elements; it may be too small.
  /// - Returns: How many elements there are; only as many as fit are written, the first ones. What
  ///   stands in the buffer behind them is not specified.
  /// - Throws: A `FlowLayoutError` where a component of the rectangle is NaN.
  /// - Complexity: As `elements(in:)`.
  public func copyElements(
    in rect: LayoutRect, into buffer: UnsafeMutableBufferPointer<FlowElement>
  ) throws(FlowLayoutError) -> Int {
    if rect.hasNaN { throw FlowLayoutError(.argument, .notANumber) }
    var writer = unsafe ElementWriter(buffer, meeting: rect.standardized)
    unsafe write(to: &writer)
    return unsafe writer.count
  }

  /// All elements of the layout, in its order.
  ///
  /// - Complexity: O(*s* + *n*).
  public func allElements() -> [FlowElement] {
    var found: [FlowElement] = []
    visitElements(meeting: nil) {
      found.append(FlowElement(identifier: $0, frame: $1))
      return true
    }
    return found
  }

  /// The elements inside the container at the current offset, pinned headers and footers included.
  ///
  /// - Complexity: As `elements(in:)`.
  public func visibleElements() -> [FlowElement] {
    var found: [FlowElement] = []
    visitElements(meeting: visibleRect) {
      found.append(FlowElement(identifier: $0, frame: $1))
      return true
    }
    return found
  }

  /// The part of the content that the container shows at the current offset.
  public var visibleRect: LayoutRect {
    LayoutRect(origin: contentOffset, size: configuration.container)
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
    var top: ElementIdentifier?
    visitElements(meeting: LayoutRect(origin: point, size: .zero)) { identifier, frame in
      let isCovered = top.map { $0.kind != .item && identifier.kind == .item } ?? false
      if frame.contains(point) && !isCovered { top = identifier }
      return true
    }
    return top
  }

  /// Visits what meets a standardized rectangle, or everything, in the order of the layout, until
  /// `visit` answers false.
  @inline(__always)
  func visitElements(
    meeting rect: LayoutRect?, _ visit: (ElementIdentifier, LayoutRect) -> Bool
  ) {
    let pinning = pinning
    let (low, high) = rect.map { space.mainRange(of: $0) } ?? space.wholeRange
    var sections = SectionWalk(stack, from: low, to: high)
    while let section = sections.next() {
      if let frame = headerFrame(of: section, pinning: pinning), rect.meets(frame),
        !visit(.header(inSection: section.index), frame)
      {
        return
      }
      let placing = ItemPlacing(section, space: space)
      let goesOn = section.visitItems(placing, from: low, to: high, AnyFrames.self) {
        item, frame in
        guard rect.meets(frame) else { return true }
        return visit(.item(ItemPath(section: section.index, item: item)), frame)
      }
      guard goesOn else { return }
      if let frame = footerFrame(of: section, pinning: pinning), rect.meets(frame),
        !visit(.footer(inSection: section.index), frame)
      {
        return
      }
    }
  }
}

extension LayoutRect? {
  /// Whether a frame meets the rectangle; nil is everything.
  @inline(__always)
  fileprivate func meets(_ frame: LayoutRect) -> Bool {
    guard let self else { return true }
    return frame.meets(self)
  }
}
