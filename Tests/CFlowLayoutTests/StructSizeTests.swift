import CFlowLayout
import CFlowLayoutHeader
import Testing

/// Structs with a size: older and newer callers.
@Suite struct StructSizeTests {
  /// The configuration of a caller that knows another size: 176 bytes and what comes behind.
  private func create(size: Int, tail: UInt8) throws -> (flow_status, flow_size) {
    var bytes = [UInt8](repeating: 0xff, count: 4096)
    let configuration = Subject.configuration
    let known = MemoryLayout<flow_configuration>.size
    unsafe withUnsafeBytes(of: configuration) { unsafe bytes.replaceSubrange(0..<known, with: $0) }
    if size > known { for index in known..<size { bytes[index] = tail } }
    var made: UnsafeMutablePointer<flow_layout>?
    let status = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe bytes.storeBytes(of: UInt32(size), as: UInt32.self)
      return unsafe Subject.withSections { sections in
        unsafe flowLayoutCreate(
          bytes.baseAddress?.assumingMemoryBound(to: flow_configuration.self),
          sections.baseAddress, 3, nil, &made)
      }
    }
    guard let layout = unsafe made else { return (status, flow_size()) }
    defer { _ = unsafe flowLayoutDestroy(layout) }
    var contentSize = flow_size()
    try #require(unsafe flowLayoutContentSize(layout, &contentSize) == FLOW_OK)
    return (status, contentSize)
  }

  @Test func anOlderCallersFieldsHaveTheirDefaults() throws {
    let whole = try create(size: 176, tail: 0)
    #expect(whole.0 == FLOW_OK)
    // What an older caller does not know is behind its end: here bytes that must not be read.
    for size in stride(from: 24, to: 176, by: 8) {
      let older = try create(size: size, tail: 0)
      #expect(older.0 == FLOW_OK)
      #expect(older.1.height == whole.1.height)
    }
    for size in [8, 16, 20, 25, 172] {
      #expect(try create(size: size, tail: 0).0 == FLOW_ERROR_STRUCT_SIZE)
    }
  }

  @Test func aNewerCallersFieldsMustBeZero() throws {
    for size in [184, 256, 4096] {
      #expect(try create(size: size, tail: 0).0 == FLOW_OK)
      #expect(try create(size: size, tail: 1).0 == FLOW_ERROR_UNKNOWN_FIELD)
      #expect(
        lastMessage()
          == "configuration: a field beyond 176 bytes is set, which this version does not know")
    }
  }

  @Test func aSectionsSizeIsTheDistanceToTheNext() throws {
    // Each section is that of an older caller who knows no more than the items, and one that follows.
    let stride = 24
    var bytes = [UInt8](repeating: 0, count: 3 * stride)
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for section in 0..<3 {
        unsafe bytes.storeBytes(
          of: UInt32(stride), toByteOffset: section * stride, as: UInt32.self)
        unsafe bytes.storeBytes(
          of: Int64(section + 1), toByteOffset: section * stride + 8, as: Int64.self)
      }
    }
    var configuration = Subject.configuration
    var made: UnsafeMutablePointer<flow_layout>?
    let status = unsafe bytes.withUnsafeBytes { bytes in
      unsafe flowLayoutCreate(
        &configuration, bytes.baseAddress?.assumingMemoryBound(to: flow_section.self), 3, nil,
        &made)
    }
    #expect(status == FLOW_OK)
    let layout = try unsafe #require(unsafe made)
    for section in Int64(0)..<3 {
      var count: Int64 = 0
      #expect(unsafe flowLayoutItemCount(layout, section, &count) == FLOW_OK)
      #expect(count == section + 1)
    }
    #expect(unsafe flowLayoutDestroy(layout) == FLOW_OK)
  }

  @Test(arguments: [8, 24, 56, 104, 112, 200])
  func answersFillWhatTheCallerKnows(size: Int) throws {
    let subject = try Subject()
    var bytes = [UInt8](repeating: 0xff, count: 256)
    let status = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe bytes.storeBytes(of: UInt32(size), as: UInt32.self)
      return unsafe flowLayoutForgetMeasurements(
        subject.handle, nil, bytes.baseAddress?.assumingMemoryBound(to: flow_change.self))
    }
    #expect(status == FLOW_OK)
    #expect(bytes[..<4].elementsEqual([UInt8(size), 0, 0, 0]))
    // Nothing changed, so that all fields but the offset, at byte 40, and the anchor are zero.
    #expect(bytes[4..<min(size, 40)].allSatisfy { $0 == 0 })
    #expect(bytes[min(size, 104)..<size].allSatisfy { $0 == 0 })
    #expect(bytes[size...].allSatisfy { $0 == 0xff })
  }

  @Test func defaultsAreWrittenAsFarAsTheCallerKnows() {
    var section = unsafe flow_section()
    unsafe section.minimum_line_spacing = -1
    unsafe section.minimum_interitem_spacing = -1
    #expect(unsafe flowSectionInit(&section, 64) == FLOW_OK)
    #expect(unsafe section.struct_size == 64)
    #expect(unsafe section.item_size.width == 50)
    #expect(unsafe section.minimum_line_spacing == 10)
    #expect(unsafe section.minimum_interitem_spacing == -1)
  }
}
