import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

extension LayoutPoint {
  /// The point of a caller.
  init(_ point: flow_point) { self.init(x: point.x, y: point.y) }

  /// The point for a caller.
  var interfaceValue: flow_point { flow_point(x: x, y: y) }
}

extension LayoutSize {
  /// The size of a caller.
  init(_ size: flow_size) { self.init(width: size.width, height: size.height) }

  /// The size for a caller.
  var interfaceValue: flow_size { flow_size(width: width, height: height) }
}

extension LayoutRect {
  /// The rectangle of a caller.
  init(_ rect: flow_rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The rectangle for a caller.
  var interfaceValue: flow_rect { flow_rect(x: x, y: y, width: width, height: height) }
}

extension LayoutInsets {
  /// The insets of a caller.
  init(_ insets: flow_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The insets for a caller.
  var interfaceValue: flow_insets {
    flow_insets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension ItemPath {
  /// The path of a caller.
  init(_ path: flow_path) {
    self.init(section: Int(clamping: path.section), item: Int(clamping: path.item))
  }

  /// The path for a caller.
  var interfaceValue: flow_path { flow_path(section: Int64(section), item: Int64(item)) }
}

extension ElementIdentifier {
  /// The element of a caller.
  init(_ element: flow_element_id, _ name: String) throws(InterfaceError) {
    guard let raw = UInt8(exactly: element.kind), let kind = ElementKind(rawValue: raw) else {
      throw InterfaceError(
        FLOW_ERROR_CHOICE, "\(name): kind is \(element.kind), which is none of the choices")
    }
    self.init(kind: kind, path: ItemPath(element.path))
  }

  /// The element for a caller.
  @inline(__always)
  var interfaceValue: flow_element_id {
    flow_element_id(kind: Int32(kind.rawValue), reserved: 0, path: path.interfaceValue)
  }
}

extension FlowElement {
  /// The element with its frame, for a caller.
  @inline(__always)
  var interfaceValue: flow_element {
    flow_element(id: identifier.interfaceValue, frame: frame.interfaceValue)
  }
}

extension InterfaceError {
  /// The error of an element that a layout does not have.
  static func noSuchElement(_ name: String, _ path: ItemPath? = nil) -> InterfaceError {
    InterfaceError(
      FLOW_ERROR_NO_SUCH_ELEMENT, "\(name) does not exist", section: path?.section,
      item: path?.item)
  }
}
