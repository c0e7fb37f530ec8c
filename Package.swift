// swift-tools-version: 6.3
import PackageDescription

// Rules of this manifest: one block a target, its test target beside it; every target takes the same
// settings; dependencies are this package's own targets only.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "FlowLayout",
  // The floor of the language features used; no newer system library is needed.
  platforms: [.iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "FlowLayoutCore", targets: ["LayoutGeometry", "FlowLayoutCore"]),
    .library(name: "PopoverGeometry", targets: ["LayoutGeometry", "PopoverGeometry"]),
    .library(name: "PeoplePopover", targets: ["PeoplePopover"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "CFlowLayout", type: .dynamic, targets: ["CFlowLayout"]),
    .library(name: "CFlowLayoutStatic", type: .static, targets: ["CFlowLayout"]),
    .library(name: "FlowLayoutUIKit", targets: ["FlowLayoutUIKit"]),
    .executable(name: "flow-layout", targets: ["FlowLayoutTool"]),
    .executable(name: "flow-benchmarks", targets: ["FlowBenchmarks"]),
    .executable(name: "popover-benchmarks", targets: ["PopoverBenchmarks"]),
  ],
  targets: [
    .target(name: "LayoutGeometry", swiftSettings: settings),
    .testTarget(
      name: "LayoutGeometryTests", dependencies: ["LayoutGeometry"], swiftSettings: settings),

    .target(
      name: "FlowLayoutCore", dependencies: ["LayoutGeometry"], swiftSettings: settings),
    .testTarget(
      name: "FlowLayoutCoreTests",
      dependencies: [
        "FlowLayoutCore", "LayoutGeometry", "ReferenceLayout", "BenchmarkSupport",
      ],
      swiftSettings: settings),

    // The slow, obvious model that the engine is compared with; test support, never shipped.
    .target(
      name: "ReferenceLayout", dependencies: ["FlowLayoutCore", "LayoutGeometry"],
      path: "Tests/ReferenceLayout", swiftSettings: settings),
    .testTarget(
      name: "ReferenceLayoutTests",
      dependencies: ["ReferenceLayout", "FlowLayoutCore", "LayoutGeometry"],
      swiftSettings: settings),

    .target(
      name: "PopoverGeometry", dependencies: ["LayoutGeometry"], swiftSettings: settings),
    .testTarget(
      name: "PopoverGeometryTests", dependencies: ["LayoutGeometry", "PopoverGeometry"],
      swiftSettings: settings),

    .target(
      name: "PeoplePopover",
      dependencies: ["FlowLayoutCore", "PopoverGeometry", "LayoutGeometry"],
      swiftSettings: settings),
    .testTarget(
      name: "PeoplePopoverTests",
      dependencies: ["PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry"],
      swiftSettings: settings),

    // The header for C, with what of the library must be written in C.
    .target(name: "CFlowLayoutHeader"),
    .target(
      name: "CFlowLayout",
      dependencies: [
        "CFlowLayoutHeader", "PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CFlowLayoutTests",
      dependencies: ["CFlowLayout", "CFlowLayoutHeader", "ReferenceLayout"],
      swiftSettings: settings),

    .target(
      name: "LayoutDocument",
      dependencies: ["PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutDocumentTests",
      dependencies: [
        "LayoutDocument", "PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry",
      ],
      swiftSettings: settings),

    // Empty where there is no UIKit; Tests/UIKitStandIn compiles and tests it on Linux.
    .target(
      name: "FlowLayoutUIKit",
      dependencies: ["PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry"],
      swiftSettings: settings),

    .executableTarget(
      name: "FlowLayoutTool",
      dependencies: [
        "LayoutDocument", "PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlowLayoutToolTests", dependencies: ["FlowLayoutTool"], swiftSettings: settings),

    // Replaces the C library's allocator to count calls: for benchmarks and tests only.
    .target(name: "HeapProbe", path: "Benchmarks/HeapProbe"),

    .target(
      name: "BenchmarkSupport", dependencies: ["HeapProbe"], path: "Benchmarks/BenchmarkSupport",
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkSupportTests", dependencies: ["BenchmarkSupport"], swiftSettings: settings),

    .executableTarget(
      name: "FlowBenchmarks",
      dependencies: ["BenchmarkSupport", "FlowLayoutCore", "LayoutGeometry"],
      path: "Benchmarks/FlowBenchmarks", swiftSettings: settings),
    .testTarget(
      name: "FlowBenchmarksTests",
      dependencies: ["FlowBenchmarks", "BenchmarkSupport", "FlowLayoutCore", "LayoutGeometry"],
      swiftSettings: settings),

    .executableTarget(
      name: "PopoverBenchmarks",
      dependencies: [
        "BenchmarkSupport", "PeoplePopover", "FlowLayoutCore", "PopoverGeometry", "LayoutGeometry",
      ],
      path: "Benchmarks/PopoverBenchmarks", swiftSettings: settings),
    .testTarget(
      name: "PopoverBenchmarksTests",
      dependencies: ["PopoverBenchmarks", "BenchmarkSupport", "PopoverGeometry", "LayoutGeometry"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
