public import PopoverGeometry

/// A placement request as JSON.
///
/// The keys are `container` and `sourceRect`, which must be there, and any of
/// `preferredContentSize`, `permittedArrowDirections`, `popoverLayoutMargins`, `safeAreaInsets`,
/// `keyboardFrame`, `canOverlapSourceViewRect`, `directionPreference`, `previousDirection`,
/// `defaultContentSize`, `minimumContentSize`, `maximumContentSize`, `contentViewInsets`, `arrow` (with
/// `height`, `base` and `cornerRadius`), `gap`, `crossOffset`, `alignment`, `sourceKind`, `selection`,
/// `reservesArrowStrip`, `displayScale`, `layoutDirection`, `sourceWithdrawn` and `adaptivity`.
///
/// > Source: section 3.1 of the popover rules.
public struct PopoverDocument: Hashable, Sendable {
  /// What is to be placed.
  public var request: PopoverRequest

  /// The name of the popover, for drawings.
  public var title: String?

  /// Creates the document of a request.
  public init(request: PopoverRequest, title: String? = nil) {
    self.request = request
    self.title = title
  }

  /// Reads a request strictly: an unknown key, a repeated one or a value of another type is an
  /// error.
  ///
  /// Whether its numbers can be placed is left to `placement()`; the texts "inf" and "nan" stand for
  /// those values.
  ///
  /// - Parameter json: The text in UTF-8.
  /// - Throws: A `DocumentError` that names the first value at fault.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(json: [UInt8]) throws(DocumentError) {
    let cursor = try JSONCursor(text: json)
    request = try cursor.popoverRequest(remarks: ["title"])
    title = try cursor.openObject()["title"]?.string()
  }

  /// Reads a request strictly; see `init(json:)`.
  public init(json: String) throws(DocumentError) {
    try self.init(json: Array(json.utf8))
  }

  /// Places the popover.
  ///
  /// - Throws: A `DocumentError` at the key of the input that cannot be placed.
  /// - Complexity: O(1).
  public func placement() throws(DocumentError) -> PopoverPlacement {
    do {
      return try request.placement()
    } catch {
      throw DocumentError(error)
    }
  }
}

extension DocumentError {
  /// The error of a placement, at the key of the input that is at fault.
  public init(_ error: PopoverError) {
    let fault =
      switch error {
      case .nan: "is not a number"
      case .infiniteRect: "is infinite, or too large"
      case .negativeInput(.displayScale): "is not above 0"
      case .negativeInput: "is negative"
      case .emptyContainer: "is empty"
      case .noUsableArea: "has no room: a keyboard covers it"
      }
    self.init(path: error.input.name, problem: .invalid(fault))
  }
}

extension JSONCursor {
  /// Reads a placement request.
  func popoverRequest(remarks: [String] = []) throws(DocumentError) -> PopoverRequest {
    let object = try object(keys: PopoverKeys.all, remarks: remarks)
    var request = PopoverRequest(
      container: try object.required("container").anyRect(),
      sourceRect: try object.required("sourceRect").anyRect())
    try object.readSurroundings(into: &request)
    try object.readSizes(into: &request)
    try object.readChoices(into: &request)
    return request
  }
}

/// The keys of placement requests.
enum PopoverKeys {
  static let arrow = ["height", "base", "cornerRadius"]
  static let adaptivity = ["horizontal", "vertical", "rules", "traitDelegate", "legacyDelegate"]

  static let all = [
    "container", "sourceRect", "preferredContentSize", "permittedArrowDirections",
    "popoverLayoutMargins", "safeAreaInsets", "keyboardFrame", "canOverlapSourceViewRect",
    "directionPreference", "previousDirection", "defaultContentSize", "minimumContentSize",
    "maximumContentSize", "contentViewInsets", "arrow", "gap", "crossOffset", "alignment",
    "sourceKind", "selection", "reservesArrowStrip", "displayScale", "layoutDirection",
    "sourceWithdrawn", "adaptivity",
  ]
}

extension JSONObject {
  /// What lies round the popover.
  fileprivate func readSurroundings(into request: inout PopoverRequest) throws(DocumentError) {
    if let insets = self["safeAreaInsets"] { request.safeAreaInsets = try insets.anyInsets() }
    if let margins = self["popoverLayoutMargins"] {
      request.popoverLayoutMargins = try margins.anyInsets()
    }
    request.keyboardFrame = try present("keyboardFrame")?.anyRect()
    if let kind = self["sourceKind"] {
      request.sourceKind = try kind.word(PopoverWords.sourceKinds)
    }
    if let flag = self["sourceWithdrawn"] { request.isSourceWithdrawn = try flag.bool() }
    if let direction = self["layoutDirection"] {
      request.layoutDirection = try direction.word(DocumentWords.layoutDirections)
    }
    request.displayScale = try present("displayScale")?.anyNumber()
    request.adaptivity = try present("adaptivity")?.adaptivity()
  }

  /// How large the popover may be.
  fileprivate func readSizes(into request: inout PopoverRequest) throws(DocumentError) {
    if let size = self["preferredContentSize"] {
      request.preferredContentSize = try size.anySize()
    }
    if let size = self["defaultContentSize"] { request.defaultContentSize = try size.anySize() }
    if let size = self["minimumContentSize"] { request.minimumContentSize = try size.anySize() }
    if let size = self["maximumContentSize"] { request.maximumContentSize = try size.anySize() }
    if let insets = self["contentViewInsets"] {
      request.chrome.contentViewInsets = try insets.anyInsets()
    }
    guard let arrow = try self["arrow"]?.object(keys: PopoverKeys.arrow) else { return }
    if let height = arrow["height"] { request.chrome.arrowHeight = try height.anyNumber() }
    if let base = arrow["base"] { request.chrome.arrowBase = try base.anyNumber() }
    if let radius = arrow["cornerRadius"] { request.chrome.cornerRadius = try radius.anyNumber() }
  }

  /// What decides between places.
  fileprivate func readChoices(into request: inout PopoverRequest) throws(DocumentError) {
    if let permitted = self["permittedArrowDirections"] {
      request.permittedArrowDirections = try permitted.directions().reduce(into: []) {
        $0.formUnion(PopoverArrowDirections($1))
      }
    }
    if let preference = try present("directionPreference")?.directions() {
      request.directionPreference = PopoverDirectionPreference(preference)
    }
    request.previousDirection =
      try present("previousDirection")?.word(PopoverWords.directions)
    if let selection = self["selection"] {
      request.selection = try selection.word(PopoverWords.selections)
    }
    if let flag = self["canOverlapSourceViewRect"] {
      request.canOverlapSourceViewRect = try flag.bool()
    }
    if let flag = self["reservesArrowStrip"] { request.reservesArrowStrip = try flag.bool() }
    if let gap = self["gap"] { request.gap = try gap.anyNumber() }
    if let offset = self["crossOffset"] { request.crossOffset = try offset.anyNumber() }
    if let alignment = self["alignment"] {
      request.alignment = try alignment.word(PopoverWords.alignments)
    }
  }
}

extension JSONCursor {
  /// A list of arrow directions, none of them twice.
  fileprivate func directions() throws(DocumentError) -> [PopoverArrowDirection] {
    var seen = PopoverArrowDirections()
    return try map { element throws(DocumentError) in
      let direction = try element.word(PopoverWords.directions)
      guard seen.insert(PopoverArrowDirections(direction)).inserted else {
        throw element.error(.invalid("stands twice in its list"))
      }
      return direction
    }
  }

  /// The environment that a popover adapts to.
  func adaptivity() throws(DocumentError) -> PopoverAdaptivity {
    let object = try object(keys: PopoverKeys.adaptivity)
    var adaptivity = PopoverAdaptivity(
      horizontalSizeClass: try object.required("horizontal").word(PopoverWords.sizeClasses),
      verticalSizeClass: try object.required("vertical").word(PopoverWords.sizeClasses),
      traitAnswer: try object.present("traitDelegate")?.word(PopoverWords.styles),
      legacyAnswer: try object.present("legacyDelegate")?.word(PopoverWords.styles))
    if let rules = object["rules"] { adaptivity.rules = try rules.word(PopoverWords.rules) }
    return adaptivity
  }
}
