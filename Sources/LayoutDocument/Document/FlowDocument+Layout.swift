public import FlowLayoutCore
import LayoutGeometry

/// From the document to the engine.
extension FlowDocument {
  /// The sections with their metrics resolved.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public func flowSections() -> [FlowSection] {
    sections.map { $0.resolved(defaults) }
  }

  /// Lays the document out.
  ///
  /// - Throws: A `DocumentError` that names the first value that no layout can be made from. A
  ///   document that was read has none, save a sum of lengths or counts that overflows.
  /// - Complexity: As `FlowLayout.init`.
  public func layout() throws(DocumentError) -> FlowLayout {
    do {
      return try FlowLayout(
        configuration: configuration, sections: flowSections(), contentOffset: contentOffset)
    } catch {
      throw documentError(error)
    }
  }

  /// An error of the engine, told in the document's terms.
  private func documentError(_ error: FlowLayoutError) -> DocumentError {
    DocumentError(path: path(of: error.place).description, problem: problem(error.reason))
  }

  private func path(of place: FlowLayoutError.Place) -> JSONPath {
    switch place {
    case .configuration(let property): return JSONPath().appending(property.rawValue)
    case .section(let index, let property): return path(of: property, inSection: index)
    case .item(let item, let property):
      return path(of: property, inSection: item.section).appending(item.item)
    case .argument: return JSONPath()
    }
  }

  /// The path of a section's property: in the section, or in the document if it is inherited.
  private func path(of property: FlowLayoutError.Property, inSection index: Int) -> JSONPath {
    let section = JSONPath().appending("sections").appending(index)
    let keys = GridKeys(configuration.scrollDirection)
    let grid = section.appending("grid")
    switch property {
    case .sections: return section
    case .gridLanes: return grid.appending(keys.count)
    case .gridMinimum: return grid.appending(keys.minimum)
    case .gridLength: return grid.appending(keys.length)
    case .gridLengths: return grid.appending(keys.lengths)
    case .gridAspectRatio: return grid.appending(keys.aspectRatio)
    default:
      let isInherited =
        sections.indices.contains(index)
        && FlowDocument.metricsKeys.contains(property.rawValue)
        && !sections[index].overrides.members.contains { $0.key == property.rawValue }
      return (isInherited ? JSONPath() : section).appending(property.rawValue)
    }
  }

  private func problem(_ reason: FlowLayoutError.Reason) -> DocumentError.Problem {
    switch reason {
    case .notANumber: .invalid("is not a number")
    case .infinite: .invalid("is infinite")
    case .negative: .invalid("is negative")
    case .notPositive: .invalid("is not above 0")
    case .tooLarge: .invalid("is too large")
    case .tooSmall: .invalid("is too small")
    case .countMismatch(let expected, let found):
      .countMismatch(expected: expected, found: found, of: "values")
    case .overflow: .invalid("makes the sum of lengths or counts too large")
    case .noSuchElement: .invalid("is no element of the layout")
    case .inGrid: .invalid("is in a grid")
    }
  }
}
