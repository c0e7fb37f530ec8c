import CFlowLayout
import CFlowLayoutHeader
import Testing

/// Wrong arguments: each has its status and its message, and changes nothing.
@Suite struct WrongCallTests {
  static let all: [WrongCall] =
    WrongCall.questions + WrongCall.targets + WrongCall.configurations + WrongCall.sections
    + WrongCall.batches + WrongCall.changes + WrongCall.popovers

  @Test(arguments: all) func isRefusedAndChangesNothing(_ wrong: WrongCall) throws {
    let subject = try Subject()
    let before = try subject.state()
    let status = wrong.call(subject)
    #expect(Int(status) == wrong.status)
    #expect(lastMessage() == wrong.message)
    #expect(lastError().status == status)
    #expect(subject.isUntouched)
    #expect((subject.count != -7) == wrong.writesCount)
    #expect(try subject.state() == before)
    #expect(try subject.newEventCount() == 0)
  }

  @Test func placesAreToldAsNumbers() throws {
    let subject = try Subject()
    var measurement = flow_measurement(
      element: .item(1, 2), size: flow_size(width: .nan, height: 0), length: 0)
    _ = unsafe flowLayoutMeasure(subject.handle, &measurement, 1, nil, nil)
    let error = lastError()
    #expect([error.section, error.item, error.expected, error.found] == [1, 2, -1, -1])
    _ = unsafe flowLayoutScrollStep(
      subject.handle, flow_point(x: 0, y: 140), nil, 0, &subject.count)
    let count = subject.count
    #expect([lastError().section, lastError().expected, lastError().found] == [-1, count, 0])
  }

  @Test func aCallThatSucceedsKeepsTheLastError() throws {
    let subject = try Subject()
    #expect(unsafe flowLayoutContentSize(nil, &subject.size) == FLOW_ERROR_NULL)
    #expect(unsafe flowLayoutContentSize(subject.handle, &subject.size) == FLOW_OK)
    #expect(lastMessage() == "layout is null")
  }

  @Test func everyStatusHasItsOwnName() {
    var names: Set<String> = []
    for status in Int32(-1)...64 {
      let name = unsafe String(cString: flowStatusName(status))
      #expect(name == "unknown" || names.insert(name).inserted)
    }
    #expect(names.count == 26)
    for wrong in WrongCallTests.all {
      #expect(unsafe String(cString: flowStatusName(Int32(wrong.status))) != "unknown")
    }
  }
}
