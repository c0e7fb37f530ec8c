/// Text in columns, each as wide as its widest cell.
package struct TextTable {
  /// Where a column's cells stand.
  package enum Alignment { case left, right }

  private var alignments: [Alignment]
  private var rows: [[String]]

  /// Creates a table with a heading for each column.
  package init(_ columns: [(heading: String, alignment: Alignment)]) {
    alignments = columns.map { $0.alignment }
    rows = [columns.map { $0.heading }]
  }

  /// Adds a row; missing cells are empty.
  package mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines, headings first, without blanks at their ends.
  package var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, width) in widths.enumerated() {
        let cell = column < row.count ? row[column] : ""
        let padding = String(repeating: " ", count: width - cell.count)
        if column > 0 { line += "  " }
        line += alignments[column] == .left ? cell + padding : padding + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
