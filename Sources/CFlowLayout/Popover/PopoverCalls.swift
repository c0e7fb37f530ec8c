public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry
import PeoplePopover
import PopoverGeometry

/// `flow_popover_request_init`: the defaults of a request.
@c(flow_popover_request_init)
public func flowPopoverRequestInit(
  _ request: UnsafeMutablePointer<flow_popover_request>?, _ structSize: UInt32
) -> flow_status {
  answer { try unsafe initialize(request, structSize, with: .defaults, "request") }
}

/// `flow_people_metrics_init`: the original's metrics.
@c(flow_people_metrics_init)
public func flowPeopleMetricsInit(
  _ metrics: UnsafeMutablePointer<flow_people_metrics>?, _ structSize: UInt32
) -> flow_status {
  answer { try unsafe initialize(metrics, structSize, with: .defaults, "metrics") }
}

/// `flow_popover_place`: places a popover.
@c(flow_popover_place)
public func flowPopoverPlace(
  _ request: UnsafePointer<flow_popover_request>?,
  _ placement: UnsafeMutablePointer<flow_popover_placement>?
) -> flow_status {
  answer {
    let output = try unsafe StructOutput(placement, "placement")
    let request = try unsafe flow_popover_request.read(request)
    unsafe output.write(flow_popover_placement(try request.placement()))
  }
}

/// `flow_people_measure`: the sizes of a list of people.
@c(flow_people_measure)
public func flowPeopleMeasure(
  _ metrics: UnsafePointer<flow_people_metrics>?, _ counts: UnsafePointer<Int64>?,
  _ countCount: Int64, _ placed: UnsafePointer<flow_size>?,
  _ sizes: UnsafeMutablePointer<flow_people_sizes>?
) -> flow_status {
  answer {
    let output = try unsafe StructOutput(sizes, "sizes")
    let sizing = try unsafe PeoplePopoverSizing.read(metrics, counts, countCount)
    let placed = unsafe placed.map { unsafe LayoutSize($0.pointee) }
    unsafe output.write(sizing.sizes(try sizing.report(placedSize: placed)))
  }
}

/// `flow_people_fitted_size`: the size that fits the list in at most a width.
@c(flow_people_fitted_size)
public func flowPeopleFittedSize(
  _ metrics: UnsafePointer<flow_people_metrics>?, _ counts: UnsafePointer<Int64>?,
  _ countCount: Int64, _ maximumWidth: Double, _ size: UnsafeMutablePointer<flow_size>?
) -> flow_status {
  answer {
    let target = try unsafe required(size, "size")
    let sizing = try unsafe PeoplePopoverSizing.read(metrics, counts, countCount)
    unsafe target.pointee = try sizing.fittedSize(maximumWidth: maximumWidth).interfaceValue
  }
}

/// `flow_people_layout`: the list as a layout.
@c(flow_people_layout)
public func flowPeopleLayout(
  _ metrics: UnsafePointer<flow_people_metrics>?, _ counts: UnsafePointer<Int64>?,
  _ countCount: Int64, _ container: flow_size, _ layoutDirection: Int32,
  _ layout: UnsafeMutablePointer<UnsafeMutablePointer<flow_layout>?>?
) -> flow_status {
  answer {
    let target = try unsafe required(layout, "layout")
    let sizing = try unsafe PeoplePopoverSizing.read(metrics, counts, countCount)
    let made = try sizing.layout(
      container: LayoutSize(container),
      layoutDirection: try choice(
        layoutDirection, of: Choices.layoutDirections, "layout_direction"))
    unsafe target.pointee = makeHandle(LayoutObject(made))
  }
}

/// `flow_people_place`: places the popover of a list of people.
@c(flow_people_place)
public func flowPeoplePlace(
  _ metrics: UnsafePointer<flow_people_metrics>?, _ counts: UnsafePointer<Int64>?,
  _ countCount: Int64, _ request: UnsafePointer<flow_popover_request>?, _ contentOffset: Double,
  _ placement: UnsafeMutablePointer<flow_popover_placement>?,
  _ sizes: UnsafeMutablePointer<flow_people_sizes>?,
  _ layout: UnsafeMutablePointer<UnsafeMutablePointer<flow_layout>?>?
) -> flow_status {
  answer {
    let placementOutput = try unsafe StructOutput.optional(placement, "placement")
    let sizesOutput = try unsafe StructOutput.optional(sizes, "sizes")
    let sizing = try unsafe PeoplePopoverSizing.read(metrics, counts, countCount)
    let request = try unsafe flow_popover_request.read(request)
    let placed = try sizing.placed(in: request, contentOffset: contentOffset)
    unsafe placementOutput?.write(flow_popover_placement(placed.placement))
    unsafe sizesOutput?.write(sizing.sizes(placed.report))
    if let layout = unsafe layout {
      unsafe layout.pointee = makeHandle(LayoutObject(placed.layout))
    }
  }
}
