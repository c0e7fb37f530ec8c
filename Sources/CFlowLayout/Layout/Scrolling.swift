public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_layout_scroll_to`: moves the scroll position.
@c(flow_layout_scroll_to)
public func flowLayoutScrollTo(
  _ layout: UnsafeMutablePointer<flow_layout>?, _ offset: flow_point
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    try object.layout.scroll(to: LayoutPoint(offset))
  }
}

/// `flow_layout_scroll_step`: moves the scroll position and lists what that changes on screen.
@c(flow_layout_scroll_step)
public func flowLayoutScrollStep(
  _ layout: UnsafeMutablePointer<flow_layout>?, _ offset: flow_point,
  _ events: UnsafeMutablePointer<flow_scroll_event>?, _ capacity: Int64,
  _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(events, capacity, count)
    let before = (object.layout.contentOffset, object.cursor)
    try object.layout.scroll(to: LayoutPoint(offset), &object.cursor) { event in
      unsafe output.put(event.interfaceValue)
    }
    unsafe output.finish()
    if unsafe !output.fits {
      try object.layout.scroll(to: before.0)
      object.cursor = before.1
      throw InterfaceError(
        FLOW_ERROR_BUFFER, "the step has \(unsafe output.count) events",
        expected: unsafe output.count, found: unsafe output.room)
    }
  }
}

/// `flow_layout_forget_screen`: at the next step everything enters.
@c(flow_layout_forget_screen)
public func flowLayoutForgetScreen(_ layout: UnsafeMutablePointer<flow_layout>?) -> flow_status {
  answer { try unsafe object(layout).cursor = ScrollCursor() }
}

extension ScrollEvent {
  /// The event for a caller.
  @inline(__always)
  fileprivate var interfaceValue: flow_scroll_event {
    switch self {
    case .entered(let element):
      flow_scroll_event(
        change: Int32(FLOW_ENTERED), reserved: 0, element: element.interfaceValue)
    case .left(let identifier):
      flow_scroll_event(
        change: Int32(FLOW_LEFT), reserved: 0,
        element: FlowElement(identifier: identifier, frame: .zero).interfaceValue)
    case .moved(let element):
      flow_scroll_event(change: Int32(FLOW_MOVED), reserved: 0, element: element.interfaceValue)
    }
  }
}
