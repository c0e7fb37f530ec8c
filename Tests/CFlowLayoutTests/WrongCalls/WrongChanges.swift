import CFlowLayout
import CFlowLayoutHeader

extension WrongCall {
  /// A batch with something wrong in it.
  private static func batch(
    _ status: Int, _ message: String, _ change: @escaping @Sendable (inout flow_batch) -> Void
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      var batch = unsafe flow_batch()
      unsafe batch.struct_size = UInt32(MemoryLayout<flow_batch>.size)
      unsafe change(&batch)
      return unsafe flowLayoutPerformBatch(subject.handle, &batch, nil, &subject.change)
    }
  }

  /// Deletes items of a batch.
  private static func deleting(_ status: Int, _ message: String, _ paths: flow_path...) -> WrongCall
  {
    WrongCall(status, message) { subject in
      unsafe paths.withUnsafeBufferPointer { paths in
        var batch = unsafe flow_batch()
        unsafe batch.struct_size = UInt32(MemoryLayout<flow_batch>.size)
        unsafe batch.deleted_items = paths.baseAddress
        unsafe batch.deleted_item_count = Int64(paths.count)
        return unsafe flowLayoutPerformBatch(subject.handle, &batch, nil, &subject.change)
      }
    }
  }

  /// An anchor with something wrong in it.
  private static func anchor(
    _ status: Int, _ message: String, _ change: @escaping @Sendable (inout flow_anchor) -> Void
  ) -> WrongCall {
    WrongCall(status, message) { subject in
      var anchor = flow_anchor()
      anchor.kind = Int32(FLOW_ANCHOR_LEADING)
      anchor.element = .item(0, 0)
      change(&anchor)
      return unsafe flowLayoutForgetMeasurements(subject.handle, &anchor, &subject.change)
    }
  }

  /// One measurement.
  private static func measuring(
    _ status: Int, _ message: String, _ measurement: flow_measurement
  ) -> WrongCall {
    WrongCall(status, message) {
      var measurement = measurement
      return unsafe flowLayoutMeasure($0.handle, &measurement, 1, nil, &$0.change)
    }
  }

  /// Batches that cannot be performed.
  static let batches: [WrongCall] = [
    WrongCall(FLOW_ERROR_NULL, "batch is null") {
      unsafe flowLayoutPerformBatch($0.handle, nil, nil, &$0.change)
    },
    unsafe batch(FLOW_ERROR_STRUCT_SIZE, "batch: struct_size is 4") { unsafe $0.struct_size = 4 },
    unsafe batch(FLOW_ERROR_COUNT, "batch: deleted_section_count is negative") {
      unsafe $0.deleted_section_count = -1
    },
    unsafe batch(FLOW_ERROR_NULL, "batch: moved_items is null") { unsafe $0.moved_item_count = 1 },
    unsafe batch(FLOW_ERROR_COUNT, "batch: reloaded_item_count is too large") {
      unsafe $0.reloaded_item_count = .max
    },
    unsafe batch(
      FLOW_ERROR_COUNT_MISMATCH,
      "batch: counts disagree: counts_after has 0, the operations lead to 3"
    ) { unsafe $0.has_counts_after = 1 },
    deleting(
      FLOW_ERROR_INDEX_OUT_OF_RANGE, "batch: index out of range at section 0, item 10",
      flow_path(section: 0, item: 10)),
    deleting(
      FLOW_ERROR_INDEX_OUT_OF_RANGE, "batch: index out of range at section -1, item 0",
      flow_path(section: -1, item: 0)),
    deleting(
      FLOW_ERROR_DUPLICATE_OPERATION, "batch: the same operation twice at section 1, item 2",
      flow_path(section: 1, item: 2), flow_path(section: 1, item: 2)),
    WrongCall(FLOW_ERROR_IN_GRID, "batch: section 2: item_sizes[0] is in a grid") {
      var placement = flow_item_placement()
      placement.path = flow_path(section: 2, item: 0)
      placement.has_size = 1
      var batch = unsafe flow_batch()
      unsafe batch.struct_size = UInt32(MemoryLayout<flow_batch>.size)
      return unsafe withUnsafePointer(to: placement) { [subject = $0] placement in
        unsafe batch.inserted_items = placement
        unsafe batch.inserted_item_count = 1
        return unsafe flowLayoutPerformBatch(subject.handle, &batch, nil, &subject.change)
      }
    },
    WrongCall(FLOW_ERROR_STRUCT_SIZE, "change: struct_size is 0") {
      var change = flow_change()
      return unsafe flowLayoutPerformBatch($0.handle, nil, nil, &change)
    },
  ]

  /// Other changes that cannot be made.
  static let changes: [WrongCall] = [
    anchor(FLOW_ERROR_CHOICE, "anchor: kind is 6, which is none of the choices") { $0.kind = 6 },
    anchor(FLOW_ERROR_CHOICE, "anchor: element: kind is 3, which is none of the choices") {
      $0.element.kind = 3
    },
    anchor(FLOW_ERROR_NO_SUCH_ELEMENT, "anchor: element does not exist") {
      $0.element = .item(0, .max)
    },
    anchor(FLOW_ERROR_NOT_A_NUMBER, "anchor: distance is not a number") {
      ($0.has_distance, $0.distance) = (1, .nan)
    },
    anchor(FLOW_ERROR_INFINITE, "anchor: distance is too large") {
      ($0.has_distance, $0.distance) = (1, -.infinity)
    },
    WrongCall(FLOW_ERROR_NULL, "measurements is null") {
      unsafe flowLayoutMeasure($0.handle, nil, 1, nil, &$0.change)
    },
    WrongCall(FLOW_ERROR_COUNT, "measurement_count is negative") {
      unsafe flowLayoutMeasure($0.handle, nil, -1, nil, &$0.change)
    },
    measuring(
      FLOW_ERROR_NO_SUCH_ELEMENT, "section 0: item_sizes[10] does not exist",
      flow_measurement(element: .item(0, 10), size: flow_size(), length: 0)),
    measuring(
      FLOW_ERROR_IN_GRID, "section 2: item_sizes[0] is in a grid",
      flow_measurement(element: .item(2, 0), size: flow_size(), length: 0)),
    measuring(
      FLOW_ERROR_NEGATIVE, "section 1: item_sizes[0] is negative",
      flow_measurement(
        element: .item(1, 0), size: flow_size(width: -1, height: 0), length: 0)),
    measuring(
      FLOW_ERROR_CHOICE, "measurements[0]: kind is 3, which is none of the choices",
      flow_measurement(
        element: flow_element_id(kind: 3, reserved: 0, path: flow_path()), size: flow_size(),
        length: 0)),
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "section 7 does not exist") {
      unsafe flowLayoutSetMetrics($0.handle, 7, &$0.section, nil, &$0.change)
    },
    WrongCall(FLOW_ERROR_NULL, "metrics is null") {
      unsafe flowLayoutSetMetrics($0.handle, 0, nil, nil, &$0.change)
    },
    WrongCall(FLOW_ERROR_INFINITE, "section 0: item_size is infinite") {
      unsafe $0.section.item_size.width = .infinity
      return unsafe flowLayoutSetMetrics($0.handle, 0, &$0.section, nil, &$0.change)
    },
    WrongCall(FLOW_ERROR_NEGATIVE, "configuration: container is negative") {
      $0.configuration.container.height = -1
      return unsafe flowLayoutSetConfiguration($0.handle, &$0.configuration, nil, &$0.change)
    },
    WrongCall(FLOW_ERROR_NO_SUCH_ELEMENT, "element does not exist") {
      unsafe flowLayoutOldElement($0.handle, .item(0, 0), &$0.element)
    },
    WrongCall(FLOW_ERROR_CHOICE, "element: kind is 4, which is none of the choices") {
      unsafe flowLayoutNewElement(
        $0.handle, flow_element_id(kind: 4, reserved: 0, path: flow_path()), &$0.element)
    },
  ]
}
