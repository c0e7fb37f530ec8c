import LayoutGeometry

extension LayoutDirection {
  /// The direction in which a text is read: that of its first letter; nil where it has none.
  init?(ofText text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: self = .leftToRight
      case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        // Digits and marks of these scripts say nothing about the direction.
        guard scalar.value == 0x200F || scalar.properties.isAlphabetic else { continue }
        self = .rightToLeft
      default:
        guard scalar.properties.isAlphabetic else { continue }
        self = .leftToRight
      }
      return
    }
    return nil
  }

  /// The value of SVG's `direction`.
  var svgName: String { self == .leftToRight ? "ltr" : "rtl" }

  /// The value of SVG's `text-anchor` for text of this direction that begins or ends at the leading
  /// edge of a label in a layout of a direction.
  func svgAnchor(inLayout layout: LayoutDirection) -> String { self == layout ? "start" : "end" }
}
