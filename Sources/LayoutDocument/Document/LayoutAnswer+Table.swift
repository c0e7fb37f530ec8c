import LayoutGeometry

/// The answer as a table for people.
extension LayoutAnswer {
  /// A table with a line for every element, numbers to a thousandth of a point.
  ///
  /// - Parameter document: The document that was laid out, for its titles and names; nil leaves them out.
  /// - Returns: Lines that end with a line feed; columns are aligned with spaces, texts stand last.
  /// - Complexity: O(*s* + *n*).
  public func table(of document: FlowDocument? = nil) -> String {
    let items = sections.reduce(0) { $0 + $1.items.count }
    var text = "content \(decimal(contentSize.width)) × \(decimal(contentSize.height))"
    text += ", \(counted(sections.count, "section")), \(counted(items, "item"))\n"
    if !oversizeSections.isEmpty {
      let list = oversizeSections.map(String.init).joined(separator: ", ")
      text += "items longer than a line in section \(list)\n"
    }
    let rows = rows(of: document)
    if rows.isEmpty { return text }
    return text + "\n" + aligned([["section", "element", "x", "y", "width", "height", ""]] + rows)
  }

  private func rows(of document: FlowDocument?) -> [[String]] {
    var rows: [[String]] = []
    for (index, section) in sections.enumerated() {
      let source = document.flatMap {
        $0.sections.indices.contains(index) ? $0.sections[index] : nil
      }
      func add(_ element: String, _ frame: LayoutRect, _ label: String?) {
        rows.append(
          ["\(index)", element]
            + [frame.x, frame.y, frame.width, frame.height].map(decimal)
            + [label.map(singleLine) ?? ""])
      }
      if let header = section.header { add("header", header, source?.title) }
      for (item, frame) in section.items.enumerated() {
        let names = source?.names ?? []
        add("item \(item)", frame, names.indices.contains(item) ? names[item] : nil)
      }
      if let footer = section.footer { add("footer", footer, nil) }
    }
    return rows
  }

  /// Columns of equal width: the second and the last to the left, the others to the right.
  private func aligned(_ rows: [[String]]) -> String {
    var widths = Array(repeating: 0, count: 6)
    for row in rows {
      for column in 0..<6 { widths[column] = max(widths[column], row[column].utf8.count) }
    }
    var text = ""
    for row in rows {
      for column in 0..<6 {
        let padding = String(repeating: " ", count: widths[column] - row[column].utf8.count)
        let cell = column == 1 ? row[column] + padding : padding + row[column]
        text += column == 0 ? cell : "  " + cell
      }
      text += row[6].isEmpty ? "\n" : "  \(row[6])\n"
    }
    return text
  }
}

/// A number to three decimals at most, as people read it.
package func decimal(_ value: Double) -> String {
  // Beyond 2⁴⁰ a Double has no thousandths worth rounding.
  guard value.magnitude < 0x1p40 else { return JSONText.spelling(of: value) }
  return JSONText.spelling(of: (value * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
}

/// A count with its noun.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A text in which control characters and line separators are replaced by spaces.
package func singleLine(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    let isBreaking =
      scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    result.unicodeScalars.append(isBreaking ? " " : scalar)
  }
  return result
}
