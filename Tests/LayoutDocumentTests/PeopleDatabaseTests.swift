import Foundation
import LayoutDocument
import Testing

/// Rows as a real SQLite database prints them.
///
/// The `sqlite3` command must be on the search path; without it these tests fail and say so.
@Suite struct PeopleDatabaseTests {
  /// Rows in the order of their keys: a null section, empty names, several scripts, a person whose
  /// section comes back later.
  static let rows: [(section: String?, name: String?)] = [
    ("Team", "Ada Lovelace"), ("Team", "Иван Петров"), ("Guests", "محمد بن أحمد"), (nil, "אברהם"),
    ("Team", "山田 太郎"), ("Guests", "O'Brien \"Bob\" \\ / \u{1} \t tab\nline"), ("", "김철수"),
    ("Guests", ""), ("Team", nil), ("Team", "👩🏽‍🚀 👨‍👩‍👧‍👦 🇪🇺"), ("Team", "Zoe\u{308} é"),
    ("Team", String(repeating: "Wolfeschlegelstein", count: 3) + "hausen"), ("9", "नमस्ते"),
  ]

  static var expected: PeopleDocument {
    var document = PeopleDocument()
    for row in rows {
      let title = row.section ?? ""
      let person = PeopleDocument.Person(name: row.name ?? "")
      if let index = document.sections.firstIndex(where: { $0.title == title }) {
        document.sections[index].people.append(person)
      } else {
        document.sections.append(.init(title: title, people: [person]))
      }
    }
    return document
  }

  @Test func rowsOfADatabase() throws {
    let database = try Database()
    defer { database.remove() }
    try database.run("CREATE TABLE people (id INTEGER PRIMARY KEY, team, name, score);")
    for row in Self.rows {
      let values = [row.section, row.name].map { $0.map(Database.quoted) ?? "NULL" }
      try database.run(
        "INSERT INTO people (team, name, score) VALUES (\(values.joined(separator: ", ")), 9e999);")
    }
    let query = "FROM people ORDER BY id"
    let plain = try database.run("SELECT team AS section, name \(query)")
    #expect(try PeopleDocument(json: plain) == Self.expected)
    let wide = try database.run("SELECT *, team AS section, hex(name) AS key \(query)")
    #expect(try PeopleDocument(json: wide) == Self.expected)
    #expect(Self.expected.sections.map(\.title) == ["Team", "Guests", "", "9"])
    #expect(Self.expected.sections[0].people[6].name.count >= 60)
  }

  @Test func numbersAreTheirText() throws {
    let database = try Database()
    defer { database.remove() }
    let rows = try database.run(
      "SELECT 9223372036854775807 AS section, 1.5 AS name UNION ALL SELECT 7, -3")
    let names = try PeopleDocument(json: rows).sections.map { [$0.title] + $0.people.map(\.name) }
    #expect(names == [["9223372036854775807", "1.5"], ["7", "-3"]])
  }

  @Test func aQueryWithoutRowsSaysSo() throws {
    let database = try Database()
    defer { database.remove() }
    let rows = try database.run("SELECT 1 AS section, 2 AS name WHERE 0")
    // Depending on its version the command prints nothing or an empty list.
    guard !rows.contains(UInt8(ascii: "[")) else {
      return #expect(try PeopleDocument(json: rows) == PeopleDocument())
    }
    let error = #expect(throws: DocumentError.self) { try PeopleDocument(json: rows) }
    #expect(error?.description == "the text is empty")
  }
}

/// A database in a file of its own, reached through the `sqlite3` command.
private struct Database {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("people-\(UUID().uuidString).db")

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      path.split(separator: ":").contains(where: {
        FileManager.default.isExecutableFile(atPath: "\($0)/sqlite3")
      })
    else {
      throw Failure(description: "these tests need the sqlite3 command; install sqlite3 first")
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: file)
  }

  /// Runs a statement that is given on the standard input, and returns what is printed.
  @discardableResult
  func run(_ statement: String) throws -> [UInt8] {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-json", "-bail", file.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(statement.utf8))
    try input.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "sqlite3 refused: \(statement)")
    }
    return Array(printed)
  }

  /// A text as a literal of SQL.
  static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
