import FlowLayoutCore
import LayoutGeometry
import ReferenceLayout
import Testing

/// A size, written short.
func size(_ width: Double, _ height: Double) -> LayoutSize {
  LayoutSize(width: width, height: height)
}

/// A rectangle, written short.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Metrics without spacings, changed by a closure.
func metrics(
  line: Double = 0, interitem: Double = 0, _ change: (inout SectionMetrics) -> Void = { _ in }
) -> SectionMetrics {
  var result = SectionMetrics()
  result.minimumLineSpacing = line
  result.minimumInteritemSpacing = interitem
  change(&result)
  return result
}

/// The model's layout of some sections in a container, with a configuration changed by a closure.
func layout(
  _ container: LayoutSize, _ sections: [FlowSection], offset: LayoutPoint? = nil,
  _ change: (inout FlowConfiguration) -> Void = { _ in }
) -> PlainLayout {
  var configuration = FlowConfiguration(container: container)
  change(&configuration)
  return PlainLayout(configuration: configuration, sections: sections, contentOffset: offset)
}

/// Items of one width each, 20 high.
func widths(_ widths: Double...) -> SectionItems { .sizes(widths.map { size($0, 20) }) }

extension PlainLayout {
  /// The left edges of a section's items, to a millionth.
  func lefts(_ section: Int = 0) -> [Double] { sections[section].items.map { tidy($0.x) } }
  /// The top edges of a section's items, to a millionth.
  func tops(_ section: Int = 0) -> [Double] { sections[section].items.map { tidy($0.y) } }
}

/// A number to a millionth, so that literals can be compared.
func tidy(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
