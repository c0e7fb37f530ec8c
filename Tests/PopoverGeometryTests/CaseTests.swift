import Foundation
import PopoverGeometry
import Testing

/// The case files: derived and adapted ones, real popovers, and answers of an independent model.
@Suite struct CaseTests {
  @Test(arguments: cases("placement", in: "popover.json"))
  func placement(example: PopoverCase) throws {
    #expect(example.differences(from: try example.request()) == [])
  }

  @Test(arguments: cases("placement", in: "popover-observed.json"))
  func realPopover(example: PopoverCase) throws {
    #expect(example.differences(from: try example.request()) == [])
  }

  @Test(arguments: cases("adaptivity", in: "popover.json"))
  func adaptivity(example: PopoverCase) throws {
    #expect(try example.adaptivity().style().name == example.expected["style"]?.string)
  }

  @Test(arguments: ["popover-oracle.json", "popover-corners.json"])
  func independentModelAgrees(file: String) throws {
    for example in cases("placement", in: file) {
      #expect(example.differences(from: try example.request()) == [], "\(example.id)")
    }
  }

  /// More answers of the model, from the case files that the environment names, `:` between them.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["POPOVER_CASES"] != nil))
  func moreCasesAgree() throws {
    let paths = ProcessInfo.processInfo.environment["POPOVER_CASES"] ?? ""
    for path in paths.split(separator: ":") {
      let examples = cases("placement", in: String(path))
      #expect(!examples.isEmpty, "no cases in \(path)")
      for example in examples {
        #expect(example.differences(from: try example.request()) == [], "\(path) \(example.id)")
      }
    }
  }

  /// A file that is not found would make the tests above pass without a case.
  @Test func noFileIsEmpty() {
    #expect(cases("placement", in: "popover.json").count == 48)
    #expect(cases("adaptivity", in: "popover.json").count == 16)
    #expect(cases("placement", in: "popover-observed.json").count == 17)
    #expect(cases("placement", in: "popover-oracle.json").count == 300)
    #expect(cases("placement", in: "popover-corners.json").count == 250)
  }
}
