import Foundation

/// An input of a command: a file, or the standard input where its name is `-`.
struct Input {
  /// What messages call it.
  let name: String
  /// Its bytes.
  let bytes: [UInt8]

  /// Reads the whole input.
  init(_ argument: String) throws(ToolError) {
    name = argument == "-" ? "standard input" : argument
    do {
      let data =
        argument == "-"
        ? try Input.standardInput() : try Data(contentsOf: URL(fileURLWithPath: argument))
      bytes = Array(data)
    } catch {
      throw ToolError("cannot read \(quoted(argument)): \(reason(error))")
    }
  }

  private static func standardInput() throws -> Data {
    guard #available(macOS 10.15.4, *) else {
      return FileHandle.standardInput.readDataToEndOfFile()
    }
    return try FileHandle.standardInput.readToEnd() ?? Data()
  }
}

/// What the tool writes.
enum Output {
  /// Writes to the standard output; a reader that went away is no error.
  static func write(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// Writes to the standard error.
  static func writeError(_ text: String) {
    write(text, to: .standardError)
  }

  /// Writes a file.
  static func write(_ text: String, toFile path: String) throws(ToolError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ToolError("cannot write \(quoted(path)): \(reason(error))")
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    let data = Data(text.utf8)
    if #available(macOS 10.15.4, *) {
      try? handle.write(contentsOf: data)
    } else {
      handle.write(data)
    }
  }
}

/// Makes writing to a reader that went away an error in place of a signal that ends the process.
func ignoreBrokenPipes() {
  #if !os(Windows)
    _ = signal(SIGPIPE, SIG_IGN)
  #endif
}

/// A file error in a few words, on one line.
private func reason(_ error: any Error) -> String {
  guard let error = error as? CocoaError else { return "input or output error" }
  switch error.code {
  case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file"
  case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
  case .fileWriteOutOfSpace: return "the disk is full"
  default: return "it is no file that can be opened"
  }
}
