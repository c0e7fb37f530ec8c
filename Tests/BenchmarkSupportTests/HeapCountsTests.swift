import BenchmarkSupport
import Testing

/// Keeps values alive until it goes.
private final class Shelf {
  var objects: [AnyObject] = []
  var numbers: [Int] = []
}

@Suite(.enabled(if: countsHeapCalls, "heap calls are not counted on this system"))
struct HeapCountsTests {
  @Test func countsObjectsOfTheRuntime() throws {
    let shelf = Shelf()
    shelf.objects.reserveCapacity(100)
    let counts = try #require(
      countingHeap {
        for _ in 0..<100 { shelf.objects.append(Shelf()) }
      })
    #expect(counts.allocations == 100)
    #expect(counts.frees == 0)
    #expect(counts.liveBytes == counts.bytes)
    // A header of two words and two references each.
    #expect(counts.bytes == 100 * 4 * MemoryLayout<Int>.size)
  }

  @Test func countsWhatArraysAskFor() throws {
    let shelf = Shelf()
    func fill() { shelf.numbers = unsafe [Int](unsafeUninitializedCapacity: 1_000) { $1 = 0 } }
    // Once uncounted: the runtime makes what it needs of each type at its first use.
    fill()
    shelf.numbers = []
    let heap = countingHeap { fill() }
    let counts = try #require(heap)
    #expect(counts.allocations == 1)
    // The elements and the array's header.
    #expect(counts.bytes == 1_000 * MemoryLayout<Int>.size + 32)
    #expect(counts.liveBytes == counts.bytes)
  }

  @Test func countsRawMemoryOfAnyAlignment() throws {
    func allocate(alignment: Int) {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: alignment)
      unsafe blackHole(UnsafeRawPointer(block))
      unsafe block.deallocate()
    }
    let heap = countingHeap {
      allocate(alignment: 1)
      allocate(alignment: 16)
      allocate(alignment: 64)
      allocate(alignment: 4_096)
    }
    let counts = try #require(heap)
    #expect(counts.allocations == 4)
    #expect(counts.frees == 4)
    #expect(counts.bytes >= 4 * 256)
    #expect(counts.liveBytes == 0)
  }

  @Test func doesNotCountBlocksGivenUpFromBefore() throws {
    let shelf = Shelf()
    shelf.numbers = Array(0..<1_000)
    let counts = try #require(countingHeap { shelf.numbers = [] })
    #expect(counts.allocations == 0)
    #expect(counts.frees == 1)
    #expect(counts.liveBytes == 0)
  }

  /// More blocks than can be followed at once, of which few live at a time, given up in another order
  /// than they came.
  @Test func followsAnyNumberOfBlocksOneAfterTheOther() throws {
    let shelf = Shelf()
    shelf.objects = (0..<1_000).map { _ in Shelf() }
    func replaceAll() {
      var place = 0
      for _ in 0..<200_000 {
        shelf.objects[place] = Shelf()
        place = (place + 7) % 1_000
      }
      for place in 0..<600 { shelf.objects[place] = shelf.objects[999] }
    }
    // Once uncounted: what the runtime makes at the first use of anything stays.
    replaceAll()
    let counts = try #require(countingHeap { replaceAll() })
    #expect(counts.allocations >= 200_000)
    #expect(counts.liveBytes == 400 * 4 * MemoryLayout<Int>.size)
  }

  @Test func countsNothingInPlainArithmetic() throws {
    let counts = try #require(
      countingHeap {
        var sum: UInt64 = 0
        for number in 0..<1_000 { sum &+= UInt64(number) }
        blackHole(sum)
      })
    #expect(counts.allocations == 0 && counts.frees == 0)
    #expect(counts.bytes == 0 && counts.liveBytes == 0)
  }

  @Test func endsWhereTheBodyThrows() throws {
    #expect(throws: WrongResult.self) {
      try countingHeap { throw WrongResult("on purpose") }
    }
    let counts = try #require(countingHeap {})
    #expect(counts.allocations == 0)
  }
}
