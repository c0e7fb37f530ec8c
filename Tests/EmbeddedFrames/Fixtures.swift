/// The kinds of fixed documents; the comparing script knows them by these names and this order.
enum Fixtures: Int32, CaseIterable {
  case layout, placement, people

  var count: Int {
    switch self {
    case .layout: FixedLayouts.count
    case .placement: FixedPlacements.count
    case .people: FixedPeople.count
    }
  }

  func digest(of index: Int) -> Digest {
    switch self {
    case .layout: FixedLayouts.digest(of: index)
    case .placement: FixedPlacements.digest(of: index)
    case .people: FixedPeople.digest(of: index)
    }
  }
}

/// How many documents a kind has; 0 where there is no such kind.
@c(fixture_count)
public func fixtureCount(kind: Int32) -> Int32 {
  Int32(Fixtures(rawValue: kind)?.count ?? 0)
}

/// All bits of a document's answers, folded.
@c(fixture_hash)
public func fixtureHash(kind: Int32, index: Int32) -> UInt64 {
  Fixtures(rawValue: kind)?.digest(of: Int(index)).hash ?? 0
}

/// One of the first positions among a document's answers, from 0 to 3.
@c(fixture_value)
public func fixtureValue(kind: Int32, index: Int32, position: Int32) -> Double {
  Fixtures(rawValue: kind)?.digest(of: Int(index))[Int(position)] ?? 0
}
