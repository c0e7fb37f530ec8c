import Foundation

/// A folder whose files are served, and nothing outside of it.
struct StaticFiles: Sendable {
  /// The folder, its links resolved.
  private let root: String

  /// Serves a folder.
  init(folder: String) {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// The names under which this machine calls itself.
  private static let hosts = ["127.0.0.1", "localhost", "[::1]"]

  /// Answers a request's head.
  ///
  /// - Parameter head: All bytes before the empty line that ends it.
  /// - Returns: The whole answer.
  func answer(head: [UInt8]) -> [UInt8] {
    var isWhole = true
    do throws(HTTPStatus) {
      let request = try HTTPRequest(head: head)
      isWhole = request.method == .get
      if let host = request.host, !StaticFiles.hosts.contains(host) { throw .forbidden }
      let (name, content) = try file(request.path)
      return StaticFiles.answer(
        .fine, type: StaticFiles.type(of: name), content: content, isWhole: isWhole)
    } catch {
      let text = "\(error.rawValue) \(error.reason)\n"
      return StaticFiles.answer(
        error, type: "text/plain; charset=utf-8", content: Array(text.utf8), isWhole: isWhole)
    }
  }

  /// The name and the bytes of a file; of a folder its index.
  private func file(_ path: [String]) throws(HTTPStatus) -> (name: String, content: [UInt8]) {
    let name = path.last ?? "index.html"
    let wanted = ([root] + (path.isEmpty ? [name] : path)).joined(separator: "/")
    // A link may lead out of the folder.
    let resolved = URL(fileURLWithPath: wanted).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard resolved.hasPrefix(root + "/"),
      unsafe FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder),
      !isFolder.boolValue, let data = FileManager.default.contents(atPath: resolved)
    else { throw .notFound }
    return (name, Array(data))
  }

  /// The type of a file by its name.
  static func type(of name: String) -> String {
    switch name.split(separator: ".").last?.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "wasm": "application/wasm"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }

  private static func answer(
    _ status: HTTPStatus, type: String, content: [UInt8], isWhole: Bool
  ) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
      "Content-Length: \(content.count)", "Cache-Control: no-store", "Connection: close",
      "X-Content-Type-Options: nosniff",
      // A page of its own process gets a clock of microseconds.
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Embedder-Policy: require-corp",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
    return Array(head.utf8) + (isWhole ? content : [])
  }
}
