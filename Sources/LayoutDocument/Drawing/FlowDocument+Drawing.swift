extension FlowDocument {
  /// The picture of the document at its scroll position, with its titles and names.
  ///
  /// - Throws: A `DocumentError` where no layout can be made from the document.
  /// - Complexity: As `FlowLayout.init`.
  public func drawing() throws(DocumentError) -> LayoutDrawing {
    var drawing = LayoutDrawing(layout: try layout())
    drawing.title = title
    drawing.titles = sections.map(\.title)
    drawing.names = sections.map(\.names)
    return drawing
  }
}
