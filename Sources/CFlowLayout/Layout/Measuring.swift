public import CFlowLayoutHeader
import FlowLayoutCore
import LayoutGeometry

/// `flow_layout_measure`: takes measured sizes over.
@c(flow_layout_measure)
public func flowLayoutMeasure(
  _ layout: UnsafeMutablePointer<flow_layout>?,
  _ measurements: UnsafePointer<flow_measurement>?, _ measurementCount: Int64,
  _ anchor: UnsafePointer<flow_anchor>?, _ change: UnsafeMutablePointer<flow_change>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput.optional(change, "change")
    let list = try unsafe list(
      measurements, measurementCount, "measurements", countName: "measurement_count")
    var taken: [ElementMeasurement] = []
    taken.reserveCapacity(list.count)
    for index in list.indices {
      taken.append(try ElementMeasurement(unsafe list[index], at: index))
    }
    let anchor = try unsafe ScrollAnchor.read(anchor, default: .top, in: object.layout)
    let done = try object.layout.measure(taken, anchor: anchor)
    object.take(done)
    unsafe output?.write(flow_change(done, touchedCount: object.touched.count))
  }
}

/// `flow_layout_forget_measurements`: estimates and reference sizes again.
@c(flow_layout_forget_measurements)
public func flowLayoutForgetMeasurements(
  _ layout: UnsafeMutablePointer<flow_layout>?, _ anchor: UnsafePointer<flow_anchor>?,
  _ change: UnsafeMutablePointer<flow_change>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    let output = try unsafe StructOutput.optional(change, "change")
    let anchor = try unsafe ScrollAnchor.read(anchor, default: .top, in: object.layout)
    let done = try object.layout.forgetMeasurements(anchor: anchor)
    object.take(done)
    unsafe output?.write(flow_change(done, touchedCount: object.touched.count))
  }
}

/// `flow_layout_visible_estimates`: the visible items that have only an estimate.
@c(flow_layout_visible_estimates)
public func flowLayoutVisibleEstimates(
  _ layout: UnsafePointer<flow_layout>?, _ buffer: UnsafeMutablePointer<flow_item_range>?,
  _ capacity: Int64, _ count: UnsafeMutablePointer<Int64>?
) -> flow_status {
  answer {
    let object = try unsafe object(layout)
    var output = try unsafe ListOutput(buffer, capacity, count)
    var run: (section: Int, items: Range<Int>)?
    let layout = object.layout
    try layout.forEachElement(in: layout.visibleRect) { element in
      let path = element.identifier.path
      guard element.identifier.kind == .item, layout.isEstimate(path) == true else { return }
      if let last = run, last.section == path.section, last.items.upperBound == path.item {
        run = (last.section, last.items.lowerBound..<path.item + 1)
        return
      }
      if let run { unsafe output.put(flow_item_range(run)) }
      run = (path.section, path.item..<path.item + 1)
    }
    if let run { unsafe output.put(flow_item_range(run)) }
    unsafe output.finish()
  }
}

extension flow_item_range {
  /// A run of items for a caller.
  fileprivate init(_ run: (section: Int, items: Range<Int>)) {
    self.init(
      section: Int64(run.section), first: Int64(run.items.lowerBound),
      end: Int64(run.items.upperBound))
  }
}

extension ElementMeasurement {
  /// The measurement of a caller, which has an index in messages.
  fileprivate init(_ measurement: flow_measurement, at index: Int) throws(InterfaceError) {
    let element = try ElementIdentifier(measurement.element, "measurements[\(index)]")
    switch element.kind {
    case .item: self = .item(element.path, LayoutSize(measurement.size))
    case .header: self = .header(section: element.path.section, length: measurement.length)
    case .footer: self = .footer(section: element.path.section, length: measurement.length)
    }
  }
}
