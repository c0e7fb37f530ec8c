import BenchmarkSupport
import Testing

@Suite struct BenchmarkOptionsTests {
  @Test func readsEveryOption() throws {
    let options = try BenchmarkOptions(arguments: [
      "--quick", "--json", "a.json", "--compare=b.json", "--plot", "c.svg", "--peers=d.json",
      "--filter", "layout/", "--filter=scroll", "--count", "100", "--list",
    ])
    #expect(options.isQuick && options.listsTasks && !options.wantsHelp)
    #expect(options.jsonPath == "a.json" && options.comparePath == "b.json")
    #expect(options.plotPath == "c.svg" && options.peersPath == "d.json")
    #expect(options.filters == ["layout/", "scroll"])
    #expect(options.counts == [100])
  }

  static let mistakes: [([String], String)] = [
    (["--fast"], "unknown argument --fast"),
    (["layout"], "unknown argument layout"),
    (["--json"], "--json needs a value"),
    (["--json="], "--json needs a value"),
    (["--quick=yes"], "--quick takes no value"),
    (["--count", "many"], "--count needs a whole number above 0, not many"),
    (["--count", "0"], "--count needs a whole number above 0, not 0"),
  ]

  @Test(arguments: mistakes)
  func namesTheMistake(arguments: [String], message: String) {
    let error = #expect(throws: BenchmarkOptions.UsageError.self) {
      try BenchmarkOptions(arguments: arguments)
    }
    #expect(error?.message == message)
  }

  @Test func aFilterSelectsTasksAndTheirKernels() throws {
    let none = try BenchmarkOptions(arguments: [])
    #expect(none.selects("layout/varied") && none.selectsRow("floor/layout/varied"))
    let varied = try BenchmarkOptions(arguments: ["--filter", "varied"])
    #expect(varied.selects("layout/varied") && !varied.selects("layout/uniform"))
    #expect(varied.selectsRow("floor/layout/varied"))
    let floors = try BenchmarkOptions(arguments: ["--filter", "floor/"])
    #expect(floors.selects("layout/varied") && !floors.selectsRow("layout/varied"))
  }
}
