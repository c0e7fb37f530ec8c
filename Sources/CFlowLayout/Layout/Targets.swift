public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_layout_hit_test`: the topmost element at a point.
@c(flow_layout_hit_test)
public func flowLayoutHitTest(
  _ layout: UnsafePointer<flow_layout>?, _ point: flow_point,
  _ element: UnsafeMutablePointer<flow_element_id>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(element, "element")
    guard let found = object.layout.element(at: LayoutPoint(point)) else {
      throw InterfaceError.noSuchElement("an element at the point")
    }
    unsafe target.pointee = found.interfaceValue
  }
}

/// `flow_layout_drop_target`: where an item lands that is dropped at a point.
@c(flow_layout_drop_target)
public func flowLayoutDropTarget(
  _ layout: UnsafePointer<flow_layout>?, _ point: flow_point,
  _ moving: UnsafePointer<flow_path>?, _ target: UnsafeMutablePointer<flow_path>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe required(target, "target")
    let moving = unsafe moving.map { unsafe ItemPath($0.pointee) }
    if let moving, object.layout.frameOfItem(at: moving) == nil {
      throw InterfaceError.noSuchElement("moving", moving)
    }
    guard let found = object.layout.dropTarget(at: LayoutPoint(point), moving: moving) else {
      throw InterfaceError.noSuchElement("a section to drop into")
    }
    unsafe output.pointee = found.interfaceValue
  }
}

/// The positions in the order of their numbers in the header.
private let scrollPositions: [ScrollPosition] = [
  .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, .nearest,
]

/// `flow_layout_scroll_target`: the offset at which a target lies at a position.
@c(flow_layout_scroll_target)
public func flowLayoutScrollTarget(
  _ layout: UnsafePointer<flow_layout>?, _ target: flow_element_id, _ position: Int32,
  _ avoidsPinned: Int32, _ offset: UnsafeMutablePointer<flow_point>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe required(offset, "offset")
    let position = try choice(position, of: scrollPositions, "position")
    let place: ScrollTarget
    if target.kind == Int32(FLOW_SECTION) {
      place = .section(Int(clamping: target.path.section))
    } else {
      place = .element(try ElementIdentifier(target, "target"))
    }
    guard
      let found = object.layout.offset(
        showing: place, at: position, avoidingPinned: avoidsPinned != 0)
    else { throw InterfaceError.noSuchElement("target", ItemPath(target.path)) }
    unsafe output.pointee = found.interfaceValue
  }
}
