import FlowLayoutCore
import LayoutGeometry

/// One step of a case: what changes, what is asked, and what is expected after it.
struct CaseStep: Sendable {
  /// The configuration after the step; nil where it does not change.
  var configuration: FlowConfiguration?
  /// The metrics of all sections that do not override them; nil where they do not change.
  var defaults: SectionMetrics?
  /// Sections that take the place of all others.
  var sections: [FlowDocument.Section]?
  /// The scroll position; nil where it does not change.
  var contentOffset: LayoutPoint?
  /// Whether the scroll position is brought into the legal range.
  var clamps = true
  /// What keeps its place on screen; the default of each change where nil.
  var anchor: ScrollAnchor?
  /// What the step does beside; several are done in this order.
  var actions: [Action] = []
  /// What is expected after it; nil where nothing is compared.
  var expected: ExpectedStep?

  /// What a step may do.
  enum Action: Sendable {
    case batch(StepBatch)
    case measure([ElementMeasurement])
    case forgetMeasurements
    case scrollTo(ScrollTarget, ScrollPosition, avoidsPinned: Bool)
    case dropTarget(moving: ItemPath, at: LayoutPoint)
    case moveInteractively(from: ItemPath, to: ItemPath)
    case endInteractiveMove(commits: Bool)
    case hitTest(LayoutPoint)
  }

  /// What steps before this one made of the document's values, as far as reading needs them.
  struct Context {
    var configuration: FlowConfiguration
    var defaults: SectionMetrics

    init(_ document: FlowDocument) {
      configuration = document.configuration
      defaults = document.defaults
    }
  }
}

/// A batch whose sections still inherit from the document.
struct StepBatch: Sendable {
  /// All but inserted and reloaded sections.
  var updates: BatchUpdates
  var insertedSections: [(index: Int, section: FlowDocument.Section)] = []
  var reloadedSections: [(index: Int, section: FlowDocument.Section)] = []
}

/// What is expected after a step; what is nil is not asserted.
struct ExpectedStep: Sendable {
  var layout: ExpectedLayout
  var contentOffset: [Double?]?
  var contentOffsetAdjustment: [Double?]?
  /// The old path of each item, section by section.
  var newToOld: [[ItemPath?]]?
  /// A word of F-UPD-4, or `invalidUpdate`, which matches any.
  var error: String?
  var target: ItemPath?
  /// The element at a point; an inner nil means that there is none.
  var element: ElementIdentifier??
}

/// What a step came to.
struct StepAnswer: Sendable {
  var contentOffsetAdjustment = LayoutPoint(x: 0, y: 0)
  /// The result of a batch that was performed.
  var mapping: UpdateMapping?
  /// The error of a batch that was refused.
  var error: BatchUpdateError?
  var target: ItemPath?
  /// Whether a hit test was asked for.
  var hasHitTest = false
  var element: ElementIdentifier?
}
