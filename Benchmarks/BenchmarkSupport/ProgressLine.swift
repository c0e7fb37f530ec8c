import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on a terminal that says what is being measured; nothing elsewhere.
struct ProgressLine {
  private let isTerminal: Bool

  init() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      isTerminal = isatty(2) == 1
    #else
      isTerminal = false
    #endif
  }

  /// Shows a text in place of the last one.
  func show(_ text: String) {
    if isTerminal { write("\r\u{1b}[K" + text) }
  }

  /// Removes the line.
  func clear() {
    if isTerminal { write("\r\u{1b}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
