import CFlowLayout
import CFlowLayoutHeader
import Testing

/// What the programs in other languages do not compare.
@Suite struct CallTests {
  @Test func aConfigurationComesBackAsItWasGiven() throws {
    let subject = try Subject()
    var given = Subject.configuration
    given.adjusted_content_inset = flow_insets(top: 1, left: 2, bottom: 3, right: 4)
    given.safe_area_insets = flow_insets(top: 5, left: 6, bottom: 7, right: 8)
    given.layout_margins = flow_insets(top: 9, left: 10, bottom: 11, right: 12)
    (given.display_scale, given.pinned_header_offset) = (3, -4)
    (given.scroll_direction, given.layout_direction) = (1, 1)
    (given.pixel_snapping, given.section_inset_reference) = (1, 2)
    (given.common_spread, given.last_spread, given.cross_placement) = (6, 5, 2)
    (given.headers_pin, given.footers_pin, given.flips_horizontally) = (0, 1, 1)
    given.quirks = 10
    #expect(unsafe flowLayoutSetConfiguration(subject.handle, &given, nil, nil) == FLOW_OK)
    var found = Subject.sized(flow_configuration(), \.struct_size)
    #expect(unsafe flowLayoutConfiguration(subject.handle, &found) == FLOW_OK)
    let same = unsafe withUnsafeBytes(of: &given) { given in
      unsafe withUnsafeBytes(of: &found) { found in unsafe given.elementsEqual(found) }
    }
    #expect(same)
  }

  @Test func copiesAreIndependent() throws {
    let subject = try Subject()
    let before = try subject.state()
    var copy: UnsafeMutablePointer<flow_layout>?
    #expect(unsafe flowLayoutCopy(subject.handle, &copy) == FLOW_OK)
    #expect(unsafe flowLayoutScrollTo(copy, flow_point(x: 0, y: 99)) == FLOW_OK)
    var narrow = Subject.configuration
    narrow.container.width = 100
    #expect(unsafe flowLayoutSetConfiguration(copy, &narrow, nil, nil) == FLOW_OK)
    #expect(try subject.state() == before)
    #expect(try subject.newEventCount() == 0)
    #expect(unsafe flowLayoutDestroy(copy) == FLOW_OK)
  }

  @Test func metricsOfASectionChangeAndTellWhatTheyTouched() throws {
    let subject = try Subject()
    unsafe subject.section.minimum_line_spacing = 30
    unsafe subject.section.header_reference_size.height = 50
    let status = unsafe flowLayoutSetMetrics(
      subject.handle, 0, &subject.section, nil, &subject.change)
    #expect(status == FLOW_OK)
    // Two lines, one gap of 20 more, and a header of 20 more.
    #expect(subject.change.content_size_adjustment.height == 40)
    var touched = [flow_touched](repeating: flow_touched(), count: 4)
    #expect(unsafe flowLayoutTouched(subject.handle, &touched, 4, &subject.count) == FLOW_OK)
    #expect(subject.count == 2 && subject.change.touched_count == 2)
    #expect(touched[0].kind == FLOW_TOUCHED_ITEMS && touched[0].items.end == 10)
    #expect(touched[1].kind == FLOW_TOUCHED_BOUNDARIES && touched[1].items.end == 0)
  }

  @Test func aBatchMapsElementsBothWays() throws {
    let subject = try Subject()
    var deleted = flow_path(section: 0, item: 3)
    let status = unsafe withUnsafePointer(to: &deleted) { deleted in
      var batch = unsafe flow_batch()
      unsafe batch.struct_size = UInt32(MemoryLayout<flow_batch>.size)
      unsafe (batch.deleted_items, batch.deleted_item_count) = (deleted, 1)
      return unsafe flowLayoutPerformBatch(subject.handle, &batch, nil, &subject.change)
    }
    #expect(status == FLOW_OK)
    func new(_ element: flow_element_id) -> Int64? {
      var found = flow_element_id()
      let status = unsafe flowLayoutNewElement(subject.handle, element, &found)
      return status == FLOW_OK ? found.path.item : nil
    }
    func old(_ element: flow_element_id) -> Int64? {
      var found = flow_element_id()
      let status = unsafe flowLayoutOldElement(subject.handle, element, &found)
      return status == FLOW_OK ? found.path.item : nil
    }
    #expect([2, 3, 4, 9, 10].map { new(.item(0, $0)) } == [2, nil, 3, 8, nil])
    #expect([2, 3, 8, 9].map { old(.item(0, $0)) } == [2, 4, 9, nil])
    let footer = flow_element_id(
      kind: Int32(FLOW_FOOTER), reserved: 0, path: flow_path(section: 1, item: 0))
    let section = flow_element_id(
      kind: Int32(FLOW_SECTION), reserved: 0, path: flow_path(section: 3, item: 0))
    #expect(new(footer) == 0 && old(footer) == 0)
    #expect(new(section) == nil && old(section) == nil)
  }

  @Test func anAnchorThatWasHeldCanBeGivenBack() throws {
    let subject = try Subject()
    var low = Subject.configuration
    low.container = flow_size(width: 120, height: 100)
    var top = flow_anchor()
    top.kind = Int32(FLOW_ANCHOR_TOP)
    let first = unsafe flowLayoutSetConfiguration(subject.handle, &low, &top, &subject.change)
    #expect(first == FLOW_OK)
    let held = subject.change.anchor
    #expect(held.kind == FLOW_ANCHOR_LEADING && held.has_distance == 1)
    // Somebody scrolls; the edge that was held goes back to where it was.
    #expect(unsafe flowLayoutScrollTo(subject.handle, flow_point(x: 0, y: 200)) == FLOW_OK)
    var again = held
    let second = unsafe flowLayoutForgetMeasurements(subject.handle, &again, &subject.change)
    #expect(second == FLOW_OK)
    #expect(unsafe flowLayoutFrame(subject.handle, held.element, &subject.rect) == FLOW_OK)
    #expect(subject.rect.y - subject.change.content_offset.y == held.distance)
  }

  @Test func offsetsAreClampedAndTheScreenForgotten() throws {
    let subject = try Subject()
    let far = flow_point(x: 50, y: 1e9)
    #expect(unsafe flowLayoutClampedOffset(subject.handle, far, &subject.point) == FLOW_OK)
    #expect(unsafe flowLayoutContentSize(subject.handle, &subject.size) == FLOW_OK)
    #expect(subject.point.x == 0)
    #expect(subject.point.y == max(0, subject.size.height - 480))
    #expect(unsafe flowLayoutForgetScreen(subject.handle) == FLOW_OK)
    var count: Int64 = 0
    #expect(unsafe flowLayoutVisibleElements(subject.handle, nil, 0, &count) == FLOW_OK)
    #expect(try subject.newEventCount() == count)
  }

  @Test func aPeopleListIsALayoutThatFits() throws {
    let subject = try Subject()
    let counts: [Int64] = [1, 0]
    let fitted = unsafe flowPeopleFittedSize(nil, counts, 2, .infinity, &subject.size)
    #expect(fitted == FLOW_OK)
    // One column: 150 and the side insets; a row, a header, and the inset below.
    #expect(subject.size.width == 190 && subject.size.height == 57 + 45 + 20)
    let made = unsafe flowPeopleLayout(nil, counts, 2, subject.size, 1, &subject.made)
    #expect(made == FLOW_OK)
    #expect(unsafe flowLayoutFrame(subject.made, .item(0, 0), &subject.rect) == FLOW_OK)
    #expect(subject.rect.x == 20 && subject.rect.y == 45)
    #expect(unsafe flowLayoutDestroy(subject.made) == FLOW_OK)
  }
}
