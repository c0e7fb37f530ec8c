public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_configuration_init`: the defaults of a configuration.
@c(flow_configuration_init)
public func flowConfigurationInit(
  _ configuration: UnsafeMutablePointer<flow_configuration>?, _ structSize: UInt32
) -> flow_status {
  answer {
    try unsafe initialize(
      configuration, structSize, with: flow_configuration(FlowConfiguration(container: .zero)),
      "configuration")
  }
}

/// `flow_section_init`: the defaults of a section.
@c(flow_section_init)
public func flowSectionInit(
  _ section: UnsafeMutablePointer<flow_section>?, _ structSize: UInt32
) -> flow_status {
  answer { try unsafe initialize(section, structSize, with: .defaults, "section") }
}

/// `flow_layout_create`: lays sections out.
@c(flow_layout_create)
public func flowLayoutCreate(
  _ configuration: UnsafePointer<flow_configuration>?, _ sections: UnsafePointer<flow_section>?,
  _ sectionCount: Int64, _ offset: UnsafePointer<flow_point>?,
  _ layout: UnsafeMutablePointer<UnsafeMutablePointer<flow_layout>?>?
) -> flow_status {
  answer {
    let target = try unsafe required(layout, "layout")
    let configuration = try unsafe flow_configuration.read(configuration)
    let sections = try unsafe SectionReader.sections(sections, count: sectionCount)
    let offset = unsafe offset.map { unsafe LayoutPoint($0.pointee) }
    let made = try FlowLayout(
      configuration: configuration, sections: sections, contentOffset: offset)
    unsafe target.pointee = makeHandle(LayoutObject(made))
  }
}

/// `flow_layout_copy`: an independent copy.
@c(flow_layout_copy)
public func flowLayoutCopy(
  _ layout: UnsafePointer<flow_layout>?,
  _ copy: UnsafeMutablePointer<UnsafeMutablePointer<flow_layout>?>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let target = try unsafe required(copy, "copy")
    unsafe target.pointee = makeHandle(object.copy())
  }
}

/// `flow_layout_destroy`: ends a layout.
@c(flow_layout_destroy)
public func flowLayoutDestroy(_ layout: UnsafeMutablePointer<flow_layout>?) -> flow_status {
  answer {
    if let layout = unsafe layout { try unsafe endHandle(layout) }
  }
}
