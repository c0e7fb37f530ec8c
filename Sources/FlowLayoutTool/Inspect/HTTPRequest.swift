import Foundation

/// The head of a request, as far as a server of files needs it.
struct HTTPRequest {
  /// What is wanted of a file.
  enum Method: String {
    /// The file.
    case get = "GET"
    /// The file's headers.
    case head = "HEAD"
  }

  /// The method.
  var method: Method
  /// The parts of the path, decoded, without those that change nothing; none for the root.
  var path: [String]
  /// The host that was asked for, in lower case and without its port; nil where the head names none.
  var host: String?

  /// The longest head that is read, in bytes.
  static let largestHead = 16_384

  /// Reads a head.
  ///
  /// - Parameter head: All bytes before the empty line that ends it.
  /// - Throws: The status to answer with.
  init(head: [UInt8]) throws(HTTPStatus) {
    guard head.count <= HTTPRequest.largestHead else { throw .headTooLarge }
    guard let text = String(bytes: head, encoding: .utf8) else { throw .badRequest }
    // A carriage return with its line feed is one character in Swift.
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { throw .badRequest }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw .badRequest }
    guard words[2].hasPrefix("HTTP/1.") else { throw .versionNotSupported }
    guard let method = Method(rawValue: String(words[0])) else { throw .methodNotAllowed }
    self.method = method
    path = try HTTPRequest.path(words[1])
    host = try HTTPRequest.host(lines)
  }

  /// The parts of a target's path.
  private static func path(_ target: Substring) throws(HTTPStatus) -> [String] {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/") else { throw .badRequest }
    var parts: [String] = []
    for part in path.split(separator: "/") {
      guard let decoded = percentDecoded(part) else { throw .badRequest }
      // A name that is more than a name would lead out of the folder.
      let isName = decoded != ".." && !decoded.contains { "/\\\0".contains($0) }
      guard isName else { throw .notFound }
      if decoded != "." { parts.append(decoded) }
    }
    return parts
  }

  private static func host(_ lines: ArraySlice<Substring>) throws(HTTPStatus) -> String? {
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { throw .badRequest }
      guard line[..<colon].lowercased() == "host" else { continue }
      let value = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }.lowercased()
      // An address of version 6 stands in brackets and has colons of its own.
      if value.hasPrefix("["), let end = value.firstIndex(of: "]") { return String(value[...end]) }
      return String(value.prefix { $0 != ":" })
    }
    return nil
  }
}

/// A text with its percent signs decoded; nil where one is followed by no byte, or the bytes are no
/// UTF-8.
func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimalDigit),
      let low = rest.popFirst().flatMap(hexadecimalDigit)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(bytes: bytes, encoding: .utf8)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// How a request is answered.
enum HTTPStatus: Int, Error {
  /// The file follows.
  case fine = 200
  /// The head is no request.
  case badRequest = 400
  /// The host is another machine's name, so that a foreign page asks.
  case forbidden = 403
  /// There is no such file.
  case notFound = 404
  /// It is neither GET nor HEAD.
  case methodNotAllowed = 405
  /// The head is longer than `HTTPRequest.largestHead`.
  case headTooLarge = 431
  /// It is no HTTP/1.
  case versionNotSupported = 505

  /// The words behind the number.
  var reason: String {
    switch self {
    case .fine: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .headTooLarge: "Request Header Fields Too Large"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
