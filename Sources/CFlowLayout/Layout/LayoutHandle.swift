import CFlowLayoutHeader
import FlowLayoutCore

/// What a handle stands for.
///
/// A class so that handles are pointers; nothing of it is shared between handles.
final class LayoutObject {
  /// The layout.
  var layout: FlowLayout
  /// What was on screen at the last scroll step.
  var cursor = ScrollCursor()
  /// Which element of before became which of after the last batch.
  var mapping: UpdateMapping?
  /// What the last change touched.
  var touched: [flow_touched] = []

  /// Takes a layout over.
  init(_ layout: FlowLayout) { self.layout = layout }

  /// Makes an independent copy.
  func copy() -> LayoutObject {
    let copy = LayoutObject(layout)
    copy.cursor = cursor
    copy.mapping = mapping
    copy.touched = touched
    return copy
  }
}

/// Tells handles from other memory: ASCII "flowlay1".
private let handleTag: UInt64 = 0x666c_6f77_6c61_7931

/// The object behind a handle.
func object(
  _ handle: UnsafePointer<flow_layout>?, _ name: String = "layout"
) throws(InterfaceError) -> LayoutObject {
  let handle = try unsafe required(handle, name)
  guard unsafe UnsafeRawPointer(handle).loadUnaligned(as: UInt64.self) == handleTag,
    let object = unsafe handle.pointee.object
  else { throw InterfaceError(FLOW_ERROR_HANDLE, "\(name) is no layout") }
  return unsafe Unmanaged<LayoutObject>.fromOpaque(object).takeUnretainedValue()
}

/// The object behind a handle that is changed.
func object(_ handle: UnsafeMutablePointer<flow_layout>?) throws(InterfaceError) -> LayoutObject {
  try unsafe object(UnsafePointer(handle))
}

/// Makes a handle for an object.
func makeHandle(_ object: LayoutObject) -> UnsafeMutablePointer<flow_layout> {
  let handle = UnsafeMutablePointer<flow_layout>.allocate(capacity: 1)
  unsafe handle.initialize(
    to: flow_layout(tag: handleTag, object: Unmanaged.passRetained(object).toOpaque()))
  return unsafe handle
}

/// Ends a handle and its object.
func endHandle(_ handle: UnsafeMutablePointer<flow_layout>) throws(InterfaceError) {
  _ = try unsafe object(handle)
  if let object = unsafe handle.pointee.object {
    unsafe Unmanaged<LayoutObject>.fromOpaque(object).release()
  }
  // Most likely a second call finds no tag; it may also find other memory.
  unsafe handle.pointee = unsafe flow_layout(tag: 0, object: nil)
  unsafe handle.deallocate()
}
