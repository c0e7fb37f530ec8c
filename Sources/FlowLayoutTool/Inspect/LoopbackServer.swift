import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if !os(Windows)
  /// Serves files to programs on this machine, one thread a connection.
  struct LoopbackServer: Sendable {
    /// The port, also where a free one was asked for.
    let port: UInt16
    private let descriptor: Int32

    /// The most connections that are answered at once; more wait.
    private static let largestConnectionCount = 32

    /// How long a connection may be silent, in seconds.
    private static let patience = 10

    /// Begins to listen on 127.0.0.1.
    ///
    /// - Parameter port: The port; 0 takes a free one.
    /// - Throws: A `ToolError` where the port is taken or not allowed.
    init(port: UInt16) throws(ToolError) {
      #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue)
      #else
        let type = SOCK_STREAM
      #endif
      let descriptor = socket(AF_INET, type, 0)
      guard descriptor >= 0 else { throw ToolError("cannot make a socket") }
      var on: Int32 = 1
      _ = unsafe setsockopt(
        descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
          unsafe bind(descriptor, generic, length) == 0 && listen(descriptor, 64) == 0
            && getsockname(descriptor, generic, &length) == 0
        }
      }
      guard isListening else {
        close(descriptor)
        throw ToolError("cannot listen on port \(port); it may be taken, 0 takes a free one")
      }
      self.descriptor = descriptor
      self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers until the process ends.
    func serve(_ files: StaticFiles) {
      // A parent's thread may have handed down that signals wait; a server must be ended by them.
      var signals = sigset_t()
      _ = unsafe sigemptyset(&signals)
      for signal in [SIGINT, SIGTERM, SIGHUP] { _ = unsafe sigaddset(&signals, signal) }
      _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      let places = DispatchSemaphore(value: LoopbackServer.largestConnectionCount)
      while true {
        places.wait()
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          // Interrupted, or out of descriptors until a connection ends.
          places.signal()
          usleep(1000)
          continue
        }
        Thread.detachNewThread {
          LoopbackServer.answer(connection, files)
          places.signal()
        }
      }
    }

    /// Reads one request, answers it, and closes.
    private static func answer(_ connection: Int32, _ files: StaticFiles) {
      defer { close(connection) }
      var patience = timeval()
      patience.tv_sec = LoopbackServer.patience
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        _ = unsafe setsockopt(
          connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      guard let head = readHead(connection) else { return }
      let answer = files.answer(head: head)
      var sent = 0
      while sent < answer.count {
        let count = unsafe answer[sent...].withUnsafeBytes { bytes in
          unsafe write(connection, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return }
        sent += count
      }
      // Closing with bytes unread would break off the answer; what comes now is not looked at.
      shutdown(connection, Int32(SHUT_WR))
      var rest = [UInt8](repeating: 0, count: 4096)
      for _ in 0..<64 where unsafe read(connection, &rest, rest.count) <= 0 { return }
    }

    /// The bytes before the empty line; more than the largest head where there is none so far, nil
    /// where the connection ends before.
    private static func readHead(_ connection: Int32) -> [UInt8]? {
      let end = Array("\r\n\r\n".utf8)
      var head: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while head.count <= HTTPRequest.largestHead {
        let count = unsafe read(connection, &piece, piece.count)
        guard count > 0 else { return nil }
        let known = max(0, head.count - end.count + 1)
        head += piece[..<count]
        var index = known
        while index + end.count <= head.count {
          if head[index..<index + end.count].elementsEqual(end) { return Array(head[..<index]) }
          index += 1
        }
      }
      return head
    }
  }
#endif
