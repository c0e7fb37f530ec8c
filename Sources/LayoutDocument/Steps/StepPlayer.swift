import FlowLayoutCore
import LayoutGeometry

/// A document's layout as steps change it one after another.
struct StepPlayer {
  /// The layout after the last step.
  private(set) var layout: FlowLayout
  /// The metrics of sections that do not override them.
  private var defaults: SectionMetrics
  /// What each section overrides.
  private var overrides: [FlowDocument.MetricsOverrides]
  /// The item that is held.
  private var held: InteractiveMove?

  /// Lays a document out.
  init(_ document: FlowDocument) throws(DocumentError) {
    layout = try document.layout()
    defaults = document.defaults
    overrides = document.sections.map(\.overrides)
  }

  /// Performs a step.
  ///
  /// - Throws: A `DocumentError` naming the step that asks for something that does not exist, or for
  ///   a layout that cannot be made.
  mutating func perform(_ step: CaseStep, at index: Int) throws(DocumentError) -> StepAnswer {
    let path = "steps[\(index)]"
    var answer = StepAnswer()
    try naming(path) { () throws(FlowLayoutError) in try changeLayout(step, &answer) }
    for action in step.actions {
      try perform(action, anchor: step.anchor, &answer, path)
    }
    return answer
  }

  /// Gives an error of the engine the place of its step.
  private func naming(
    _ path: String, _ body: () throws(FlowLayoutError) -> Void
  ) throws(DocumentError) {
    do {
      try body()
    } catch {
      throw DocumentError(path: path, problem: .invalid("cannot be performed: \(error.text)"))
    }
  }

  /// Changes what layout keys change, all at once, then scrolls.
  private mutating func changeLayout(
    _ step: CaseStep, _ answer: inout StepAnswer
  ) throws(FlowLayoutError) {
    let anchor = step.anchor ?? .none
    var next = layout
    var changes: [LayoutChange] = []
    if let configuration = step.configuration {
      changes.append(try next.setConfiguration(configuration, anchor: anchor))
    }
    if let defaults = step.defaults {
      self.defaults = defaults
      for (index, overrides) in overrides.enumerated() {
        changes.append(
          try next.setMetrics(
            overrides.applied(to: defaults), inSection: index, anchor: anchor))
      }
    }
    if let sections = step.sections {
      next = try FlowLayout(
        configuration: next.configuration, sections: sections.map { $0.resolved(defaults) },
        contentOffset: next.contentOffset)
      overrides = sections.map(\.overrides)
      try next.scroll(to: next.clampedOffset(next.contentOffset))
    }
    if let offset = step.contentOffset {
      try next.scroll(to: step.clamps ? next.clampedOffset(offset) : offset)
    }
    for change in changes { answer.add(change) }
    layout = next
  }

  private mutating func perform(
    _ action: CaseStep.Action, anchor: ScrollAnchor?, _ answer: inout StepAnswer, _ path: String
  ) throws(DocumentError) {
    switch action {
    case .batch(let batch): perform(batch, anchor: anchor ?? .none, &answer)
    case .measure(let measurements):
      try naming(path) { () throws(FlowLayoutError) in
        answer.add(try layout.measure(measurements, anchor: anchor ?? .top))
      }
    case .forgetMeasurements:
      try naming(path) { () throws(FlowLayoutError) in
        answer.add(try layout.forgetMeasurements(anchor: anchor ?? .top))
      }
    case .scrollTo(let target, let position, let avoidsPinned):
      guard
        let offset = layout.offset(showing: target, at: position, avoidingPinned: avoidsPinned)
      else { throw DocumentError(path: path, problem: .invalid("scrolls to nothing")) }
      try naming(path) { () throws(FlowLayoutError) in try layout.scroll(to: offset) }
    case .dropTarget(let moving, let point):
      answer.target = layout.dropTarget(at: point, moving: moving)
    case .moveInteractively(let source, let target):
      try move(from: source, to: target, path)
    case .endInteractiveMove(let commits):
      guard let held else {
        throw DocumentError(path: path, problem: .invalid("ends a move, but no item is held"))
      }
      if !commits { layout = held.original }
      self.held = nil
    case .hitTest(let point):
      answer.hasHitTest = true
      answer.element = layout.element(at: point)
    }
  }

  /// Takes an item up where none is held, and moves it.
  private mutating func move(
    from source: ItemPath, to target: ItemPath, _ path: String
  ) throws(DocumentError) {
    do throws(BatchUpdateError) {
      var move: InteractiveMove
      if let held { move = held } else { move = try InteractiveMove(of: source, in: layout) }
      guard move.source == source || move.target == source else {
        throw BatchUpdateError(.indexOutOfRange, section: source.section, item: source.item)
      }
      try move.move(to: target)
      layout = move.layout
      held = move
    } catch {
      throw DocumentError(
        path: path, problem: .invalid("moves no held item there: \(error.reason.rawValue)"))
    }
  }

  private mutating func perform(
    _ batch: StepBatch, anchor: ScrollAnchor, _ answer: inout StepAnswer
  ) {
    var updates = batch.updates
    updates.insertedSections = batch.insertedSections.map {
      BatchUpdates.SectionPlacement(at: $0.index, $0.section.resolved(defaults))
    }
    updates.reloadedSections = batch.reloadedSections.map {
      BatchUpdates.SectionPlacement(at: $0.index, $0.section.resolved(defaults))
    }
    do {
      let result = try layout.performBatchUpdates(updates, anchor: anchor)
      answer.add(result.change)
      answer.mapping = result.mapping
      let old = overrides
      overrides = (0..<layout.sectionCount).map { index in
        let source = result.mapping.oldSection(ofNew: index)
        if let source {
          return batch.reloadedSections.first { $0.index == source }?.section.overrides
            ?? old[source]
        }
        return batch.insertedSections.first { $0.index == index }?.section.overrides
          ?? FlowDocument.MetricsOverrides()
      }
    } catch {
      answer.error = error
    }
  }
}

extension StepAnswer {
  /// Adds what a change did to the offset.
  fileprivate mutating func add(_ change: LayoutChange) {
    contentOffsetAdjustment.x += change.contentOffsetAdjustment.x
    contentOffsetAdjustment.y += change.contentOffsetAdjustment.y
  }
}

extension FlowDocument.Section {
  /// The section with its metrics resolved.
  func resolved(_ defaults: SectionMetrics) -> FlowSection {
    FlowSection(
      items: items, metrics: overrides.applied(to: defaults), isSelfSizing: isSelfSizing)
  }
}

extension FlowLayoutError {
  /// The error in words, for a step.
  fileprivate var text: String {
    let what =
      switch reason {
      case .notANumber: "is not a number"
      case .infinite: "is infinite"
      case .negative: "is negative"
      case .notPositive: "is not above 0"
      case .tooLarge: "is too large"
      case .tooSmall: "is too small"
      case .countMismatch(let expected, let found): "\(found) values for \(expected)"
      case .overflow: "makes a sum too large"
      case .noSuchElement: "is no element of the layout"
      case .inGrid: "is in a grid"
      }
    switch place {
    case .configuration(let property): return "\(property.rawValue) \(what)"
    case .section(let index, let property):
      return "\(property.rawValue) of section \(index) \(what)"
    case .item(let path, _): return "item [\(path.section), \(path.item)] \(what)"
    case .argument: return what
    }
  }
}
