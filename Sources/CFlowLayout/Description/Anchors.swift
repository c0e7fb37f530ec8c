import CFlowLayoutHeader
import FlowLayoutCore

extension ScrollAnchor {
  /// The anchor that a caller gives, or a default where it is null.
  ///
  /// - Throws: An `InterfaceError` where it is no anchor or its element is not in the layout.
  static func read(
    _ pointer: UnsafePointer<flow_anchor>?, default standard: ScrollAnchor, in layout: FlowLayout
  ) throws(InterfaceError) -> ScrollAnchor {
    guard let pointer = unsafe pointer else { return standard }
    let anchor = unsafe pointer.pointee
    switch Int(anchor.kind) {
    case FLOW_ANCHOR_NONE: return .none
    case FLOW_ANCHOR_TOP: return .top
    case FLOW_ANCHOR_BOTTOM: return .bottom
    case FLOW_ANCHOR_END: return .end
    case FLOW_ANCHOR_LEADING:
      return .leadingEdge(try element(of: anchor, in: layout), distance: try distance(of: anchor))
    case FLOW_ANCHOR_TRAILING:
      return .trailingEdge(try element(of: anchor, in: layout), distance: try distance(of: anchor))
    default:
      throw InterfaceError(
        FLOW_ERROR_CHOICE, "anchor: kind is \(anchor.kind), which is none of the choices")
    }
  }

  private static func element(
    of anchor: flow_anchor, in layout: FlowLayout
  ) throws(InterfaceError) -> ElementIdentifier {
    let element = try ElementIdentifier(anchor.element, "anchor: element")
    guard layout.frame(of: element) != nil else {
      throw .noSuchElement("anchor: element", element.path)
    }
    return element
  }

  private static func distance(of anchor: flow_anchor) throws(InterfaceError) -> Double? {
    guard anchor.has_distance != 0 else { return nil }
    let distance = anchor.distance
    if distance.isNaN {
      throw InterfaceError(FLOW_ERROR_NOT_A_NUMBER, "anchor: distance is not a number")
    }
    if distance.magnitude > 0x1p60 {
      throw InterfaceError(
        distance.isInfinite ? FLOW_ERROR_INFINITE : FLOW_ERROR_TOO_LARGE,
        "anchor: distance is too large")
    }
    return distance
  }

  /// The anchor for a caller.
  var interfaceValue: flow_anchor {
    switch self {
    case .none: flow_anchor(FLOW_ANCHOR_NONE)
    case .top: flow_anchor(FLOW_ANCHOR_TOP)
    case .bottom: flow_anchor(FLOW_ANCHOR_BOTTOM)
    case .end: flow_anchor(FLOW_ANCHOR_END)
    case .leadingEdge(let element, let distance):
      flow_anchor(FLOW_ANCHOR_LEADING, element, distance)
    case .trailingEdge(let element, let distance):
      flow_anchor(FLOW_ANCHOR_TRAILING, element, distance)
    }
  }
}

extension flow_anchor {
  /// An anchor of a kind, which C declares without a type.
  fileprivate init(
    _ kind: Int, _ element: ElementIdentifier? = nil, _ distance: Double? = nil
  ) {
    self.init()
    self.kind = Int32(kind)
    has_distance = distance == nil ? 0 : 1
    self.distance = distance ?? 0
    if let element { self.element = element.interfaceValue }
  }
}
