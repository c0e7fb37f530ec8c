import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

extension BatchUpdates {
  /// The batch that a caller gives; whether it fits a layout is checked as it is performed.
  static func read(_ pointer: UnsafePointer<flow_batch>?) throws(InterfaceError) -> BatchUpdates {
    let pointer = try unsafe required(pointer, "batch")
    let fields = try unsafe readStruct(
      UnsafeRawPointer(pointer), over: flow_batch(), required: 8, "batch")
    var batch = BatchUpdates()
    try unsafe batch.readSections(fields)
    try unsafe batch.readItems(fields)
    if unsafe fields.has_counts_after != 0 {
      let counts = try unsafe list(
        fields.counts_after, fields.counts_after_count, "batch: counts_after",
        countName: "batch: counts_after_count")
      batch.countsAfter = unsafe counts.map { Int(clamping: $0) }
    }
    return batch
  }

  private mutating func readSections(_ fields: flow_batch) throws(InterfaceError) {
    deletedSections = try unsafe list(
      fields.deleted_sections, fields.deleted_section_count, "batch: deleted_sections",
      countName: "batch: deleted_section_count"
    ).map { Int(clamping: $0) }
    insertedSections = try unsafe placements(
      list(
        fields.inserted_sections, fields.inserted_section_count, "batch: inserted_sections",
        countName: "batch: inserted_section_count"))
    movedSections = try unsafe list(
      fields.moved_sections, fields.moved_section_count, "batch: moved_sections",
      countName: "batch: moved_section_count"
    ).map { SectionMove(from: Int(clamping: $0.source), to: Int(clamping: $0.target)) }
    reloadedSections = try unsafe placements(
      list(
        fields.reloaded_sections, fields.reloaded_section_count, "batch: reloaded_sections",
        countName: "batch: reloaded_section_count"))
  }

  private mutating func readItems(_ fields: flow_batch) throws(InterfaceError) {
    deletedItems = try unsafe list(
      fields.deleted_items, fields.deleted_item_count, "batch: deleted_items",
      countName: "batch: deleted_item_count"
    ).map { ItemPath($0) }
    insertedItems = try unsafe list(
      fields.inserted_items, fields.inserted_item_count, "batch: inserted_items",
      countName: "batch: inserted_item_count"
    ).map { ItemPlacement($0) }
    movedItems = try unsafe list(
      fields.moved_items, fields.moved_item_count, "batch: moved_items",
      countName: "batch: moved_item_count"
    ).map { ItemMove(from: ItemPath($0.source), to: ItemPath($0.target)) }
    reloadedItems = try unsafe list(
      fields.reloaded_items, fields.reloaded_item_count, "batch: reloaded_items",
      countName: "batch: reloaded_item_count"
    ).map { ItemPlacement($0) }
  }

  private func placements(
    _ placements: UnsafeBufferPointer<flow_section_placement>
  ) throws(InterfaceError) -> [SectionPlacement] {
    var reader = SectionReader()
    var result: [SectionPlacement] = []
    for place in placements.indices {
      let index = unsafe Int(clamping: placements[place].index)
      guard let section = unsafe placements[place].section else {
        throw InterfaceError(
          FLOW_ERROR_NULL, "batch: section \(index) is null", section: index)
      }
      let read = try unsafe reader.section(at: UnsafeRawPointer(section), index: index)
      result.append(SectionPlacement(at: index, read))
    }
    return result
  }
}

extension BatchUpdates.ItemPlacement {
  /// The placement of a caller.
  fileprivate init(_ placement: flow_item_placement) {
    self.init(
      at: ItemPath(placement.path),
      size: placement.has_size == 0 ? nil : LayoutSize(placement.size))
  }
}
