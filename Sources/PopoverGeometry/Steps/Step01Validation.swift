import LayoutGeometry

extension PopoverRequest {
  /// The largest magnitude for which no sum or product of a placement leaves the finite numbers.
  static let largestLength = 0x1p1000

  /// Checks every number, and the container's sides.
  ///
  /// All of it in one pass without naming anything; only a request with a fault is searched for the
  /// first one.
  ///
  /// > Source: §3.3 step 1.
  func validate() throws(PopoverError) {
    guard hasPlainNumbers else { throw firstFault() }
    if container.width == 0 || container.height == 0 { throw .emptyContainer }
  }

  /// Whether no number is at fault.
  private var hasPlainNumbers: Bool {
    isPlain(container) && isPlain(sourceRect) && (keyboardFrame.map(isPlain) ?? true)
      && isLength(safeAreaInsets) && isLength(popoverLayoutMargins)
      && preferredContentSize.width > -.infinity && preferredContentSize.height > -.infinity
      && isLength(defaultContentSize) && isLength(minimumContentSize)
      && maximumContentSize.width >= 0 && maximumContentSize.height >= 0
      && isLength(chrome.contentViewInsets)
      && isLength(chrome.arrowHeight) && isLength(chrome.arrowBase)
      && isLength(chrome.cornerRadius) && isLength(gap) && isPlain(crossOffset)
      && (displayScale.map { $0 > 0 && $0 <= Self.largestLength } ?? true)
  }

  /// The fault that is reported: the first NaN, else the first infinity, else the first negative.
  @inline(never)
  private func firstFault() -> PopoverError {
    if let input = firstInput(where: { value, _ in value.isNaN }) { return .nan(input) }
    let infinite = firstInput { value, kind in
      let mayBeInfinite = kind == .roomy || kind == .roomyLength
      return mayBeInfinite ? value == -.infinity : value.magnitude > Self.largestLength
    }
    if let infinite { return .infiniteRect(infinite) }
    let negative = firstInput { value, kind in
      kind == .scale ? value <= 0 : (kind == .length || kind == .roomyLength) && value < 0
    }
    return negative.map { .negativeInput($0) } ?? .noUsableArea
  }

  /// The first input with a number for which `isFault` holds.
  private func firstInput(where isFault: (Double, NumberKind) -> Bool) -> PopoverInput? {
    func inRect(_ rect: LayoutRect) -> Bool {
      isFault(rect.x, .position) || isFault(rect.y, .position)
        || isFault(rect.width, .position) || isFault(rect.height, .position)
    }
    func inInsets(_ insets: LayoutInsets) -> Bool {
      isFault(insets.top, .length) || isFault(insets.left, .length)
        || isFault(insets.bottom, .length) || isFault(insets.right, .length)
    }
    func inSize(_ size: LayoutSize, _ kind: NumberKind) -> Bool {
      isFault(size.width, kind) || isFault(size.height, kind)
    }
    if inRect(container) { return .container }
    if inRect(sourceRect) { return .sourceRect }
    if let keyboardFrame, inRect(keyboardFrame) { return .keyboardFrame }
    if inInsets(safeAreaInsets) { return .safeAreaInsets }
    if inInsets(popoverLayoutMargins) { return .popoverLayoutMargins }
    if inSize(preferredContentSize, .roomy) { return .preferredContentSize }
    if inSize(defaultContentSize, .length) { return .defaultContentSize }
    if inSize(minimumContentSize, .length) { return .minimumContentSize }
    if inSize(maximumContentSize, .roomyLength) { return .maximumContentSize }
    if inInsets(chrome.contentViewInsets) { return .contentViewInsets }
    if isFault(chrome.arrowHeight, .length) || isFault(chrome.arrowBase, .length)
      || isFault(chrome.cornerRadius, .length)
    {
      return .arrow
    }
    if isFault(gap, .length) { return .gap }
    if isFault(crossOffset, .position) { return .crossOffset }
    if let displayScale, isFault(displayScale, .scale) { return .displayScale }
    return nil
  }
}

/// What a number of a request may be.
private enum NumberKind {
  /// Any finite number.
  case position
  /// A finite number that is not negative.
  case length
  /// Any number above −∞.
  case roomy
  /// Any number that is not negative, +∞ included.
  case roomyLength
  /// A finite number above 0.
  case scale
}

private func isPlain(_ value: Double) -> Bool {
  value.magnitude <= PopoverRequest.largestLength
}

private func isPlain(_ rect: LayoutRect) -> Bool {
  isPlain(rect.x) && isPlain(rect.y) && isPlain(rect.width) && isPlain(rect.height)
}

private func isLength(_ value: Double) -> Bool {
  value >= 0 && value <= PopoverRequest.largestLength
}

private func isLength(_ size: LayoutSize) -> Bool {
  isLength(size.width) && isLength(size.height)
}

private func isLength(_ insets: LayoutInsets) -> Bool {
  isLength(insets.top) && isLength(insets.left) && isLength(insets.bottom)
    && isLength(insets.right)
}
