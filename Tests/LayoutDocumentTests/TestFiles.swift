import Foundation

/// The case files, which stand beside the tests.
enum TestFiles {
  static let cases = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cases")

  /// The bytes of a case file.
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: cases.appendingPathComponent(name)))
  }
}
