import CFlowLayout
import CFlowLayoutHeader
import Testing

/// Calls with numbers of any kind: none ends the process, and one that fails changes nothing.
@Suite struct HostileCallTests {
  @Test(arguments: 0..<60) func nothingTraps(seed: Int) throws {
    var numbers = HostileNumbers(seed: UInt64(seed))
    let subject = try Subject()
    var doneCount = 0
    for _ in 0..<80 {
      let before = try facts(of: subject)
      let status = change(subject, &numbers)
      let name = unsafe String(cString: flowStatusName(status))
      #expect(name != "unknown" && status != FLOW_ERROR_INTERNAL)
      if status == FLOW_OK {
        doneCount += 1
      } else {
        #expect(try facts(of: subject) == before)
      }
      ask(subject, &numbers)
    }
    // Most numbers are ordinary: a good part of the calls must get as far as the engine.
    #expect(doneCount >= 15)
  }

  @Test(arguments: 0..<40) func popoversAndPeopleDoNotTrap(seed: Int) throws {
    var numbers = HostileNumbers(seed: UInt64(1000 + seed))
    let subject = try Subject()
    for _ in 0..<100 {
      var request = numbers.request()
      let status = unsafe flowPopoverPlace(&request, &subject.placement)
      #expect(status != FLOW_ERROR_INTERNAL)
      if status == FLOW_OK { #expect(subject.placement.body_frame.width.isFinite) }
      let counts = (0..<numbers.below(4)).map { _ in numbers.integer() }
      var metrics = flow_people_metrics()
      _ = unsafe flowPeopleMetricsInit(&metrics, UInt32(MemoryLayout<flow_people_metrics>.size))
      if numbers.chance(0.5) { metrics.columns = numbers.choice() }
      if numbers.chance(0.5) { metrics.item_width = numbers.double() }
      if numbers.chance(0.5) { metrics.interitem_spacing = numbers.double() }
      if numbers.chance(0.5) { metrics.maximum_height = numbers.double() }
      var placed = numbers.size()
      let measured = unsafe flowPeopleMeasure(
        &metrics, counts, Int64(counts.count), &placed, &subject.sizes)
      #expect(measured != FLOW_ERROR_INTERNAL)
      let fitted = unsafe flowPeopleFittedSize(
        &metrics, counts, numbers.integer() % Int64(counts.count + 1), numbers.double(),
        &subject.size)
      #expect(fitted != FLOW_ERROR_INTERNAL)
      let layout = unsafe flowPeoplePlace(
        &metrics, counts, Int64(counts.count), &request, numbers.double(), nil, nil,
        &subject.made)
      if layout == FLOW_OK { #expect(unsafe flowLayoutDestroy(subject.made) == FLOW_OK) }
    }
  }

  @Test(arguments: 0..<40) func makingDoesNotTrap(seed: Int) throws {
    var numbers = HostileNumbers(seed: UInt64(2000 + seed))
    var madeCount = 0
    for _ in 0..<100 {
      var configuration = numbers.configuration()
      var sections = unsafe [numbers.section(), numbers.section()]
      let offset = numbers.chance(0.5) ? [numbers.point()] : nil
      var made: UnsafeMutablePointer<flow_layout>?
      let status = unsafe flowLayoutCreate(
        &configuration, &sections, Int64(numbers.below(3)), offset,
        &made)
      #expect(status != FLOW_ERROR_INTERNAL)
      guard status == FLOW_OK else { continue }
      madeCount += 1
      var size = flow_size()
      #expect(unsafe flowLayoutContentSize(made, &size) == FLOW_OK)
      #expect(size.width.isFinite && size.height.isFinite)
      #expect(unsafe flowLayoutDestroy(made) == FLOW_OK)
    }
    #expect(madeCount > 0)
  }

  /// What a change that fails must leave alone; not all frames, for there may be billions.
  private func facts(of subject: Subject) throws -> [Double] {
    var (size, offset, count) = (flow_size(), flow_point(), Int64(0))
    try #require(unsafe flowLayoutContentSize(subject.handle, &size) == FLOW_OK)
    try #require(unsafe flowLayoutContentOffset(subject.handle, &offset) == FLOW_OK)
    try #require(unsafe flowLayoutSectionCount(subject.handle, &count) == FLOW_OK)
    return [size.width, size.height, offset.x, offset.y, Double(count)]
  }

  /// Changes the layout in some way.
  private func change(_ subject: Subject, _ numbers: inout HostileNumbers) -> flow_status {
    let anchor = numbers.chance(0.5) ? [numbers.anchor()] : nil
    switch numbers.below(8) {
    case 0:
      var configuration = numbers.configuration()
      return unsafe flowLayoutSetConfiguration(
        subject.handle, &configuration, anchor, &subject.change)
    case 1:
      var section = unsafe numbers.section()
      return unsafe flowLayoutSetMetrics(
        subject.handle, numbers.integer(), &section, anchor, &subject.change)
    case 2:
      var measurements = (0..<3).map { _ in
        flow_measurement(
          element: numbers.element(), size: numbers.size(), length: numbers.double())
      }
      return unsafe flowLayoutMeasure(
        subject.handle, &measurements, Int64(numbers.below(4)), anchor,
        &subject.change)
    case 3:
      return unsafe flowLayoutForgetMeasurements(
        subject.handle, anchor, &subject.change)
    case 4: return unsafe flowLayoutScrollTo(subject.handle, numbers.point())
    case 5:
      var events = [flow_scroll_event](repeating: flow_scroll_event(), count: 64)
      return unsafe flowLayoutScrollStep(
        subject.handle, numbers.point(), &events, Int64(numbers.below(65)), &subject.count)
    default: return batch(subject, &numbers, anchor?.first)
    }
  }

  private func batch(
    _ subject: Subject, _ numbers: inout HostileNumbers, _ anchor: flow_anchor?
  ) -> flow_status {
    let deleted = numbers.paths()
    let moved = numbers.chance(0.3) ? numbers.paths() : []
    let moves = moved.map { flow_item_move(source: $0, target: numbers.path()) }
    let inserted = numbers.paths().map {
      flow_item_placement(
        path: $0, size: numbers.size(), has_size: numbers.choice(), reserved: 0)
    }
    let sections = numbers.chance(0.3) ? [numbers.integer()] : []
    let sectionMoves =
      numbers.chance(0.2)
      ? [flow_section_move(source: numbers.integer(), target: numbers.integer())] : []
    let section = unsafe numbers.section()
    let place = numbers.integer()
    let insertsSection = numbers.chance(0.2)
    return unsafe withUnsafePointer(to: section) { section in
      let placements = unsafe [flow_section_placement(index: place, section: section)]
      return unsafe withBuffers(deleted, moves, inserted, sections, sectionMoves, placements) {
        batch in
        unsafe batch.inserted_section_count = insertsSection ? 1 : 0
        var anchor = anchor ?? flow_anchor()
        return unsafe flowLayoutPerformBatch(subject.handle, &batch, &anchor, &subject.change)
      }
    }
  }

  /// Calls back with a batch of lists.
  private func withBuffers(
    _ deleted: [flow_path], _ moves: [flow_item_move], _ inserted: [flow_item_placement],
    _ sections: [Int64], _ sectionMoves: [flow_section_move],
    _ placements: [flow_section_placement], _ body: (inout flow_batch) -> flow_status
  ) -> flow_status {
    var batch = unsafe flow_batch()
    unsafe batch.struct_size = UInt32(MemoryLayout<flow_batch>.size)
    unsafe batch.deleted_item_count = Int64(deleted.count)
    unsafe batch.moved_item_count = Int64(moves.count)
    unsafe batch.inserted_item_count = Int64(inserted.count)
    unsafe batch.deleted_section_count = Int64(sections.count)
    unsafe batch.moved_section_count = Int64(sectionMoves.count)
    return unsafe deleted.withUnsafeBufferPointer { deleted in
      unsafe moves.withUnsafeBufferPointer { moves in
        unsafe inserted.withUnsafeBufferPointer { inserted in
          unsafe sections.withUnsafeBufferPointer { sections in
            unsafe sectionMoves.withUnsafeBufferPointer { sectionMoves in
              unsafe placements.withUnsafeBufferPointer { placements in
                unsafe batch.deleted_items = deleted.baseAddress
                unsafe batch.moved_items = moves.baseAddress
                unsafe batch.inserted_items = inserted.baseAddress
                unsafe batch.deleted_sections = sections.baseAddress
                unsafe batch.moved_sections = sectionMoves.baseAddress
                unsafe batch.inserted_sections = placements.baseAddress
                return unsafe body(&batch)
              }
            }
          }
        }
      }
    }
  }

  /// Asks the layout with numbers of any kind; what it answers does not matter here.
  private func ask(_ subject: Subject, _ numbers: inout HostileNumbers) {
    var elements = [flow_element](repeating: flow_element(), count: 8)
    let moving = numbers.chance(0.5) ? [numbers.path()] : nil
    _ = unsafe flowLayoutFrame(subject.handle, numbers.element(), &subject.rect)
    _ = unsafe flowLayoutHitTest(subject.handle, numbers.point(), &subject.element)
    _ = unsafe flowLayoutDropTarget(
      subject.handle, numbers.point(), moving, &subject.path)
    _ = unsafe flowLayoutScrollTarget(
      subject.handle, numbers.element(), numbers.choice(), numbers.choice(), &subject.point)
    _ = unsafe flowLayoutClampedOffset(subject.handle, numbers.point(), &subject.point)
    _ = unsafe flowLayoutOldElement(subject.handle, numbers.element(), &subject.element)
    _ = unsafe flowLayoutNewElement(subject.handle, numbers.element(), &subject.element)
    _ = unsafe flowLayoutItemCount(subject.handle, numbers.integer(), &subject.count)
    var rects = [flow_rect](repeating: flow_rect(), count: 8)
    let range = flow_item_range(
      section: numbers.integer(), first: numbers.integer(), end: numbers.integer())
    _ = unsafe flowLayoutItemFrames(subject.handle, range, &rects, 8, &subject.count)
    // A point: a rectangle may hold billions of elements, each of which would be counted.
    let point = numbers.point()
    let rect = flow_rect(x: point.x, y: point.y, width: 0, height: 0)
    _ = unsafe flowLayoutElements(subject.handle, rect, &elements, 8, &subject.count)
  }
}
