/// Takes a value that nothing else reads, so that the optimizer cannot remove its computation.
@inline(never)
@_optimize(none)
package func blackHole(_ value: UInt64) {}

/// Takes a buffer whose contents nothing else reads, so that writing them cannot be removed.
@inline(never)
@_optimize(none)
package func blackHole(_ address: UnsafeRawPointer) {}

/// Gives a value back in a way that the optimizer cannot see through.
@inline(never)
@_optimize(none)
package func opaque(_ value: Int) -> Int { value }
