public import LayoutGeometry

/// Where one element is.
extension FlowLayout {
  /// The frame at which an element is shown at the current offset; nil if there is no such element.
  ///
  /// - Complexity: O(log *n* + ℓ).
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
  /// - Complexity: O(log *n* + ℓ).
  public func frameOfItem(at path: ItemPath) -> LayoutRect? {
    guard stack.sections.indices.contains(path.section) else { return nil }
    let section = stack.sections[path.section]
    guard path.item >= 0 && path.item < section.lines.itemCount else { return nil }
    var frame: LayoutRect?
    visitLine(section.lines.lineIndex(ofItem: path.item), of: section) { item, rect in
      if item == path.item { frame = rect }
      return item < path.item
    }
    return frame
  }

  /// The frame of a section's header, pinned where headers pin; nil if there is no such header.
  ///
  /// A header of main length 0 does not exist (F-V-5). It spans the content's cross length (F-V-4).
  ///
  /// - Complexity: O(1).
  public func frameOfHeader(inSection section: Int) -> LayoutRect? {
    guard stack.sections.indices.contains(section) else { return nil }
    return headerFrame(of: stack.sections[section], pinning: pinning)
  }

  /// The frame of a section's footer, pinned where footers pin; nil if there is no such footer.
  ///
  /// - Complexity: O(1).
  public func frameOfFooter(inSection section: Int) -> LayoutRect? {
    guard stack.sections.indices.contains(section) else { return nil }
    return footerFrame(of: stack.sections[section], pinning: pinning)
  }

  /// The pinning lines at the current offset.
  var pinning: Pinning { Pinning(configuration, offset: contentOffset, space: space) }

  /// Visits the reported frames of a line's items in order until `visit` answers false.
  ///
  /// - Complexity: O(ℓ).
  func visitLine(
    _ index: Int, of section: SectionRecord, _ visit: (_ item: Int, _ frame: LayoutRect) -> Bool
  ) {
    let line = section.lines.line(index)
    let main = section.linesOrigin.plus(line.offset).points
    let placement = configuration.rowAlignment.cross.factor
    let rules = SectionLines.Rules(
      geometry: section.geometry, alignment: configuration.rowAlignment,
      isSelfSizing: section.isSelfSizing)
    section.lines.visitLine(index, rules: rules) { item, offset, crossLength, mainLength in
      let rect = FlowRect(
        main: main + (line.thickness - mainLength) * placement,
        cross: section.geometry.crossStart + offset, mainLength: mainLength,
        crossLength: crossLength)
      return visit(item, space.reported(rect, isMirrored: section.geometry.isMirrored))
    }
  }

  func headerFrame(of section: SectionRecord, pinning: Pinning) -> LayoutRect? {
    guard section.geometry.header > 0 else { return nil }
    return boundaryFrame(
      at: pinning.headerOrigin(of: section), mainLength: section.geometry.header)
  }

  func footerFrame(of section: SectionRecord, pinning: Pinning) -> LayoutRect? {
    guard section.geometry.footer > 0 else { return nil }
    return boundaryFrame(
      at: pinning.footerOrigin(of: section), mainLength: section.geometry.footer)
  }

  /// The reported frame of a header or footer: the whole cross length, not inset (F-V-2, F-V-4, D9).
  private func boundaryFrame(at main: Double, mainLength: Double) -> LayoutRect {
    space.reported(
      FlowRect(
        main: main, cross: 0, mainLength: mainLength, crossLength: max(0, space.crossExtent)),
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
