import BenchmarkSupport
import LayoutGeometry
import PopoverGeometry

/// Placements of popovers, beside the plain transcription of the rules and the plain line loop.
///
/// A count is that of the different requests that are placed in turn: one is what a rotation asks for,
/// many keep the processor from learning the way through the rules by heart.
enum PlacementTasks {
  static var all: [BenchmarkTask] {
    [
      task("placement/place") { request in
        try request.placement()
      } floor: { request in
        transcribedPlacement(request, preferred: request.preferredContentSize)
      },
      task("placement/measure") { request in
        try request.placement(measuring: { measured($0, request.preferredContentSize) })
      } floor: { request in
        transcribedRefit(request)
      },
      lineLoop,
    ]
  }

  private static let counts = [1, 16, 256]

  /// The items of the list that the line loop lays out: what one placement may cost at most.
  private static let listLength = 250

  /// Content that takes the height of the wish for all its width, and more where it is narrower, as
  /// wrapped text does.
  @inline(__always)
  private static func measured(_ proposed: LayoutSize, _ wish: LayoutSize) -> LayoutSize {
    proposed.width >= wish.width
      ? wish : LayoutSize(width: proposed.width, height: wish.height * wish.width / proposed.width)
  }

  /// Step 10 of the rules, as a first draft has it.
  @inline(never)
  private static func transcribedRefit(_ request: PopoverRequest) -> TranscribedPlacement? {
    let (frame, insets) = (request.container, request.chrome.contentViewInsets)
    let (safe, margins) = (request.safeAreaInsets, request.popoverLayoutMargins)
    let proposal = LayoutSize(
      width: frame.width - safe.left - safe.right - margins.left - margins.right - insets.left
        - insets.right,
      height: frame.height - safe.top - safe.bottom - margins.top - margins.bottom - insets.top
        - insets.bottom)
    let size = measured(proposal, request.preferredContentSize)
    guard let first = transcribedPlacement(request, preferred: size) else { return nil }
    guard first.content.width < size.width - 1e-9 else { return first }
    let again = measured(
      LayoutSize(width: first.content.width, height: proposal.height),
      request.preferredContentSize)
    return transcribedPlacement(
      request, preferred: LayoutSize(width: size.width, height: again.height))
  }

  /// Requests of all shapes that need nothing but the defaults: phones and tablets, sources anywhere,
  /// sizes that fit and sizes that do not.
  static func requests(_ count: Int) -> [PopoverRequest] {
    let screens: [(width: Int, height: Int)] = [
      (320, 568), (375, 667), (667, 375), (768, 1024), (1024, 768),
    ]
    var generator = SeededGenerator(seed: 11)
    var requests: [PopoverRequest] = []
    while requests.count < count {
      let screen = screens[generator.below(screens.count)]
      var request = PopoverRequest(
        container: LayoutRect(
          x: 0, y: 0, width: Double(screen.width), height: Double(screen.height)),
        sourceRect: LayoutRect(
          x: Double(generator.below(screen.width)), y: Double(generator.below(screen.height)),
          width: Double(8 + generator.below(100)), height: Double(8 + generator.below(60))),
        preferredContentSize: LayoutSize(
          width: Double(60 + 8 * generator.below(40)),
          height: Double(60 + 8 * generator.below(50))))
      request.safeAreaInsets.top = 20
      // Those that need the second chances of the rules are no default inputs.
      guard transcribedRefit(request) != nil,
        transcribedPlacement(request, preferred: request.preferredContentSize) != nil
      else { continue }
      requests.append(request)
    }
    return requests
  }

  private static func task(
    _ name: String, engine: @escaping (PopoverRequest) throws -> PopoverPlacement,
    floor: @escaping (PopoverRequest) -> TranscribedPlacement?
  ) -> BenchmarkTask {
    BenchmarkTask(name, unit: .placement, counts: counts) { count in
      let requests = requests(count)
      for (index, request) in requests.enumerated() {
        try expectEqual(
          TranscribedPlacement(try engine(request)), floor(request), "placement \(index)")
      }
      let repeats = max(1, 256 / count)
      return .timed(
        engine: BenchmarkBody {
          for _ in 0..<repeats {
            for index in requests.indices {
              blackHole(try engine(requests[index]).arrowOffset.bitPattern)
            }
          }
        },
        floor: BenchmarkBody {
          for _ in 0..<repeats {
            for index in requests.indices {
              blackHole((floor(requests[index])?.offset ?? 0).bitPattern)
            }
          }
        }, operations: repeats * count, unitsPerOperation: 1)
    }
  }

  /// A placement beside the plain line loop over a list of 250 items.
  private static var lineLoop: BenchmarkTask {
    BenchmarkTask("placement/line-loop", unit: .placement, counts: counts) { count in
      let requests = requests(count)
      let loop = PlainLineLoop(count: listLength)
      let expected = loop.breakLines()
      let repeats = max(1, 256 / count)
      return .timed(
        engine: BenchmarkBody {
          for _ in 0..<repeats {
            for index in requests.indices {
              blackHole(try requests[index].placement().arrowOffset.bitPattern)
            }
          }
        },
        floor: BenchmarkBody {
          for _ in 0..<repeats * count {
            try expectEqual(loop.breakLines().extent, expected.extent, "extent of the lines")
          }
        }, operations: repeats * count, unitsPerOperation: 1)
    }
  }
}
