/// The raw buffers of the section kernel.
@safe
final class KernelSections {
  /// The number of items of each section.
  let items: UnsafeMutablePointer<UInt32>
  /// Where each section begins, and after the last one where it ends.
  let position: UnsafeMutablePointer<Double>
  /// How many sections there are.
  let count: Int

  /// Copies the sections' item counts.
  init(itemCounts: [Int]) {
    count = itemCounts.count
    unsafe items = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
    unsafe position = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
    for (index, items) in itemCounts.enumerated() {
      unsafe self.items[index] = UInt32(items)
    }
  }

  deinit {
    unsafe items.deallocate()
    unsafe position.deallocate()
  }
}

/// The lengths that all sections of the section kernel share, in points.
struct SectionLengths {
  /// The items of a full line.
  var capacity: Int
  /// From one line's beginning to the next one's.
  var pitch: Double
  /// The distance between lines.
  var lineSpacing: Double
  /// Header, both insets and footer.
  var surroundings: Double
}

/// One running sum a section of equal items: the floor of `layout/uniform`, `/sections-pinned` and
/// `/empty-sections`.
func sumSections(_ sections: KernelSections, _ lengths: SectionLengths) -> Double {
  let (items, position) = unsafe (sections.items, sections.position)
  let capacity = UInt32(lengths.capacity)
  let roundUp = capacity - 1
  let (pitch, lineSpacing) = (lengths.pitch, lengths.lineSpacing)
  let surroundings = lengths.surroundings
  var end = 0.0
  for section in 0..<sections.count {
    unsafe position[section] = end
    let lines = unsafe (items[section] &+ roundUp) / capacity
    end += surroundings
    if lines > 0 { end += Double(lines) * pitch - lineSpacing }
  }
  unsafe position[sections.count] = end
  return end
}
