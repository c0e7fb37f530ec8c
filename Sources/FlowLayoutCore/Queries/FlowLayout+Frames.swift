public import LayoutGeometry

/// Where one element is.
extension FlowLayout {
  /// The frame at which an element is shown at the current offset; nil if there is no such element.
  ///
  /// - Complexity: O(log *s* + log *n* + ℓ).
  public func frame(of element: ElementIdentifier) -> LayoutRect? {
    switch element.kind {
    case .item: frameOfItem(at: element.path)
    case .header where element.path.item == 0: frameOfHeader(inSection: element.path.section)
    case .footer where element.path.item == 0: frameOfFooter(inSection: element.path.section)
    case .header, .footer: nil
    }
  }

  /// The frame of an item; nil if there is no such item.
  ///
  /// The item's origin is rounded to device pixels and its size is exact, unless the configuration
  /// says otherwise (F-PIX-1). It does not depend on the scroll position.
  ///
  /// - Complexity: O(log *s* + log *n* + ℓ).
  public func frameOfItem(at path: ItemPath) -> LayoutRect? {
    guard path.section >= 0 && path.section < stack.count && path.item >= 0 else { return nil }
    let (block, start) = unsafe stack.tree.uncountedElement(ofItem: path.section)
    return unsafe block._withUnsafeGuaranteedRef { block in
      frame(ofItem: path.item, path.section - start.items, of: block, at: start.main)
    }
  }

  /// The frame of an item of a block's section; nil if there is no such item.
  @inline(__always)
  private func frame(
    ofItem item: Int, _ index: Int, of block: SectionBlock, at start: ExactLength
  ) -> LayoutRect? {
    let itemCount = Int(block.entries[index].itemCount)
    guard item < itemCount else { return nil }
    // Not an optional in a closure: that would be a box on the heap.
    var found = LayoutRect.zero
    let isFound = unsafe block.uncountedStyle(index)._withUnsafeGuaranteedRef { style in
      let placing = ItemPlacing(style, at: start.plus(block.beginning(index)), space: space)
      guard let lines = unsafe block.uncountedLines(index) else {
        guard let equal = style.equalLines(of: itemCount) else { return false }
        let line = item / equal.capacity
        _ = placing.visitLines(
          line..<line + 1, of: equal, itemCount: itemCount, AnyFrames.self
        ) {
          found = $1
          return $0 < item
        }
        return true
      }
      let rules = unsafe lines._withUnsafeGuaranteedRef { VariedPlacement(style, lines: $0) }
      let (chunk, start) = unsafe SumTree.uncountedElement(below: lines, ofItem: item)
      unsafe chunk._withUnsafeGuaranteedRef { chunk in
        let line = chunk.lineIndex(ofItem: item - start.items)
        _ = placing.visitLines(line..<line + 1, of: chunk, at: start, rules, AnyFrames.self) {
          found = $1
          return $0 < item
        }
      }
      return true
    }
    return isFound ? found : nil
  }

  /// The frame of a section's header, pinned where headers pin; nil if there is no such header.
  ///
  /// A header of main length 0 does not exist (F-V-5). It spans the content's cross length (F-V-4).
  ///
  /// - Complexity: O(log *s*).
  public func frameOfHeader(inSection section: Int) -> LayoutRect? {
    self.section(at: section).flatMap { headerFrame(of: $0, pinning: pinning) }
  }

  /// The frame of a section's footer, pinned where footers pin; nil if there is no such footer.
  ///
  /// - Complexity: O(log *s*).
  public func frameOfFooter(inSection section: Int) -> LayoutRect? {
    self.section(at: section).flatMap { footerFrame(of: $0, pinning: pinning) }
  }

  /// The section at an index; nil if there is none.
  func section(at index: Int) -> PlacedSection? {
    stack.section(at: index)
  }

  /// The pinning lines at the current offset.
  var pinning: Pinning { Pinning(configuration, offset: contentOffset, space: space) }

  /// The reported frame of a section's header; nil where it has none.
  func headerFrame(of section: PlacedSection, pinning: Pinning) -> LayoutRect? {
    pinning.headerFrame(of: section, space)
  }

  /// The reported frame of a section's footer; nil where it has none.
  func footerFrame(of section: PlacedSection, pinning: Pinning) -> LayoutRect? {
    pinning.footerFrame(of: section, space)
  }
}

extension Pinning {
  /// The reported frame of a section's header; nil where it has none.
  @inline(__always)
  func headerFrame(of section: PlacedSection, _ space: FlowSpace) -> LayoutRect? {
    let length = section.style.geometry.header
    return length > 0 ? space.boundary(at: headerOrigin(of: section), mainLength: length) : nil
  }

  /// The reported frame of a section's footer; nil where it has none.
  @inline(__always)
  func footerFrame(of section: PlacedSection, _ space: FlowSpace) -> LayoutRect? {
    let length = section.style.geometry.footer
    return length > 0 ? space.boundary(at: footerOrigin(of: section), mainLength: length) : nil
  }
}

extension FlowSpace {
  /// The reported frame of a header or footer: the whole cross length, not inset (F-V-2, F-V-4, D9).
  func boundary(at main: Double, mainLength: Double) -> LayoutRect {
    reported(
      FlowRect(main: main, cross: 0, mainLength: mainLength, crossLength: max(0, crossExtent)),
      isMirrored: false)
  }
}

extension RowAlignment.CrossPlacement {
  /// The share of a line's spare main length that lies before an item.
  var factor: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
