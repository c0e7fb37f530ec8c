public import LayoutGeometry

/// What lies where inside a cell and inside a header.
///
/// Frames are in the coordinates of the rectangle that is given, so that both a cell's bounds and its
/// frame in the content will do. Right-to-left readers get the mirror image. What does not fit a
/// rectangle that is too small has length 0 rather than a negative one.
extension PeopleMetrics {
  /// The square around the round portrait of a cell: at the leading edge, centred vertically.
  ///
  /// - Complexity: O(1).
  public func portraitFrame(
    inCell cell: LayoutRect, layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutRect {
    LayoutRect(
      x: layoutDirection == .leftToRight ? cell.x : cell.maxX - portraitDiameter,
      y: cell.y + (cell.height - portraitDiameter) / 2,
      width: portraitDiameter, height: portraitDiameter)
  }

  /// The box in which a name is wrapped and centred vertically: beside the portrait, as high as the
  /// cell, `labelWidth` wide or as wide as what is left of the cell.
  ///
  /// - Complexity: O(1).
  public func labelFrame(
    inCell cell: LayoutRect, layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutRect {
    let before = portraitDiameter + portraitLabelGap
    let width = max(0, min(labelWidth, cell.width - before))
    return LayoutRect(
      x: layoutDirection == .leftToRight ? cell.x + before : cell.maxX - before - width,
      y: cell.y, width: width, height: cell.height)
  }

  /// The box of a header's title: between the side insets, down to the bottom inset, where the text
  /// stands.
  ///
  /// It is symmetric; right-to-left text ends at its right edge.
  ///
  /// - Complexity: O(1).
  public func labelFrame(inHeader header: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: header.x + headerLabelSideInset, y: header.y,
      width: max(0, header.width - 2 * headerLabelSideInset),
      height: max(0, header.height - headerLabelBottomInset))
  }
}
