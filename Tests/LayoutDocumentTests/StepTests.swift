import LayoutDocument
import Testing

/// The steps of a case: what they answer, and what is refused.
@Suite struct StepTests {
  static let layout = #"""
    {"container":[100,200],"minimumLineSpacing":0,"minimumInteritemSpacing":0,"itemSize":[50,40],
    "sections":[{"itemCount":10},{"itemCount":0},
    {"itemCount":4,"headerReferenceSize":[0,30],"estimatedItemSize":[100,20]}]}
    """#

  static func file(_ steps: String) -> String {
    #"{"cases":[{"id":"a","layout":"# + layout + #","expected":{},"steps":["# + steps + "]}]}"
  }

  /// Steps whose expectations hold.
  static let passing = [
    #"{"contentOffset":[0,5000],"expected":{"contentOffset":[0,110]}}"#,
    #"{"contentOffset":[0,5000],"clamp":false,"expected":{"contentOffset":[0,5000]}}"#,
    #"{"contentOffset":[0,60]},{"container":[50,200],"anchor":"top","expected":{"contentOffset":[0,100]}}"#,
    #"{"itemSize":[100,40],"expected":{"contentSize":[100,510]}}"#,
    #"{"sections":[{"itemCount":1}],"expected":{"contentSize":[100,40]}}"#,
    #"{"measure":[{"item":[2,1],"size":[100,50]},{"header":2,"length":12}],"expected":{"contentSize":[100,322]}},{"forgetMeasurements":true,"expected":{"contentSize":[100,310]}}"#,
    #"{"contentOffset":[0,50]},{"measure":[{"item":[0,0],"size":[50,70]}],"expected":{"contentOffset":[0,80],"contentOffsetAdjustment":[0,30]}}"#,
    #"{"scrollTo":{"header":2,"position":"nearest"},"expected":{"contentOffset":[0,30]}}"#,
    #"{"scrollTo":{"section":2,"position":"bottom"},"expected":{"contentOffset":[0,110]}}"#,
    #"{"dropTarget":{"moving":[0,0],"at":[60,10]},"expected":{"target":[0,0]}}"#,
    #"{"dropTarget":{"moving":[2,0],"at":[60,10]},"expected":{"target":[0,1]}}"#,
    #"{"dropTarget":{"moving":[0,0],"at":[90,199]},"expected":{"target":[0,9]}}"#,
    #"{"hitTest":[60,10],"expected":{"element":{"kind":"item","indexPath":[0,1]}}}"#,
    #"{"hitTest":[60,9000],"expected":{"element":null}}"#,
    #"{"moveInteractively":{"from":[0,0],"to":[1,0]},"expected":{"contentSize":[100,350]}},{"moveInteractively":{"from":[0,0],"to":[0,9]},"expected":{"contentSize":[100,310]}},{"endInteractiveMove":"cancel","expected":{"contentSize":[100,310]}}"#,
    #"{"moveInteractively":{"from":[0,0],"to":[1,0]}},{"endInteractiveMove":"commit","expected":{"contentSize":[100,350]}}"#,
    #"{"batchUpdates":{"moveItems":[{"from":[0,0],"to":[1,0]}],"countsAfter":[9,1,4]},"expected":{"newToOld":[[[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],[0,8],[0,9]],[[0,0]],[[2,0],[2,1],[2,2],[2,3]]]}}"#,
    #"{"batchUpdates":{"deleteItems":[[0,99]]},"expected":{"error":"indexOutOfRange","contentSize":[100,310]}}"#,
  ]

  @Test(arguments: passing)
  func expectationsHold(_ steps: String) throws {
    let report = try CaseFile(json: StepTests.file(steps)).report()
    #expect(report.results.map(\.outcome) == [.passed])
  }

  /// Steps one of whose expectations does not hold, with what is told of it.
  static let failing: [(String, String)] = [
    (
      #"{"contentOffset":[0,5000],"expected":{"contentOffset":[0,5000]}}"#,
      "steps[0].contentOffset: expected [0, 5000], found [0, 110]"
    ),
    (
      #"{},{"expected":{"contentSize":[1,1]}}"#,
      "steps[1].contentSize: expected [1, 1], found [100, 310]"
    ),
    (
      #"{"batchUpdates":{"deleteSections":[9]}}"#,
      "steps[0].error: expected none, found indexOutOfRange"
    ),
    (
      #"{"batchUpdates":{},"expected":{"error":"invalidUpdate"}}"#,
      "steps[0].error: expected invalidUpdate, found none"
    ),
    (
      #"{"batchUpdates":{"deleteSections":[9]},"expected":{"error":"countMismatch"}}"#,
      "steps[0].error: expected countMismatch, found indexOutOfRange"
    ),
    (
      #"{"batchUpdates":{"deleteSections":[0,2]},"expected":{"newToOld":[[null]]}}"#,
      "steps[0].newToOld[0]: expected 1, found 0"
    ),
    (
      #"{"hitTest":[60,10],"expected":{"element":null}}"#,
      "steps[0].element: expected null, found item [0, 1]"
    ),
    (
      #"{"dropTarget":{"moving":[0,0],"at":[60,10]},"expected":{"target":[0,1]}}"#,
      "steps[0].target: expected [0, 1], found [0, 0]"
    ),
    (
      #"{"measure":[{"item":[0,10],"size":[1,1]}]}"#,
      "steps[0]: expected an answer, found steps[0]: cannot be performed: item [0, 10] is no element of the layout"
    ),
    (
      #"{"endInteractiveMove":"commit"}"#,
      "steps[0]: expected an answer, found steps[0]: ends a move, but no item is held"
    ),
  ]

  @Test(arguments: failing)
  func departuresAreTold(_ steps: String, _ message: String) throws {
    let report = try CaseFile(json: StepTests.file(steps)).report()
    guard case .failed(let differences) = report.results.first?.outcome else {
      Issue.record("the case does not fail")
      return
    }
    #expect(differences.map(\.description).contains(message), "\(differences)")
  }

  static let wrong: [(String, String)] = [
    (#"{"deleteItems":[]}"#, "cases[0].steps[0].deleteItems: unknown key"),
    (#"{"clamp":false}"#, "cases[0].steps[0].clamp: needs a contentOffset"),
    (#"{"container":[-1,2]}"#, "cases[0].steps[0].container: width is negative"),
    (#"{"anchor":"middle"}"#, "cases[0].steps[0].anchor: expected one of none, top, bottom"),
    (#"{"anchor":{"distance":3}}"#, "cases[0].steps[0].anchor: item is missing"),
    (
      #"{"measure":[{"item":[0,0],"length":3}]}"#,
      "cases[0].steps[0].measure[0].length: unknown key"
    ),
    (
      #"{"measure":[{"header":0,"item":[0,0],"length":3}]}"#, "cases[0].steps[0].measure[0]"
    ),
    (#"{"scrollTo":{"item":[0,0]}}"#, "cases[0].steps[0].scrollTo: position is missing"),
    (
      #"{"scrollTo":{"item":[0,0],"position":"middle"}}"#,
      "cases[0].steps[0].scrollTo.position: expected one of top"
    ),
    (
      #"{"batchUpdates":{"insertItems":[{"at":[0]}]}}"#,
      "cases[0].steps[0].batchUpdates.insertItems[0].at: expected an index path"
    ),
    (
      #"{"batchUpdates":{"insertSections":[{"at":0,"section":{}}]}}"#,
      "cases[0].steps[0].batchUpdates.insertSections[0].section"
    ),
    (#"{"expected":{"error":"wrong"}}"#, "cases[0].steps[0].expected.error: expected one of"),
    (#"{"expected":{"offset":[0,0]}}"#, "cases[0].steps[0].expected.offset: unknown key"),
    (#"{"hitTest":[0]}"#, "cases[0].steps[0].hitTest: expected a point [x, y]"),
    (#"{"endInteractiveMove":true}"#, "cases[0].steps[0].endInteractiveMove: expected one of"),
  ]

  @Test(arguments: wrong)
  func wrongStepsAreRefused(_ steps: String, _ message: String) {
    #expect {
      _ = try CaseFile(json: StepTests.file(steps))
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func playing() throws {
    let text =
      #"{"layout":"# + StepTests.layout
      + #","steps":[{"contentOffset":[0,50]},{"hitTest":[1,1]}]}"#
    let played = try CaseFile(playing: Array(text.utf8)).played()
    #expect(
      played == """
        {"step":0,"contentSize":[100,310],"contentOffset":[0,50],"contentOffsetAdjustment":[0,0]}
        {"step":1,"contentSize":[100,310],"contentOffset":[0,50],"contentOffsetAdjustment":[0,0],\
        "element":{"kind":"item","indexPath":[0,0]}}

        """)
  }
}
