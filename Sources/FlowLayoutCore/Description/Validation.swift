import LayoutGeometry

/// The largest length, inset or spacing, in points: beyond it sums would not stay exact (F-RANGE).
let largestLength = 0x1p40

/// The largest magnitude of a scroll position, in points (F-RANGE).
let largestOffset = 0x1p60

/// The largest magnitude of a distance between a scroll position and an element, in points: sections
/// reach to 2⁸³ (F-RANGE).
let largestDistance = 0x1p84

/// The most items of a section, and the most sections (F-RANGE).
let largestCount = Int(Int32.max)

/// What is wrong with a number that must be finite and of magnitude `limit` at most; nil if nothing.
func fault(_ value: Double, limit: Double) -> FlowLayoutError.Reason? {
  if value.magnitude <= limit { return nil }
  if value.isNaN { return .notANumber }
  return value.isFinite ? .tooLarge : .infinite
}

/// What is wrong with a length, which must be 0 … 2⁴⁰; nil if nothing.
func lengthFault(_ value: Double) -> FlowLayoutError.Reason? {
  fault(value, limit: largestLength) ?? (value < 0 ? .negative : nil)
}

/// What is wrong with a size's lengths; nil if nothing.
func sizeFault(_ size: LayoutSize) -> FlowLayoutError.Reason? {
  lengthFault(size.width) ?? lengthFault(size.height)
}

/// What is wrong with a set of insets, which may be negative; nil if nothing.
func insetsFault(_ insets: LayoutInsets) -> FlowLayoutError.Reason? {
  fault(insets.top, limit: largestLength) ?? fault(insets.left, limit: largestLength)
    ?? fault(insets.bottom, limit: largestLength) ?? fault(insets.right, limit: largestLength)
}

/// Refuses a scroll position that is no number or out of range.
func validateOffset(_ offset: LayoutPoint) throws(FlowLayoutError) {
  if let reason = fault(offset.x, limit: largestOffset) ?? fault(offset.y, limit: largestOffset) {
    throw FlowLayoutError(.configuration(.contentOffset), reason)
  }
}

extension FlowConfiguration {
  /// Refuses values that no layout can be made from.
  ///
  /// - Throws: A `FlowLayoutError` naming the first such property.
  func validate() throws(FlowLayoutError) {
    func check(
      _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason?
    ) throws(FlowLayoutError) {
      if let reason { throw FlowLayoutError(.configuration(property), reason) }
    }
    try check(.container, sizeFault(container))
    try check(.adjustedContentInset, insetsFault(adjustedContentInset))
    try check(.safeAreaInsets, insetsFault(safeAreaInsets))
    try check(.layoutMargins, insetsFault(layoutMargins))
    try check(.pinnedHeaderOffset, fault(pinnedHeaderOffset, limit: largestLength))
    try check(.displayScale, fault(displayScale, limit: 64))
    if displayScale < 0 { try check(.displayScale, .negative) }
    if displayScale > 0 && displayScale < 0.0625 { try check(.displayScale, .tooSmall) }
  }
}

extension SectionMetrics {
  /// Refuses metrics that no layout can be made from.
  ///
  /// - Throws: A `FlowLayoutError` naming the section and its first such property.
  func validate(at index: Int) throws(FlowLayoutError) {
    func check(
      _ property: FlowLayoutError.Property, _ reason: FlowLayoutError.Reason?
    ) throws(FlowLayoutError) {
      if let reason { throw FlowLayoutError(.section(index, property), reason) }
    }
    try check(.itemSize, sizeFault(itemSize))
    try check(.estimatedItemSize, sizeFault(estimatedItemSize))
    try check(.minimumLineSpacing, fault(minimumLineSpacing, limit: largestLength))
    try check(.minimumInteritemSpacing, fault(minimumInteritemSpacing, limit: largestLength))
    try check(.sectionInset, insetsFault(sectionInset))
    try check(.headerReferenceSize, sizeFault(headerReferenceSize))
    try check(.footerReferenceSize, sizeFault(footerReferenceSize))
  }
}

extension GridSpecification {
  /// The first value that no grid can be made from, and what is wrong with it; nil if nothing is.
  ///
  /// Lengths given one by one are checked as they are read.
  func fault(
    count: Int, spacing: Double
  ) -> (FlowLayoutError.Property, FlowLayoutError.Reason)? {
    lanesFault(spacing: spacing) ?? lengthsFault(count: count)
  }

  /// The first value of the lanes that no grid can be made from at a spacing; nil if there is none.
  func lanesFault(spacing: Double) -> (FlowLayoutError.Property, FlowLayoutError.Reason)? {
    switch lanes {
    case .count(let lanes):
      if lanes < 1 { return (.gridLanes, .notPositive) }
      if lanes > largestCount { return (.gridLanes, .tooLarge) }
    case .minimum(let minimum):
      if let reason = lengthFault(minimum) { return (.gridMinimum, reason) }
      if minimum == 0 || minimum + spacing <= 0 { return (.gridMinimum, .notPositive) }
    }
    return nil
  }

  /// The first value of the lengths that so many items cannot have; nil if there is none.
  private func lengthsFault(count: Int) -> (FlowLayoutError.Property, FlowLayoutError.Reason)? {
    switch lengths {
    case .fixed(let length):
      if let reason = lengthFault(length) { return (.gridLength, reason) }
    case .aspectRatio(let ratio):
      if ratio.isNaN { return (.gridAspectRatio, .notANumber) }
      if ratio.isInfinite { return (.gridAspectRatio, .infinite) }
      if ratio <= 0 { return (.gridAspectRatio, .notPositive) }
    case .each(let lengths):
      if lengths.count != count {
        return (.gridLengths, .countMismatch(expected: count, found: lengths.count))
      }
    }
    return nil
  }
}
