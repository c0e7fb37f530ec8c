import LayoutGeometry

/// The way from flow coordinates to reported frames, known before a loop begins.
///
/// Loops over items are compiled for each path, so that they do not ask per item what is the same for
/// all. `AnyFrames` is right for every layout; the others are shortcuts for common ones.
protocol FramePath {
  /// The frame that is reported for an item of a section.
  static func frame(of rect: FlowRect, _ placing: ItemPlacing) -> LayoutRect

  /// Whether an item's cross length is its width.
  static func crossIsWidth(_ space: FlowSpace) -> Bool

  /// Whether frames are rows' own rectangles.
  static var isExactRows: Bool { get }
}

extension FramePath {
  @inline(__always)
  static var isExactRows: Bool { false }
}

/// Rows from left to right, exact.
enum ExactRows: FramePath {
  @inline(__always)
  static func frame(of rect: FlowRect, _ placing: ItemPlacing) -> LayoutRect {
    LayoutRect(x: rect.cross, y: rect.main, width: rect.crossLength, height: rect.mainLength)
  }

  @inline(__always)
  static func crossIsWidth(_ space: FlowSpace) -> Bool { true }

  @inline(__always)
  static var isExactRows: Bool { true }
}

/// Rows from left to right whose origins are on device pixels.
enum SnappedRows: FramePath {
  @inline(__always)
  static func frame(of rect: FlowRect, _ placing: ItemPlacing) -> LayoutRect {
    let origin = placing.space.grid.nearest(LayoutPoint(x: rect.cross, y: rect.main))
    return LayoutRect(
      x: origin.x, y: origin.y, width: rect.crossLength, height: rect.mainLength)
  }

  @inline(__always)
  static func crossIsWidth(_ space: FlowSpace) -> Bool { true }
}

/// All frames.
enum AnyFrames: FramePath {
  @inline(__always)
  static func frame(of rect: FlowRect, _ placing: ItemPlacing) -> LayoutRect {
    placing.space.reported(rect, isMirrored: placing.isMirrored)
  }

  @inline(__always)
  static func crossIsWidth(_ space: FlowSpace) -> Bool { space.isVertical }
}

extension ItemPlacing {
  /// Which shortcut a section's items may take.
  enum Shortcut {
    case exactRows
    case snappedRows
    case none
  }

  /// Which shortcut the section's items may take.
  var shortcut: Shortcut {
    guard space.isVertical && !isMirrored else { return .none }
    if space.grid.scale <= 0 { return .exactRows }
    return space.snapsEdges ? .none : .snappedRows
  }
}
