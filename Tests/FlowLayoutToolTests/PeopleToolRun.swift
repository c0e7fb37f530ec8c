import Foundation

/// One run of the tool as a process of its own.
struct PeopleToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the tool to its end.
  init(_ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = try Tool.binary()
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // Errors are one line, so that their pipe never fills while the output is read.
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The output as JSON.
  var json: [String: Any] {
    get throws {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
  }

  /// Does work with the path of a file that does not exist yet, and removes it.
  static func withTemporaryFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flow-layout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
