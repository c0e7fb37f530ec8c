import Testing

@testable import FlowLayoutTool

/// The heads of requests that the page's server reads, and what it makes of them.
struct HTTPRequestTests {
  static let good: [(line: String, method: HTTPRequest.Method, path: [String])] = [
    ("GET / HTTP/1.1", .get, []),
    ("HEAD / HTTP/1.0", .head, []),
    ("GET /inspector.wasm HTTP/1.1", .get, ["inspector.wasm"]),
    ("GET /a/b.js?version=2 HTTP/1.1", .get, ["a", "b.js"]),
    ("GET /index.html#people HTTP/1.1", .get, ["index.html"]),
    ("GET //a///b HTTP/1.1", .get, ["a", "b"]),
    ("GET /./a/. HTTP/1.1", .get, ["a"]),
    ("GET /a%20b%C3%A9 HTTP/1.1", .get, ["a bé"]),
    ("GET /... HTTP/1.1", .get, ["..."]),
    ("GET /a..b HTTP/1.1", .get, ["a..b"]),
  ]

  @Test(arguments: good)
  func readsARequest(line: String, method: HTTPRequest.Method, path: [String]) throws {
    let request = try HTTPRequest(head: Array((line + "\r\nHost: localhost").utf8))
    #expect(request.method == method)
    #expect(request.path == path)
    #expect(request.host == "localhost")
  }

  static let bad: [(head: String, status: HTTPStatus)] = [
    ("", .badRequest),
    ("GET", .badRequest),
    ("GET /", .badRequest),
    ("GET  / HTTP/1.1", .badRequest),
    ("GET / HTTP/1.1 more", .badRequest),
    ("GET / FTP/1.1", .badRequest),
    ("GET index.html HTTP/1.1", .badRequest),
    ("GET http://127.0.0.1/ HTTP/1.1", .badRequest),
    ("GET /%2 HTTP/1.1", .badRequest),
    ("GET /%zz HTTP/1.1", .badRequest),
    ("GET /%ff HTTP/1.1", .badRequest),
    ("GET / HTTP/1.1\r\nno colon", .badRequest),
    ("GET / HTTP/2", .versionNotSupported),
    ("POST / HTTP/1.1", .methodNotAllowed),
    ("get / HTTP/1.1", .methodNotAllowed),
    ("DELETE /index.html HTTP/1.1", .methodNotAllowed),
    ("GET /.. HTTP/1.1", .notFound),
    ("GET /../secret HTTP/1.1", .notFound),
    ("GET /a/../../secret HTTP/1.1", .notFound),
    ("GET /%2e%2e/secret HTTP/1.1", .notFound),
    ("GET /%2E./secret HTTP/1.1", .notFound),
    ("GET /..%2fsecret HTTP/1.1", .notFound),
    ("GET /%2fetc%2fpasswd HTTP/1.1", .notFound),
    ("GET /..%5csecret HTTP/1.1", .notFound),
    ("GET /index.html%00.js HTTP/1.1", .notFound),
    (
      "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: HTTPRequest.largestHead),
      .headTooLarge
    ),
  ]

  @Test(arguments: bad)
  func refusesAHead(head: String, status: HTTPStatus) {
    #expect(throws: status) { try HTTPRequest(head: Array(head.utf8)) }
  }

  @Test func refusesWhatIsNoText() {
    #expect(throws: HTTPStatus.badRequest) { try HTTPRequest(head: [0xff, 0xfe, 0x00]) }
  }

  static let hosts: [(value: String, host: String)] = [
    ("127.0.0.1:8080", "127.0.0.1"), ("LocalHost", "localhost"), ("[::1]:80", "[::1]"),
    ("  example.org\t", "example.org"),
  ]

  @Test(arguments: hosts)
  func readsTheHost(value: String, host: String) throws {
    let head = "GET / HTTP/1.1\r\nAccept: */*\r\nhOST:\(value)"
    #expect(try HTTPRequest(head: Array(head.utf8)).host == host)
  }

  @Test func aHostMayBeMissing() throws {
    #expect(try HTTPRequest(head: Array("GET / HTTP/1.0".utf8)).host == nil)
  }
}
