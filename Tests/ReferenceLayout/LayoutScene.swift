public import FlowLayoutCore
public import LayoutGeometry

/// All that a layout is made from.
public struct LayoutScene: Hashable, Sendable {
  /// The container and the policies.
  public var configuration: FlowConfiguration
  /// The sections in order.
  public var sections: [FlowSection]
  /// The scroll position; at rest where nil.
  public var contentOffset: LayoutPoint?

  /// Creates a scene from its parts.
  public init(
    configuration: FlowConfiguration, sections: [FlowSection], contentOffset: LayoutPoint? = nil
  ) {
    self.configuration = configuration
    self.sections = sections
    self.contentOffset = contentOffset
  }

  /// The engine's layout.
  ///
  /// - Throws: A `FlowLayoutError` where the scene is not valid.
  public func engine() throws(FlowLayoutError) -> FlowLayout {
    try FlowLayout(
      configuration: configuration, sections: sections, contentOffset: contentOffset)
  }

  /// The model's layout.
  public func model() -> PlainLayout {
    PlainLayout(configuration: configuration, sections: sections, contentOffset: contentOffset)
  }
}

extension LayoutScene {
  /// The scene with its axes exchanged.
  ///
  /// An aspect ratio becomes its reciprocal, which is exact for powers of two. Right-to-left scenes
  /// have no such counterpart, nor have quirks of one direction.
  public func transposed() -> LayoutScene {
    var result = self
    result.configuration.container = configuration.container.transposed
    result.configuration.adjustedContentInset = configuration.adjustedContentInset.transposed
    result.configuration.safeAreaInsets = configuration.safeAreaInsets.transposed
    result.configuration.layoutMargins = configuration.layoutMargins.transposed
    result.configuration.scrollDirection =
      configuration.scrollDirection == .vertical ? .horizontal : .vertical
    result.contentOffset = contentOffset.map { LayoutPoint(x: $0.y, y: $0.x) }
    result.sections = sections.map { section in
      var section = section
      section.metrics.mapLengths({ $0 }, sizes: { $0.transposed }, insets: { $0.transposed })
      switch section.items {
      case .uniform: break
      case .sizes(let sizes): section.items = .sizes(sizes.map { $0.transposed })
      case .grid(var grid, let count):
        if case .aspectRatio(let ratio) = grid.lengths { grid.lengths = .aspectRatio(1 / ratio) }
        section.items = .grid(grid, count: count)
      }
      return section
    }
    return result
  }

  /// The scene with all lengths multiplied by a number above 0; the display scale stays.
  public func scaled(by factor: Double) -> LayoutScene {
    func size(_ size: LayoutSize) -> LayoutSize {
      LayoutSize(width: size.width * factor, height: size.height * factor)
    }
    func insets(_ insets: LayoutInsets) -> LayoutInsets {
      LayoutInsets(
        top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
        right: insets.right * factor)
    }
    var result = self
    result.configuration.container = size(configuration.container)
    result.configuration.adjustedContentInset = insets(configuration.adjustedContentInset)
    result.configuration.safeAreaInsets = insets(configuration.safeAreaInsets)
    result.configuration.layoutMargins = insets(configuration.layoutMargins)
    result.configuration.pinnedHeaderOffset *= factor
    result.contentOffset = contentOffset.map { LayoutPoint(x: $0.x * factor, y: $0.y * factor) }
    result.sections = sections.map { section in
      var section = section
      section.metrics.mapLengths({ $0 * factor }, sizes: size, insets: insets)
      switch section.items {
      case .uniform: break
      case .sizes(let sizes): section.items = .sizes(sizes.map(size))
      case .grid(var grid, let count):
        if case .minimum(let minimum) = grid.lanes { grid.lanes = .minimum(minimum * factor) }
        switch grid.lengths {
        case .fixed(let length): grid.lengths = .fixed(length * factor)
        case .each(let lengths): grid.lengths = .each(lengths.map { $0 * factor })
        case .aspectRatio: break
        }
        section.items = .grid(grid, count: count)
      }
      return section
    }
    return result
  }
}

extension SectionMetrics {
  /// Replaces every length by a function of it.
  mutating func mapLengths(
    _ length: (Double) -> Double, sizes: (LayoutSize) -> LayoutSize,
    insets: (LayoutInsets) -> LayoutInsets
  ) {
    itemSize = sizes(itemSize)
    estimatedItemSize = sizes(estimatedItemSize)
    headerReferenceSize = sizes(headerReferenceSize)
    footerReferenceSize = sizes(footerReferenceSize)
    minimumLineSpacing = length(minimumLineSpacing)
    minimumInteritemSpacing = length(minimumInteritemSpacing)
    sectionInset = insets(sectionInset)
  }
}

extension LayoutSize {
  /// The size with its lengths exchanged.
  public var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension LayoutInsets {
  /// The insets with their axes exchanged.
  public var transposed: LayoutInsets {
    LayoutInsets(top: left, left: top, bottom: right, right: bottom)
  }
}

extension LayoutRect {
  /// The rectangle with its axes exchanged.
  public var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}
