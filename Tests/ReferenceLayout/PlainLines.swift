import FlowLayoutCore
import LayoutGeometry

/// One line: its items, and where each begins along it.
struct PlainLine {
  var items: [FlowItem]
  var offsets: [Double]

  /// F-H-7: a line is as thick as its tallest item.
  var thickness: Double { items.map { $0.main }.max() ?? 0 }
}

extension SectionRules {
  /// The section's lines, on whichever of the paths it is.
  func lines(_ configuration: FlowConfiguration) -> [PlainLine] {
    if items.isEmpty { return [] }
    if let lanes { return gridLines(lanes.count, lanes.share) }
    let alignment = configuration.rowAlignment
    let isPlatform = alignment.common == .justified && alignment.last == .platform
    if isPlatform && !isSelfSizing && Set(items).count == 1 {
      return uniformLines(configuration)
    }
    return brokenLines(configuration)
  }

  /// F-GRID: item k in lane k mod n, on the last line too.
  private func gridLines(_ lanes: Int, _ share: Double) -> [PlainLine] {
    chunks(of: lanes).map { line in
      let offsets = line.indices.map { Double($0) * (share + interitemSpacing) }
      return PlainLine(items: line, offsets: offsets)
    }
  }

  /// The lines of path U.
  ///
  /// F-H-1: all lines share the columns of a full one. F-H-2: a lone column is centred.
  private func uniformLines(_ configuration: FlowConfiguration) -> [PlainLine] {
    let width = items[0].cross
    let columns = capacity(of: width, tolerance: configuration.plainTolerance)
    let room = available - Double(columns) * width - Double(columns - 1) * interitemSpacing
    return chunks(of: columns).map { line in
      if columns == 1 {
        let centresOversize = configuration.quirks.contains(.oversizeCentred)
        return PlainLine(items: line, offsets: [(centresOversize ? room : max(0, room)) / 2])
      }
      let gap = interitemSpacing + max(0, room) / Double(columns - 1)
      return PlainLine(items: line, offsets: line.indices.map { Double($0) * (width + gap) })
    }
  }

  /// F-ROW-3: how many items of one width a line holds, whether or not there are so many.
  private func capacity(of width: Double, tolerance: Double) -> Int {
    let takesRoom = width + interitemSpacing > 0
    var used = width
    var held = 1
    while used + interitemSpacing + width <= available + tolerance {
      if !takesRoom && held == items.count { break }
      used = used + interitemSpacing + width
      held += 1
      if takesRoom && held == 65_536 {
        let quotient = (available + interitemSpacing + tolerance) / (width + interitemSpacing)
        return Int(min(0x1p53, quotient).rounded(.down))
      }
    }
    return held
  }

  /// The lines of paths V and S.
  ///
  /// Broken by F-ROW-1, then each line spread by its rule.
  private func brokenLines(_ configuration: FlowConfiguration) -> [PlainLine] {
    var broken: [[FlowItem]] = []
    var used = 0.0
    for item in items {
      let needed = used + interitemSpacing + item.cross
      if broken.isEmpty || needed > available + configuration.plainTolerance {
        broken.append([item])
        used = item.cross
      } else {
        broken[broken.count - 1].append(item)
        used = needed
      }
    }
    let alignment = configuration.rowAlignment
    return broken.enumerated().map { index, line in
      let isLast = index == broken.count - 1
      let spread =
        isLast ? lastSpread(line, earlier: broken.dropLast(), alignment) : alignment.common
      return PlainLine(items: line, offsets: offsets(of: line, spread))
    }
  }

  /// How the last line is spread: F-H-5, F-H-6, and an explicit rule over both.
  private func lastSpread(
    _ line: [FlowItem], earlier: ArraySlice<[FlowItem]>, _ alignment: RowAlignment
  ) -> RowAlignment.Spread {
    if case .spread(let spread) = alignment.last { return spread }
    if alignment.common != .justified { return alignment.common }
    if earlier.isEmpty { return isSelfSizing && line.count == 1 ? .justified : .leading }
    return earlier.allSatisfy { line.count >= $0.count } ? .justified : .leading
  }

  /// Where the items of a line begin: F-H-4 and the options of the layout document.
  private func offsets(of line: [FlowItem], _ spread: RowAlignment.Spread) -> [Double] {
    let n = Double(line.count)
    let widths = line.map { $0.cross }.reduce(0, +)
    let leftover = max(0, available - widths - (n - 1) * interitemSpacing)
    let (before, extra): (Double, Double) =
      switch spread {
      case .leading: (0, 0)
      case .center: (leftover / 2, 0)
      case .trailing: (leftover, 0)
      case .justified: n == 1 ? (leftover / 2, 0) : (0, leftover / (n - 1))
      case .spaceBetween: n == 1 ? (0, 0) : (0, leftover / (n - 1))
      case .spaceAround: (leftover / (2 * n), leftover / n)
      case .spaceEvenly: (leftover / (n + 1), leftover / (n + 1))
      }
    var result: [Double] = []
    var next = before
    for item in line {
      result.append(next)
      next += item.cross + interitemSpacing + extra
    }
    return result
  }

  private func chunks(of length: Int) -> [[FlowItem]] {
    stride(from: 0, to: items.count, by: length).map {
      Array(items[$0..<min(items.count, $0 + min(length, items.count))])
    }
  }
}
