import LayoutGeometry

extension PopoverRequest {
  /// The directions to try, the most wanted first; empty for a popover without an arrow.
  ///
  /// > Source: §3.3 steps 6 and 8.
  var directionOrder: PopoverDirectionPreference {
    var permitted = permittedArrowDirections.intersection(.any)
    // Keeps tall popovers under a bar instead of beside one of its items.
    if sourceKind == .barButtonItem, !permitted.isDisjoint(with: .vertical) {
      permitted.formIntersection(.vertical)
    }
    let standard = PopoverDirectionPreference.standard(layoutDirection)
    if directionPreference == nil, permitted == .any { return standard }
    var order = PopoverDirectionPreference(packed: 0)
    if let wanted = directionPreference { order = order.appending(wanted, within: permitted) }
    return order.appending(standard, within: permitted)
  }
}

extension PopoverDirectionPreference {
  /// The order with those directions of another one at its end that are permitted.
  fileprivate func appending(
    _ other: PopoverDirectionPreference, within permitted: PopoverArrowDirections
  ) -> PopoverDirectionPreference {
    var order = self
    var rank = 0
    while let direction = other[rank] {
      if permitted.allows(direction) { order = order.appending(direction) }
      rank += 1
    }
    return order
  }
}
