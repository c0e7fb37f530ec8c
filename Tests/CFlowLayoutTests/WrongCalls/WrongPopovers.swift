import CFlowLayout
import CFlowLayoutHeader

extension WrongCall {
  /// A request with something wrong in it.
  private static func request(
    _ status: Int, _ message: String,
    _ change: @escaping @Sendable (inout flow_popover_request) -> Void
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      var request = flow_popover_request()
      _ = unsafe flowPopoverRequestInit(
        &request, UInt32(MemoryLayout<flow_popover_request>.size))
      request.container = flow_rect(x: 0, y: 0, width: 400, height: 600)
      change(&request)
      return unsafe flowPopoverPlace(&request, &subject.placement)
    }
  }

  /// A list of people with something wrong in it.
  private static func people(
    _ status: Int, _ message: String, counts: [Int64] = [3, 2],
    _ change: @escaping @Sendable (inout flow_people_metrics) -> Void = { _ in }
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      var metrics = flow_people_metrics()
      _ = unsafe flowPeopleMetricsInit(&metrics, UInt32(MemoryLayout<flow_people_metrics>.size))
      change(&metrics)
      return unsafe flowPeopleMeasure(
        &metrics, counts, Int64(counts.count), nil, &subject.sizes)
    }
  }

  /// Popovers that cannot be placed, and lists of people that have no size.
  static let popovers: [WrongCall] = [
    WrongCall(FLOW_ERROR_NULL, "request is null") {
      unsafe flowPopoverPlace(nil, &$0.placement)
    },
    WrongCall(FLOW_ERROR_NULL, "placement is null") { _ in flowPopoverPlace(nil, nil) },
    request(FLOW_ERROR_STRUCT_SIZE, "request: struct_size is 80") { $0.struct_size = 80 },
    request(FLOW_ERROR_NOT_A_NUMBER, "request: source_rect is not a number") {
      $0.source_rect.x = .nan
    },
    request(FLOW_ERROR_INFINITE, "request: gap is infinite") { $0.gap = .infinity },
    request(FLOW_ERROR_NEGATIVE, "request: display_scale is negative") { $0.display_scale = -1 },
    request(FLOW_ERROR_EMPTY_CONTAINER, "request: container has no width or no height") {
      $0.container.width = 0
    },
    request(FLOW_ERROR_NO_USABLE_AREA, "request: container has no room at all") {
      $0.has_keyboard = 1
      $0.keyboard_frame = flow_rect(x: 0, y: 0, width: 400, height: 600)
    },
    request(
      FLOW_ERROR_CHOICE, "request: direction_preference is 3, which is none of the choices"
    ) { $0.direction_preference.2 = 3 },
    request(FLOW_ERROR_CHOICE, "request: previous_direction is 16, which is none of the choices") {
      $0.previous_direction = 16
    },
    request(FLOW_ERROR_CHOICE, "request: selection is -1, which is none of the choices") {
      $0.selection = -1
    },
    request(FLOW_ERROR_CHOICE, "request: trait_answer is -2, which is none of the choices") {
      ($0.adapts, $0.trait_answer) = (1, -2)
    },
    people(FLOW_ERROR_NEGATIVE, "counts[1] is negative", counts: [1, -1]),
    people(FLOW_ERROR_TOO_LARGE, "counts[0] is too large", counts: [.max]),
    people(FLOW_ERROR_NOT_POSITIVE, "metrics: row_height is not above 0") { $0.row_height = 0 },
    people(FLOW_ERROR_NOT_A_NUMBER, "metrics: header_label_bottom_inset is not a number") {
      $0.header_label_bottom_inset = .nan
    },
    people(FLOW_ERROR_NOT_POSITIVE, "metrics: columns is not above 0") { $0.columns = .min },
    people(FLOW_ERROR_STRUCT_SIZE, "metrics: struct_size is 1") { $0.struct_size = 1 },
    WrongCall(FLOW_ERROR_NULL, "counts is null") {
      unsafe flowPeopleMeasure(nil, nil, 2, nil, &$0.sizes)
    },
    WrongCall(FLOW_ERROR_COUNT, "count_count is negative") {
      unsafe flowPeopleFittedSize(nil, nil, -1, 100, &$0.size)
    },
    WrongCall(FLOW_ERROR_NOT_A_NUMBER, "an argument is not a number") {
      unsafe flowPeopleFittedSize(nil, nil, 0, .nan, &$0.size)
    },
    WrongCall(FLOW_ERROR_CHOICE, "layout_direction is 2, which is none of the choices") {
      unsafe flowPeopleLayout(nil, nil, 0, flow_size(width: 1, height: 1), 2, &$0.made)
    },
    WrongCall(FLOW_ERROR_NEGATIVE, "configuration: container is negative") {
      var size = flow_size(width: -1, height: 0)
      return unsafe flowPeopleMeasure(nil, nil, 0, &size, &$0.sizes)
    },
    WrongCall(FLOW_ERROR_NULL, "request is null") {
      unsafe flowPeoplePlace(nil, nil, 0, nil, 0, &$0.placement, &$0.sizes, &$0.made)
    },
  ]
}
