// The host's side, compiled without Embedded Swift: prints a line for each document, with its kind,
// index and hash in decimal, then the first positions by their bits.
@main
enum Host {
  static func main() {
    for kind in Fixtures.allCases {
      for index in 0..<kind.count {
        let digest = kind.digest(of: index)
        let positions = (0..<Digest.keptCount).map { String(digest[$0].bitPattern) }
        print(kind, index, digest.hash, positions.joined(separator: " "))
      }
    }
  }
}
