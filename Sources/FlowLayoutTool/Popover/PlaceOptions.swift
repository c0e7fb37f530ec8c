import LayoutDocument
import LayoutGeometry
import PopoverGeometry

/// The options that say where a popover goes, shared by the commands that place one.
enum PlaceOptions {
  static let flags = ["--bar", "--right-to-left"]
  static let valued = [
    "--container", "--source", "--safe-area", "--keyboard", "--arrows", "--scale",
  ]

  /// The lines of a command's help.
  static let help = """
      --container W,H      places the popover in a container of this size
      --source X,Y,W,H     the rectangle that the popover points at
      --safe-area T,L,B,R  what bars and the device's shape take off the container
      --keyboard H         a keyboard of this height at the container's bottom
      --arrows up,down,…   where the arrow may point; none for a popover without an arrow
      --bar                the source is an item of a bar
      --scale S            rounds to this many device pixels per point
      --right-to-left      mirrors content and preferences
    """

  /// The request of the options.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments, `--container` among them.
  ///   - standardSource: The source where none is given; nil makes it an error.
  /// - Returns: A request of the default preferred size.
  /// - Throws: A `ToolError` that names the first option that is missing or wrong.
  static func request(
    _ arguments: Arguments, standardSource: ((LayoutSize) -> LayoutRect)? = nil
  ) throws(ToolError) -> PopoverRequest {
    guard
      let size = try arguments.lengths("--container", ["width", "height"], "W,H")
    else { throw ToolError("give the container's size with --container W,H") }
    let container = LayoutSize(width: size[0], height: size[1])
    let source: LayoutRect
    if let values = try arguments.lengths(
      "--source", ["x", "y", "width", "height"], "X,Y,W,H", signed: 2)
    {
      source = LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
    } else if let standardSource {
      source = standardSource(container)
    } else {
      throw ToolError("give the rectangle that the popover points at with --source X,Y,W,H")
    }
    var request = PopoverRequest(
      container: LayoutRect(origin: .zero, size: container), sourceRect: source)
    if let insets = try arguments.lengths(
      "--safe-area", ["top", "left", "bottom", "right"], "T,L,B,R")
    {
      request.safeAreaInsets = LayoutInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    if let height = try arguments.number("--keyboard", in: 0...0x1p40) {
      request.keyboardFrame = LayoutRect(
        x: 0, y: container.height - height, width: container.width, height: height)
    }
    if let arrows = try arrows(arguments) { request.permittedArrowDirections = arrows }
    if let scale = try arguments.number("--scale", in: 0...0x1p40) {
      request.displayScale = scale
    }
    if arguments.flags.contains("--bar") { request.sourceKind = .barButtonItem }
    request.layoutDirection = layoutDirection(arguments)
    return request
  }

  /// The direction of reading of the options.
  static func layoutDirection(_ arguments: Arguments) -> LayoutDirection {
    arguments.flags.contains("--right-to-left") ? .rightToLeft : .leftToRight
  }

  private static func arrows(_ arguments: Arguments) throws(ToolError) -> PopoverArrowDirections? {
    guard let text = arguments.values["--arrows"] else { return nil }
    if text == "none" { return [] }
    var directions = PopoverArrowDirections()
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let direction = PopoverArrowDirection.allCases.first(where: { $0.name == word }) else {
        throw ToolError(
          "--arrows needs up, down, left and right with commas between, or none; "
            + "found \(quoted(text))")
      }
      directions.insert(PopoverArrowDirections(direction))
    }
    return directions
  }
}

extension Arguments {
  /// The values of an option that is a list of lengths in points; nil where it was not given.
  ///
  /// - Parameters:
  ///   - option: The option, dashes included.
  ///   - names: What the lengths are called.
  ///   - form: The form of the list in messages.
  ///   - signed: How many of the first ones may be negative.
  /// - Returns: As many lengths as there are names.
  /// - Throws: A `ToolError` where there are not so many, or one is out of range.
  func lengths(
    _ option: String, _ names: [String], _ form: String, signed: Int = 0
  ) throws(ToolError) -> [Double]? {
    guard let text = values[option] else { return nil }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    var lengths: [Double] = []
    for word in words {
      guard let number = Double(word), number.isFinite else { break }
      lengths.append(number == 0 ? 0 : number)
    }
    guard words.count == names.count, lengths.count == names.count else {
      throw ToolError(
        "\(option) needs \(names.count) numbers of points, \(form); found \(quoted(text))")
    }
    for (index, length) in lengths.enumerated() {
      if length < 0 && index >= signed {
        throw ToolError("\(option) needs a \(names[index]) of at least 0, found \(quoted(text))")
      }
      if length.magnitude > 0x1p40 {
        throw ToolError("\(option) needs no more than 2^40 points, found \(quoted(text))")
      }
    }
    return lengths
  }
}

extension ToolError {
  /// The error of a placement, in the words of the document's keys.
  init(_ error: PopoverError) {
    self.init(DocumentError(error).description)
  }
}
