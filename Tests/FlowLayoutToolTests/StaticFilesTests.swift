import Foundation
import Testing

@testable import FlowLayoutTool

/// A folder's files as answers: which, with which headers, and never one from outside.
struct StaticFilesTests {
  /// An answer taken apart.
  struct Answer {
    var status: String
    var headers: [String: String] = [:]
    var content: String

    init(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.components(separatedBy: "\r\n\r\n")
      var lines = parts[0].components(separatedBy: "\r\n")
      status = lines.removeFirst()
      content = parts.dropFirst().joined(separator: "\r\n\r\n")
      for line in lines {
        let pair = line.components(separatedBy: ": ")
        headers[pair[0]] = pair.dropFirst().joined(separator: ": ")
      }
    }
  }

  /// A folder with a page, a link to a file outside of it, and that file.
  struct Folder {
    let outside = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-layout-\(UUID().uuidString)")
    var page: URL { outside.appendingPathComponent("page") }

    init() throws {
      let files = FileManager.default
      try files.createDirectory(
        at: page.appendingPathComponent("deep"), withIntermediateDirectories: true)
      try Data("secret".utf8).write(to: outside.appendingPathComponent("secret.txt"))
      try Data("<p>page</p>".utf8).write(to: page.appendingPathComponent("index.html"))
      try Data([0, 0x61, 0x73, 0x6d]).write(to: page.appendingPathComponent("inspector.wasm"))
      try Data("deep".utf8).write(to: page.appendingPathComponent("deep/a b.txt"))
      try files.createSymbolicLink(
        at: page.appendingPathComponent("link.txt"),
        withDestinationURL: outside.appendingPathComponent("secret.txt"))
      try files.createSymbolicLink(
        at: page.appendingPathComponent("up"), withDestinationURL: outside)
    }

    func remove() { try? FileManager.default.removeItem(at: outside) }

    func answer(_ line: String, host: String = "127.0.0.1:1234") -> Answer {
      let head = "\(line) HTTP/1.1\r\nHost: \(host)"
      return Answer(StaticFiles(folder: page.path).answer(head: Array(head.utf8)))
    }
  }

  @Test func sendsFilesWithTheirTypes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let index = folder.answer("GET /")
    #expect(index.status == "HTTP/1.1 200 OK")
    #expect(index.content == "<p>page</p>")
    #expect(index.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(index.headers["Content-Length"] == "11")
    #expect(index.headers["Connection"] == "close")
    #expect(index.headers["X-Content-Type-Options"] == "nosniff")
    #expect(folder.answer("GET /index.html").content == "<p>page</p>")
    let module = folder.answer("GET /inspector.wasm?1")
    #expect(module.headers["Content-Type"] == "application/wasm")
    #expect(module.headers["Content-Length"] == "4")
    #expect(folder.answer("GET /deep/a%20b.txt").content == "deep")
  }

  @Test func headHasNoContent() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let found = folder.answer("HEAD /index.html")
    #expect(found.status == "HTTP/1.1 200 OK")
    #expect(found.headers["Content-Length"] == "11")
    #expect(found.content.isEmpty)
    let missing = folder.answer("HEAD /none")
    #expect(missing.status == "HTTP/1.1 404 Not Found")
    #expect(missing.content.isEmpty)
  }

  static let missing = [
    "/none.html", "/deep", "/deep/", "/index.html/x", "/link.txt", "/up/secret.txt",
    "/../secret.txt", "/%2e%2e/secret.txt", "/deep/../../secret.txt",
  ]

  @Test(arguments: missing)
  func hasNothingElse(target: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let answer = folder.answer("GET " + target)
    #expect(answer.status == "HTTP/1.1 404 Not Found")
    #expect(!answer.content.contains("secret"))
  }

  @Test func saysWhatItAllows() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let answer = folder.answer("POST /")
    #expect(answer.status == "HTTP/1.1 405 Method Not Allowed")
    #expect(answer.headers["Allow"] == "GET, HEAD")
    #expect(answer.content == "405 Method Not Allowed\n")
  }

  static let hosts: [(host: String, status: String)] = [
    ("localhost", "HTTP/1.1 200 OK"), ("[::1]:99", "HTTP/1.1 200 OK"),
    ("example.org", "HTTP/1.1 403 Forbidden"), ("127.0.0.1.example.org", "HTTP/1.1 403 Forbidden"),
  ]

  /// A page elsewhere whose name was made to lead here must not read files.
  @Test(arguments: hosts)
  func answersThisMachineOnly(host: String, status: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    #expect(folder.answer("GET /", host: host).status == status)
  }

  static let types: [(name: String, type: String)] = [
    ("index.html", "text/html; charset=utf-8"), ("a.WASM", "application/wasm"),
    ("a.js", "text/javascript; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.json", "application/json"), ("a.svg", "image/svg+xml"), ("a.png", "image/png"),
    ("a.txt", "text/plain; charset=utf-8"), ("a", "application/octet-stream"),
    ("", "application/octet-stream"), ("a.b.c", "application/octet-stream"),
  ]

  @Test(arguments: types)
  func knowsTypes(name: String, type: String) {
    #expect(StaticFiles.type(of: name) == type)
  }
}
