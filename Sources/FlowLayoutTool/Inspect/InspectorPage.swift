import Foundation

/// The page that `inspect` serves: built where its sources are at hand, else found.
enum InspectorPage {
  /// The build script's place in the package.
  private static let script = "Sources/Inspector/build"

  /// What a folder must have to be the page.
  private static let files = ["index.html", "inspector.wasm"]

  /// The folder of the page.
  ///
  /// - Parameters:
  ///   - output: The folder that the page is built into, or that has it; the package's own where nil.
  ///   - starts: Folders of which each, with those above it, may be the package.
  /// - Returns: A folder with all files of the page.
  /// - Throws: A `ToolError` where it can be neither built nor found.
  static func folder(output: String?, lookingFrom starts: [String]) throws(ToolError) -> String {
    guard let package = starts.lazy.compactMap(package).first else {
      guard let output else {
        throw ToolError("no \(script) above; run this in the package, or give a page with --out")
      }
      guard isPage(output) else {
        throw ToolError("no page in \(quoted(output)), and no \(script) above to build it")
      }
      return output
    }
    let folder = output ?? package + "/.build/inspector-page"
    try build(package + "/" + script, into: folder)
    guard isPage(folder) else { throw ToolError("the page was not built into \(quoted(folder))") }
    return folder
  }

  /// Where to look for the package: the working directory, then the tool's own place.
  static var standardStarts: [String] {
    let tool = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return [FileManager.default.currentDirectoryPath] + (tool.map { [$0.path] } ?? [])
  }

  /// The nearest folder, from one upwards, that is a package with the script.
  private static func package(from start: String) -> String? {
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      let files = [script, "Package.swift"].map { folder.appendingPathComponent($0).path }
      if files.allSatisfy(FileManager.default.fileExists) { return folder.path }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path || folder.path == "/" { return nil }
      folder = parent
    }
  }

  private static func isPage(_ folder: String) -> Bool {
    files.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }

  /// Runs the script; what it says goes to the standard error.
  private static func build(_ script: String, into folder: String) throws(ToolError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", script, folder]
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw ToolError("cannot run \(quoted(script))")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolError("\(quoted(script)) failed; see above")
    }
  }
}
