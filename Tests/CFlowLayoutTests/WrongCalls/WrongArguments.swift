import CFlowLayout
import CFlowLayoutHeader

extension WrongCall {
  /// Pointers, counts, choices and elements that are wrong in questions.
  static let questions: [WrongCall] = [
    WrongCall(FLOW_ERROR_NULL, "layout is null") {
      unsafe flowLayoutContentSize(nil, &$0.size)
    },
    WrongCall(FLOW_ERROR_NULL, "size is null") {
      unsafe flowLayoutContentSize($0.handle, nil)
    },
    WrongCall(FLOW_ERROR_NULL, "offset is null") {
      unsafe flowLayoutContentOffset($0.handle, nil)
    },
    WrongCall(FLOW_ERROR_NULL, "frame is null") {
      unsafe flowLayoutFrame($0.handle, .item(0, 0), nil)
    },
    WrongCall(FLOW_ERROR_NULL, "copy is null") { unsafe flowLayoutCopy($0.handle, nil) },
    WrongCall(FLOW_ERROR_NULL, "configuration is null") {
      unsafe flowLayoutConfiguration($0.handle, nil)
    },
    WrongCall(FLOW_ERROR_HANDLE, "layout is no layout") { subject in
      var memory = unsafe flow_layout(tag: 1, object: nil)
      return unsafe flowLayoutContentSize(&memory, &subject.size)
    },
    WrongCall(FLOW_ERROR_HANDLE, "layout is no layout") { _ in
      var memory = unsafe flow_layout(tag: 0x666c_6f77_6c61_7931, object: nil)
      return unsafe flowLayoutDestroy(&memory)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "section 3 does not exist") {
      unsafe flowLayoutItemCount($0.handle, 3, &$0.count)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "section -1 does not exist") {
      unsafe flowLayoutItemCount($0.handle, -1, &$0.count)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "element does not exist") {
      unsafe flowLayoutFrame($0.handle, .item(0, 10), &$0.rect)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "element does not exist") {
      unsafe flowLayoutFrame($0.handle, .item(.min, .max), &$0.rect)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "element does not exist") {
      unsafe flowLayoutFrame(
        $0.handle, flow_element_id(kind: 0, reserved: 0, path: flow_path(section: 0, item: 1)),
        &$0.rect)
    },
    WrongCall(FLOW_ERROR_CHOICE, "element: kind is 3, which is none of the choices") {
      unsafe flowLayoutFrame(
        $0.handle, flow_element_id(kind: 3, reserved: 0, path: flow_path()), &$0.rect)
    },
    WrongCall(FLOW_ERROR_CHOICE, "element: kind is -2147483648, which is none of the choices") {
      unsafe flowLayoutFrame(
        $0.handle, flow_element_id(kind: .min, reserved: 0, path: flow_path()), &$0.rect)
    },
    WrongCall(FLOW_ERROR_NOT_A_NUMBER, "an argument is not a number") {
      unsafe flowLayoutElements(
        $0.handle, flow_rect(x: 0, y: .nan, width: 1, height: 1), nil, 0, &$0.count)
    },
    WrongCall(FLOW_ERROR_COUNT, "capacity is negative") {
      unsafe flowLayoutVisibleElements($0.handle, nil, -1, &$0.count)
    },
    WrongCall(FLOW_ERROR_NULL, "buffer is null") {
      unsafe flowLayoutVisibleElements($0.handle, nil, 1, &$0.count)
    },
    WrongCall(FLOW_ERROR_NULL, "count is null") {
      unsafe flowLayoutVisibleElements($0.handle, nil, 0, nil)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "section 9 does not exist") {
      unsafe flowLayoutItemFrames(
        $0.handle, flow_item_range(section: 9, first: 0, end: 1), nil, 0, &$0.count)
    },
  ]

  /// Points, targets and scroll positions that are wrong.
  static let targets: [WrongCall] = [
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "an element at the point does not exist") {
      unsafe flowLayoutHitTest($0.handle, flow_point(x: .nan, y: 0), &$0.element)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "moving does not exist") {
      var moving = flow_path(section: 0, item: -1)
      return unsafe flowLayoutDropTarget(
        $0.handle, flow_point(x: 0, y: 0), &moving, &$0.path)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "target does not exist") {
      unsafe flowLayoutScrollTarget($0.handle, .item(2, 4), 0, 0, &$0.point)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "target does not exist") {
      unsafe flowLayoutScrollTarget(
        $0.handle, flow_element_id(kind: 3, reserved: 0, path: flow_path(section: -1, item: 0)),
        0, 0, &$0.point)
    },
    WrongCall(FLOW_ERROR_CHOICE, "position is 7, which is none of the choices") {
      unsafe flowLayoutScrollTarget($0.handle, .item(0, 0), 7, 0, &$0.point)
    },
    WrongCall(FLOW_ERROR_NOT_A_NUMBER, "configuration: offset is not a number") {
      unsafe flowLayoutScrollTo($0.handle, flow_point(x: .nan, y: 0))
    },
    WrongCall(FLOW_ERROR_INFINITE, "configuration: offset is infinite") {
      unsafe flowLayoutScrollTo($0.handle, flow_point(x: 0, y: -.infinity))
    },
    WrongCall(FLOW_ERROR_TOO_LARGE, "configuration: offset is too large") {
      unsafe flowLayoutClampedOffset($0.handle, flow_point(x: 0, y: 0x1p61), &$0.point)
    },
    WrongCall(FLOW_ERROR_NOT_A_NUMBER, "configuration: offset is not a number") {
      unsafe flowLayoutScrollStep($0.handle, flow_point(x: 0, y: .nan), nil, 0, &$0.count)
    },
    WrongCall(FLOW_ERROR_BUFFER, "the step has 11 events", writesCount: true) {
      unsafe flowLayoutScrollStep($0.handle, flow_point(x: 0, y: 140), nil, 0, &$0.count)
    },
  ]
}

extension flow_element_id {
  /// An item.
  static func item(_ section: Int64, _ item: Int64) -> flow_element_id {
    flow_element_id(
      kind: Int32(FLOW_ITEM), reserved: 0, path: flow_path(section: section, item: item))
  }
}
