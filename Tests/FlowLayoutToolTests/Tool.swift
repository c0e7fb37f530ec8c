import Foundation

/// The built tool, run as a user runs it.
enum Tool {
  /// What a run left behind.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The binary, which the build puts beside the test bundle.
  static func binary() throws -> URL {
    #if os(macOS)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundles.first?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let folder = Bundle.main.bundleURL
    #endif
    let binary = folder.appendingPathComponent("flow-layout")
    guard FileManager.default.isExecutableFile(atPath: binary.path) else {
      throw Failure(description: "no flow-layout beside the tests in \(folder.path)")
    }
    return binary
  }

  /// Runs the tool; the input must fit into a pipe or be read whole before output is large.
  static func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    let (standardInput, standardOutput, standardError) = (Pipe(), try Scratch(), try Scratch())
    defer {
      standardOutput.remove()
      standardError.remove()
    }
    process.executableURL = try binary()
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = try FileHandle(forWritingTo: standardOutput.url)
    process.standardError = try FileHandle(forWritingTo: standardError.url)
    try process.run()
    if !input.isEmpty {
      try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    }
    try standardInput.fileHandleForWriting.close()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try standardOutput.text(),
      errors: try standardError.text())
  }

  /// A case file that comes with the package.
  static func cases(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases").appendingPathComponent(name).path
  }
}

/// A file that is removed after use.
struct Scratch {
  let url: URL

  init(_ text: String = "") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-layout-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
