import FlowLayoutCore
import LayoutGeometry

extension LayoutComparison {
  /// Compares the layout after a step, and the step's answer.
  mutating func compare(
    _ expected: ExpectedStep?, with answer: StepAnswer
  ) throws(DocumentError) {
    let wantsError = expected?.error != nil
    if let error = answer.error, !wantsError {
      add("error", "none", error.reason.rawValue)
    }
    guard let expected else { return }
    if let word = expected.error {
      let found = answer.error?.reason.rawValue
      if found == nil || (word != "invalidUpdate" && word != found) {
        add("error", word, found ?? "none")
      }
    }
    try compare(expected.layout)
    if let offset = expected.contentOffset {
      compare("contentOffset", offset, [layout.contentOffset.x, layout.contentOffset.y])
    }
    if let adjustment = expected.contentOffsetAdjustment {
      let found = answer.contentOffsetAdjustment
      compare("contentOffsetAdjustment", adjustment, [found.x, found.y])
    }
    if let target = expected.target, target != answer.target {
      add("target", target.text, answer.target?.text ?? "none")
    }
    if let element = expected.element {
      if !answer.hasHitTest {
        add("element", element?.text ?? "null", "no hit test")
      } else if element != answer.element {
        add("element", element?.text ?? "null", answer.element?.text ?? "null")
      }
    }
    if let wanted = expected.newToOld { compare(newToOld: wanted, answer) }
  }

  private mutating func compare(newToOld wanted: [[ItemPath?]], _ answer: StepAnswer) {
    guard let mapping = answer.mapping else {
      return add("newToOld", counted(wanted.count, "section"), "none")
    }
    let found = mapping.newToOld(in: layout)
    guard wanted.count == found.count else {
      return add("newToOld", counted(wanted.count, "section"), "\(found.count)")
    }
    for (index, section) in wanted.enumerated() {
      compareLists("newToOld[\(index)]", section, found[index]) { $0?.text ?? "null" }
    }
  }
}

extension UpdateMapping {
  /// The old path of each item, section by section; nil for new ones.
  func newToOld(in layout: FlowLayout) -> [[ItemPath?]] {
    (0..<layout.sectionCount).map { section in
      (0..<(layout.itemCount(inSection: section) ?? 0)).map { item in
        oldPath(ofNew: ItemPath(section: section, item: item))
      }
    }
  }
}

extension ItemPath {
  /// The path as a document writes it.
  var text: String { "[\(section), \(item)]" }
}

extension ElementIdentifier {
  /// The element as a message names it.
  var text: String {
    "\(DocumentWords.word(kind, in: DocumentWords.elementKinds)) \(path.text)"
  }
}
