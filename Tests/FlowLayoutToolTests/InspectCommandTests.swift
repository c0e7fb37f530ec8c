import Foundation
import Testing

@testable import FlowLayoutTool

/// `inspect` from end to end: where the page comes from, and what is served.
@Suite(.serialized) struct InspectCommandTests {
  /// A folder that looks like the package, with a build script of its own.
  struct Package {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-layout-\(UUID().uuidString)")

    init(script: String) throws {
      let place = folder.appendingPathComponent("Sources/Inspector")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(script.utf8).write(to: place.appendingPathComponent("build"))
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  static let building = """
    mkdir -p "$1"
    echo '<p>built</p>' > "$1/index.html"
    printf '\\0asm' > "$1/inspector.wasm"
    """

  @Test func buildsThePageOfThePackageAbove() throws {
    let package = try Package(script: Self.building)
    defer { package.remove() }
    let below = package.folder.appendingPathComponent("Sources/Inspector").path
    let folder = try InspectorPage.folder(output: nil, lookingFrom: ["/", below])
    #expect(folder == package.folder.standardizedFileURL.path + "/.build/inspector-page")
    #expect(FileManager.default.fileExists(atPath: folder + "/index.html"))
    let other = package.folder.appendingPathComponent("other").path
    #expect(try InspectorPage.folder(output: other, lookingFrom: [below]) == other)
    #expect(FileManager.default.fileExists(atPath: other + "/inspector.wasm"))
  }

  @Test func findsAPageWithoutAPackage() throws {
    let package = try Package(script: Self.building)
    defer { package.remove() }
    let built = try InspectorPage.folder(output: nil, lookingFrom: [package.folder.path])
    #expect(try InspectorPage.folder(output: built, lookingFrom: ["/"]) == built)
    #expect(throws: ToolError.self) { try InspectorPage.folder(output: nil, lookingFrom: ["/"]) }
    #expect(throws: ToolError.self) {
      try InspectorPage.folder(output: package.folder.path, lookingFrom: ["/"])
    }
  }

  static let failing = ["exit 3", "true"]

  @Test(arguments: failing)
  func aPageThatIsNotBuiltIsAnError(script: String) throws {
    let package = try Package(script: script)
    defer { package.remove() }
    #expect(throws: ToolError.self) {
      try InspectorPage.folder(output: nil, lookingFrom: [package.folder.path])
    }
  }

  static let wrong: [(arguments: [String], line: String)] = [
    (["--port", "http"], "--port needs a whole number from 0 to 65535, found 'http'"),
    (["--port=-1"], "--port needs a whole number from 0 to 65535, found '-1'"),
    (["--port=65536"], "--port needs a whole number from 0 to 65535, found '65536'"),
    (["page"], "inspect takes options only, found 'page'"),
    (["--out", "-"], "--out needs the name of a file to write, found '-'"),
  ]

  @Test(arguments: wrong)
  func saysWhatIsWrong(arguments: [String], line: String) throws {
    let run = try Tool.run(["inspect"] + arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "flow-layout: inspect: \(line)\n")
  }

  #if !os(Windows)
    /// Serves the page of a package and asks for it over the wire.
    @Test func servesThePage() async throws {
      let package = try Package(script: Self.building)
      defer { package.remove() }
      let process = Process()
      let output = Pipe()
      process.executableURL = try Tool.binary()
      process.arguments = ["inspect"]
      process.currentDirectoryURL = package.folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(line.hasPrefix("http://127.0.0.1:") && line.hasSuffix("/\n"))
      let address = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
      let port = try #require(address.port)
      let found = try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
      #expect(found.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(found.hasSuffix("\r\n\r\n<p>built</p>\n"))
      let split = try exchange("GET /../Package.swift HTTP/1.1\r\n\r", "\n", port: port)
      #expect(split.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
      let long = "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000)
      #expect(try exchange(long, port: port).hasPrefix("HTTP/1.1 431 "))
      #expect(try exchange("POST / HTTP/1.1\r\n\r\n", port: port).hasPrefix("HTTP/1.1 405 "))
    }

    @Test func aTakenPortIsAnError() throws {
      let first = try LoopbackServer(port: 0)
      #expect(first.port > 0)
      #expect(throws: ToolError.self) { try LoopbackServer(port: first.port) }
    }
  #endif
}
