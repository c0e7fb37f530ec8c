public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_layout_content_size`: the size of the content.
@c(flow_layout_content_size)
public func flowLayoutContentSize(
  _ layout: UnsafePointer<flow_layout>?, _ size: UnsafeMutablePointer<flow_size>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(size, "size")
    unsafe target.pointee = object.layout.contentSize.interfaceValue
  }
}

/// `flow_layout_content_offset`: the scroll position.
@c(flow_layout_content_offset)
public func flowLayoutContentOffset(
  _ layout: UnsafePointer<flow_layout>?, _ offset: UnsafeMutablePointer<flow_point>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(offset, "offset")
    unsafe target.pointee = object.layout.contentOffset.interfaceValue
  }
}

/// `flow_layout_clamped_offset`: a scroll position in its legal range.
@c(flow_layout_clamped_offset)
public func flowLayoutClampedOffset(
  _ layout: UnsafePointer<flow_layout>?, _ offset: flow_point,
  _ clamped: UnsafeMutablePointer<flow_point>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(clamped, "clamped")
    // A copy takes the offset so that the engine checks it.
    var probe = object.layout
    try probe.scroll(to: LayoutPoint(offset))
    unsafe target.pointee = probe.clampedOffset(probe.contentOffset).interfaceValue
  }
}

/// `flow_layout_configuration`: the configuration that the layout has now.
@c(flow_layout_configuration)
public func flowLayoutConfiguration(
  _ layout: UnsafePointer<flow_layout>?,
  _ configuration: UnsafeMutablePointer<flow_configuration>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput(configuration, "configuration")
    unsafe output.write(flow_configuration(object.layout.configuration))
  }
}

/// `flow_layout_section_count`: the number of sections.
@c(flow_layout_section_count)
public func flowLayoutSectionCount(
  _ layout: UnsafePointer<flow_layout>?, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(count, "count")
    unsafe target.pointee = Int64(object.layout.sectionCount)
  }
}

/// `flow_layout_item_count`: the number of items of a section.
@c(flow_layout_item_count)
public func flowLayoutItemCount(
  _ layout: UnsafePointer<flow_layout>?, _ section: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(count, "count")
    unsafe target.pointee = Int64(try object.itemCount(inSection: section))
  }
}

/// `flow_layout_frame`: the frame at which an element is shown.
@c(flow_layout_frame)
public func flowLayoutFrame(
  _ layout: UnsafePointer<flow_layout>?, _ element: flow_element_id,
  _ frame: UnsafeMutablePointer<flow_rect>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(frame, "frame")
    let element = try ElementIdentifier(element, "element")
    guard let found = object.layout.frame(of: element) else {
      throw InterfaceError.noSuchElement("element", element.path)
    }
    unsafe target.pointee = found.interfaceValue
  }
}

/// `flow_layout_item_frames`: the frames of consecutive items of a section.
@c(flow_layout_item_frames)
public func flowLayoutItemFrames(
  _ layout: UnsafePointer<flow_layout>?, _ items: flow_item_range,
  _ buffer: UnsafeMutablePointer<flow_rect>?, _ capacity: Int64,
  _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe ListOutput(buffer, capacity, count)
    let itemCount = try object.itemCount(inSection: items.section)
    let first = min(max(0, Int(clamping: items.first)), itemCount)
    let end = min(max(first, Int(clamping: items.end)), itemCount)
    let room = min(end - first, unsafe output.room)
    if let buffer = unsafe buffer, room > 0 {
      // Both rectangles are four Doubles in one order.
      unsafe buffer.withMemoryRebound(to: LayoutRect.self, capacity: room) { frames in
        _ = unsafe object.layout.copyItemFrames(
          first..<first + room, inSection: Int(clamping: items.section),
          into: UnsafeMutableBufferPointer(start: frames, count: room))
      }
    }
    unsafe output.finish(count: end - first)
  }
}

/// `flow_layout_elements`: what meets a rectangle.
@c(flow_layout_elements)
public func flowLayoutElements(
  _ layout: UnsafePointer<flow_layout>?, _ rect: flow_rect,
  _ buffer: UnsafeMutablePointer<flow_element>?, _ capacity: Int64,
  _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(buffer, capacity, count)
    try object.layout.forEachElement(in: LayoutRect(rect)) {
      unsafe output.put($0.interfaceValue)
    }
    unsafe output.finish()
  }
}

/// `flow_layout_visible_elements`: what is inside the container.
@c(flow_layout_visible_elements)
public func flowLayoutVisibleElements(
  _ layout: UnsafePointer<flow_layout>?, _ buffer: UnsafeMutablePointer<flow_element>?,
  _ capacity: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(buffer, capacity, count)
    try object.layout.forEachElement(in: object.layout.visibleRect) {
      unsafe output.put($0.interfaceValue)
    }
    unsafe output.finish()
  }
}

/// `flow_layout_oversize_sections`: sections with an item longer than a line.
@c(flow_layout_oversize_sections)
public func flowLayoutOversizeSections(
  _ layout: UnsafePointer<flow_layout>?, _ buffer: UnsafeMutablePointer<Int64>?,
  _ capacity: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(buffer, capacity, count)
    for section in object.layout.oversizeSections() { unsafe output.put(Int64(section.section)) }
    unsafe output.finish()
  }
}

extension LayoutObject {
  /// The number of items of a section, which must exist.
  func itemCount(inSection section: Int64) throws(InterfaceError) -> Int {
    let section = Int(clamping: section)
    guard let count = layout.itemCount(inSection: section) else {
      throw .noSuchSection(section)
    }
    return count
  }
}

extension InterfaceError {
  /// The error of a section that a layout does not have.
  static func noSuchSection(_ section: Int) -> InterfaceError {
    InterfaceError(
      FLOW_ERROR_NO_SUCH_ELEMENT, "section \(section) does not exist", section: section)
  }
}
