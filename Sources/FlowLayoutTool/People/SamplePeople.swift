import LayoutDocument
import LayoutGeometry

/// People to try the popover with, in ten scripts.
enum SamplePeople {
  private static let titles = ["Going", "Maybe"]

  /// The titles for right-to-left readers, in Hebrew.
  private static let mirroredTitles = ["מגיעים", "אולי"]

  private static let names = [
    "Amélie Fontaine", "Γιώργος Παπαδόπουλος", "Ольга Кузнецова", "王小明", "佐藤 美咲",
    "ליאור כהן", "يوسف حداد", "अनिका शर्मा", "김서연", "Nguyễn Thị Minh Khai",
  ]

  /// The names that come first for right-to-left readers.
  private static let mirroredNames = [
    "ליאור כהן", "يوسف حداد", "נועה לוי", "ليلى منصور", "דניאל מזרחי",
  ]

  /// The groups of the sample: seven people and three.
  static let counts = [7, 3]

  /// Groups of so many people; names repeat after the tenth.
  ///
  /// Right-to-left readers get titles and first names of theirs.
  static func document(counts: [Int], for direction: LayoutDirection) -> PeopleDocument {
    let isMirrored = direction == .rightToLeft
    let titles = isMirrored ? mirroredTitles : titles
    let names = isMirrored ? mirroredNames + names.prefix(5) : names
    var next = 0
    var document = PeopleDocument()
    for (group, count) in counts.enumerated() {
      var section = PeopleDocument.Section(
        title: group < titles.count ? titles[group] : "Group \(group + 1)")
      section.people.reserveCapacity(count)
      for _ in 0..<count {
        section.people.append(PeopleDocument.Person(name: names[next % names.count]))
        next += 1
      }
      document.sections.append(section)
    }
    return document
  }
}
