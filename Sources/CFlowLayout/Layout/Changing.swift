public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_layout_set_configuration`: takes another configuration.
@c(flow_layout_set_configuration)
public func flowLayoutSetConfiguration(
  _ layout: UnsafeMutablePointer<flow_layout>?,
  _ configuration: UnsafePointer<flow_configuration>?, _ anchor: UnsafePointer<flow_anchor>?,
  _ change: UnsafeMutablePointer<flow_change>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput.optional(change, "change")
    let configuration = try unsafe flow_configuration.read(configuration)
    let anchor = try unsafe ScrollAnchor.read(anchor, default: .none, in: object.layout)
    let done = try object.layout.setConfiguration(configuration, anchor: anchor)
    object.take(done)
    unsafe output?.write(flow_change(done, touchedCount: object.touched.count))
  }
}

/// `flow_layout_set_metrics`: gives a section other spacings, insets, header, footer and sizes.
@c(flow_layout_set_metrics)
public func flowLayoutSetMetrics(
  _ layout: UnsafeMutablePointer<flow_layout>?, _ section: Int64,
  _ metrics: UnsafePointer<flow_section>?, _ anchor: UnsafePointer<flow_anchor>?,
  _ change: UnsafeMutablePointer<flow_change>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput.optional(change, "change")
    let pointer = try unsafe UnsafeRawPointer(required(metrics, "metrics"))
    let fields = try unsafe readStruct(
      pointer, over: flow_section.defaults, required: flow_section.requiredSize, "metrics")
    let anchor = try unsafe ScrollAnchor.read(anchor, default: .none, in: object.layout)
    let done = try object.layout.setMetrics(
      unsafe fields.metrics, inSection: Int(clamping: section), anchor: anchor)
    object.take(done)
    unsafe output?.write(flow_change(done, touchedCount: object.touched.count))
  }
}

/// `flow_layout_perform_batch`: performs changes of sections and items at once.
@c(flow_layout_perform_batch)
public func flowLayoutPerformBatch(
  _ layout: UnsafeMutablePointer<flow_layout>?, _ batch: UnsafePointer<flow_batch>?,
  _ anchor: UnsafePointer<flow_anchor>?, _ change: UnsafeMutablePointer<flow_change>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput.optional(change, "change")
    let batch = try unsafe BatchUpdates.read(batch)
    let anchor = try unsafe ScrollAnchor.read(anchor, default: .none, in: object.layout)
    let applied = try object.layout.apply(batch, anchor: anchor)
    object.mapping = applied.mapping
    object.take(applied.change)
    unsafe output?.write(flow_change(applied.change, touchedCount: object.touched.count))
  }
}

/// `flow_layout_old_element`: what an element after the last batch was before it.
@c(flow_layout_old_element)
public func flowLayoutOldElement(
  _ layout: UnsafePointer<flow_layout>?, _ element: flow_element_id,
  _ oldElement: UnsafeMutablePointer<flow_element_id>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(oldElement, "old_element")
    unsafe target.pointee = try object.mapped(
      element, isInLayout: true, section: { $0.oldSection(ofNew: $1) },
      path: { $0.oldPath(ofNew: $1) })
  }
}

/// `flow_layout_new_element`: what an element before the last batch is after it.
@c(flow_layout_new_element)
public func flowLayoutNewElement(
  _ layout: UnsafePointer<flow_layout>?, _ element: flow_element_id,
  _ newElement: UnsafeMutablePointer<flow_element_id>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(newElement, "new_element")
    unsafe target.pointee = try object.mapped(
      element, isInLayout: false, section: { $0.newSection(ofOld: $1) },
      path: { $0.newPath(ofOld: $1) })
  }
}

/// `flow_layout_touched`: what the last change touched.
@c(flow_layout_touched)
public func flowLayoutTouched(
  _ layout: UnsafePointer<flow_layout>?, _ buffer: UnsafeMutablePointer<flow_touched>?,
  _ capacity: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(buffer, capacity, count)
    for touched in object.touched { unsafe output.put(touched) }
    unsafe output.finish()
  }
}

extension LayoutObject {
  /// Notes what a change touched.
  func take(_ change: LayoutChange) {
    touched.removeAll(keepingCapacity: true)
    for section in change.touched {
      for items in section.items { note(FLOW_TOUCHED_ITEMS, section.section, items) }
      if let line = section.lastLine { note(FLOW_TOUCHED_LAST_LINE, section.section, line) }
      if section.hasNewBoundaries { note(FLOW_TOUCHED_BOUNDARIES, section.section, 0..<0) }
    }
  }

  private func note(_ kind: Int, _ section: Int, _ items: Range<Int>) {
    touched.append(
      flow_touched(
        kind: Int32(kind), reserved: 0,
        items: flow_item_range(
          section: Int64(section), first: Int64(items.lowerBound), end: Int64(items.upperBound))))
  }

  /// The element on the other side of the last batch.
  ///
  /// Indices that cannot exist do not reach the mapping, which calculates with them; what exists on
  /// neither side is told by the layout after the batch.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isInLayout: Whether it is one of after, so that the layout knows it.
  ///   - section: Maps a section.
  ///   - path: Maps an item.
  /// - Returns: The other element.
  /// - Throws: An `InterfaceError` where there is none.
  fileprivate func mapped(
    _ element: flow_element_id, isInLayout: Bool, section: (UpdateMapping, Int) -> Int?,
    path: (UpdateMapping, ItemPath) -> ItemPath?
  ) throws(InterfaceError) -> flow_element_id {
    let isSection = element.kind == Int32(FLOW_SECTION)
    let kind: ElementKind = isSection ? .header : try ElementIdentifier(element, "element").kind
    let old = ItemPath(element.path)
    let indices = 0..<Int(largestListCount)
    let item = kind == .item ? old.item : 0
    guard let mapping, indices.contains(old.section), indices.contains(item),
      !isInLayout || exists(kind, old)
    else { throw .noSuchElement("element", old) }
    let new =
      kind == .item
      ? path(mapping, old) : section(mapping, old.section).map { ItemPath(section: $0, item: 0) }
    guard let new, isInLayout || exists(kind, new) else { throw .noSuchElement("element", old) }
    return flow_element_id(kind: element.kind, reserved: 0, path: new.interfaceValue)
  }

  /// Whether the layout has a section, and for an item that item.
  private func exists(_ kind: ElementKind, _ path: ItemPath) -> Bool {
    guard let count = layout.itemCount(inSection: path.section) else { return false }
    return kind != .item || path.item < count
  }
}

extension flow_change {
  /// What a change did, for a caller.
  init(_ change: LayoutChange, touchedCount: Int) {
    self.init()
    content_size_adjustment = change.contentSizeAdjustment.interfaceValue
    content_offset_adjustment = change.contentOffsetAdjustment.interfaceValue
    content_offset = change.contentOffset.interfaceValue
    anchor = change.anchor.interfaceValue
    touched_count = Int64(touchedCount)
  }
}
