import Foundation

/// What the results depend on beside the code.
enum Machine {
  /// The processor, the number of cores that the process may use, and the system.
  static var description: String {
    let process = ProcessInfo.processInfo
    let cores = "\(process.activeProcessorCount) cores"
    return [processor, cores, process.operatingSystemVersionString]
      .compactMap { $0 }.joined(separator: ", ")
  }

  private static var processor: String? {
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  /// The commit checked out where the program runs; "unknown" outside a repository.
  ///
  /// A mark "+" stands for changes that were not committed.
  static var commit: String {
    guard let commit = git("rev-parse", "HEAD") else { return "unknown" }
    let isClean = git("status", "--porcelain", "--untracked-files=no")?.isEmpty ?? true
    return isClean ? commit : commit + "+"
  }

  private static func git(_ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
