import LayoutDocument
import LayoutGeometry
import PeoplePopover

/// The popover's size, how it came about and where it surprises, in a few lines.
struct PeopleSummary {
  let sizing: PeoplePopoverSizing
  let report: PeopleSizingReport

  /// The lines, each ended by a line feed.
  var text: String {
    let placed = report.placedSize
    let metrics = sizing.metrics
    var lines = [("popover", "\(decimal(placed.width)) × \(decimal(placed.height))")]
    if placed != report.formulaSize {
      let asked = report.formulaSize
      lines.append(("asked", "\(decimal(asked.width)) × \(decimal(asked.height))"))
    }
    lines.append(("height", heightText))
    lines.append(
      (
        "columns",
        "\(report.columns), of \(decimal(metrics.itemWidth)) with "
          + "\(decimal(metrics.interitemSpacing)) between and \(decimal(metrics.sideInset)) "
          + "at the sides"
      ))
    lines.append(
      (
        "list",
        "\(decimal(report.contentHeight)) high, "
          + (report.scrolls
            ? "scrolls by \(decimal(report.hiddenHeight))" : "does not scroll")
      ))
    lines += notes.map { ("note", $0) }
    return lines.map { name, value in
      name + String(repeating: " ", count: 9 - name.count) + value + "\n"
    }.joined()
  }

  /// The formula with its numbers.
  private var heightText: String {
    let metrics = sizing.metrics
    var text =
      "\(counted(sizing.rowCount, "row")) × \(decimal(metrics.rowHeight)) + "
      + "\(counted(sizing.shownSectionCount, "header")) × \(decimal(metrics.headerHeight)) + "
      + "\(decimal(metrics.extraHeight)) = \(decimal(sizing.uncappedHeight))"
    if sizing.uncappedHeight > metrics.maximumHeight {
      text += ", capped at \(decimal(metrics.maximumHeight))"
    }
    return text
  }

  private var notes: [String] {
    let sentences: [(PeopleSizingDifferences, String)] = [
      (.emptyContent, "there is nobody to show; an application presents no popover then"),
      (.width, "\(decimal(sizing.naturalWidth)) would be wide enough"),
      (.height, "the formula's height is not what the list needs at the formula's width"),
      (.emptySection, "a section without people still shows its header"),
      (.placedHeight, "at this width the list is not as high as the formula says"),
      (.itemsTooWide, "a person is wider than a row; the platform warns of that"),
      (
        .hidesInsetOnly, "everybody is visible at once: only the space below the last row is hidden"
      ),
    ]
    return sentences.filter { report.differences.contains($0.0) }.map { $0.1 }
  }
}
