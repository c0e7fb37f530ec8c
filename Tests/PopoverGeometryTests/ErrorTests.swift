import LayoutGeometry
import PopoverGeometry
import Testing

/// Every input that is checked, with every fault that it can have: §3.3 step 1.
@Suite struct ErrorTests {
  /// How one number of an input is set, and whether it may be +∞ or negative.
  struct Number: Sendable, CustomTestStringConvertible {
    var input: PopoverInput
    var mayBeInfinite = false
    var mayBeNegative = false
    var set: @Sendable (inout PopoverRequest, Double) -> Void

    var testDescription: String { input.name }
  }

  static let request = PopoverRequest(
    container: LayoutRect(x: 0, y: 0, width: 375, height: 667),
    sourceRect: LayoutRect(x: 100, y: 100, width: 50, height: 20),
    preferredContentSize: LayoutSize(width: 100, height: 100))

  static let positions: [Number] = [
    Number(input: .container, mayBeNegative: true) { $0.container.x = $1 },
    Number(input: .container, mayBeNegative: true) { $0.container.y = $1 },
    Number(input: .container, mayBeNegative: true) { $0.container.width = $1 },
    Number(input: .container, mayBeNegative: true) { $0.container.height = $1 },
    Number(input: .sourceRect, mayBeNegative: true) { $0.sourceRect.x = $1 },
    Number(input: .sourceRect, mayBeNegative: true) { $0.sourceRect.y = $1 },
    Number(input: .sourceRect, mayBeNegative: true) { $0.sourceRect.width = $1 },
    Number(input: .sourceRect, mayBeNegative: true) { $0.sourceRect.height = $1 },
    Number(input: .keyboardFrame, mayBeNegative: true) {
      $0.keyboardFrame = LayoutRect(x: $1, y: 0, width: 1, height: 1)
    },
    Number(input: .keyboardFrame, mayBeNegative: true) {
      $0.keyboardFrame = LayoutRect(x: 0, y: 0, width: 1, height: $1)
    },
    Number(input: .preferredContentSize, mayBeInfinite: true, mayBeNegative: true) {
      $0.preferredContentSize.width = $1
    },
    Number(input: .preferredContentSize, mayBeInfinite: true, mayBeNegative: true) {
      $0.preferredContentSize.height = $1
    },
    Number(input: .crossOffset, mayBeNegative: true) { $0.crossOffset = $1 },
  ]

  static let lengths: [Number] = [
    Number(input: .safeAreaInsets) { $0.safeAreaInsets.top = $1 },
    Number(input: .safeAreaInsets) { $0.safeAreaInsets.left = $1 },
    Number(input: .safeAreaInsets) { $0.safeAreaInsets.bottom = $1 },
    Number(input: .safeAreaInsets) { $0.safeAreaInsets.right = $1 },
    Number(input: .popoverLayoutMargins) { $0.popoverLayoutMargins.top = $1 },
    Number(input: .popoverLayoutMargins) { $0.popoverLayoutMargins.right = $1 },
    Number(input: .defaultContentSize) { $0.defaultContentSize.width = $1 },
    Number(input: .defaultContentSize) { $0.defaultContentSize.height = $1 },
    Number(input: .minimumContentSize) { $0.minimumContentSize.width = $1 },
    Number(input: .minimumContentSize) { $0.minimumContentSize.height = $1 },
    Number(input: .maximumContentSize, mayBeInfinite: true) { $0.maximumContentSize.width = $1 },
    Number(input: .maximumContentSize, mayBeInfinite: true) { $0.maximumContentSize.height = $1 },
    Number(input: .contentViewInsets) { $0.chrome.contentViewInsets.left = $1 },
    Number(input: .contentViewInsets) { $0.chrome.contentViewInsets.bottom = $1 },
    Number(input: .arrow) { $0.chrome.arrowHeight = $1 },
    Number(input: .arrow) { $0.chrome.arrowBase = $1 },
    Number(input: .arrow) { $0.chrome.cornerRadius = $1 },
    Number(input: .gap) { $0.gap = $1 },
    Number(input: .displayScale) { $0.displayScale = $1 },
  ]

  /// The error that a placement with one changed number throws; nil if none.
  private func fault(_ number: Number, _ value: Double) -> PopoverError? {
    var request = Self.request
    number.set(&request, value)
    do throws(PopoverError) {
      _ = try request.placement()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: positions + lengths)
  func everyNumberIsChecked(number: Number) {
    #expect(fault(number, .nan) == .nan(number.input))
    #expect(fault(number, -.infinity) == .infiniteRect(number.input))
    #expect(fault(number, .infinity) == (number.mayBeInfinite ? nil : .infiniteRect(number.input)))
    let tooLarge = fault(number, 0x1p1001)
    #expect(tooLarge == (number.mayBeInfinite ? nil : .infiniteRect(number.input)))
    #expect(fault(number, -1) == (number.mayBeNegative ? nil : .negativeInput(number.input)))
  }

  @Test func scaleMustBePositive() {
    var request = Self.request
    request.displayScale = 0
    #expect(throws: PopoverError.negativeInput(.displayScale)) { try request.placement() }
  }

  /// NaN before infinities before negative lengths before empty areas, whatever input they are in.
  @Test func orderOfErrors() {
    var request = Self.request
    request.container.width = 0
    #expect(throws: PopoverError.emptyContainer) { try request.placement() }
    request.gap = -1
    #expect(throws: PopoverError.negativeInput(.gap)) { try request.placement() }
    request.safeAreaInsets.top = .infinity
    #expect(throws: PopoverError.infiniteRect(.safeAreaInsets)) { try request.placement() }
    request.displayScale = .nan
    #expect(throws: PopoverError.nan(.displayScale)) { try request.placement() }
    request.container.x = .nan
    #expect(throws: PopoverError.nan(.container)) { try request.placement() }
  }

  @Test func areasMustNotBeEmpty() {
    var request = Self.request
    request.container.height = 0
    #expect(throws: PopoverError.emptyContainer) { try request.placement() }
    request = Self.request
    request.keyboardFrame = LayoutRect(x: 0, y: -10, width: 375, height: 700)
    #expect(throws: PopoverError.noUsableArea) { try request.placement() }
    // The environment does not excuse a bad request.
    request.adaptivity = PopoverAdaptivity(
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    request.gap = -1
    #expect(throws: PopoverError.negativeInput(.gap)) { try request.placement() }
  }

  /// Margins go first, then the safe area, and both are reported.
  @Test func insetsAreDroppedBeforeGivingUp() throws {
    var request = Self.request
    request.popoverLayoutMargins.left = 400
    #expect(try request.placement().flags == .marginsDropped)
    request.safeAreaInsets.bottom = 700
    #expect(try request.placement().flags == [.marginsDropped, .safeAreaDropped])
  }

  @Test func words() {
    #expect(PopoverError.nan(.gap).name == "nan" && PopoverError.nan(.gap).input == .gap)
    #expect(PopoverError.infiniteRect(.arrow).name == "infiniteRect")
    #expect(PopoverError.negativeInput(.arrow).name == "negativeInput")
    #expect(PopoverError.emptyContainer.name == "emptyContainer")
    #expect(PopoverError.noUsableArea.name == "noUsableArea")
    #expect(PopoverError.noUsableArea.input == .container)
    #expect(Set(PopoverInput.allCases.map(\.name)).count == PopoverInput.allCases.count)
  }
}
