// swift-tools-version: 6.3
import PackageDescription

// The UIKit adapter on a machine without UIKit: a small module of that name stands in for the
// platform's, and the adapter's own sources are compiled against it.
//
// This package is no part of the one around it, which never names it: a module called UIKit in the
// manifest that users resolve would shadow the system's.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let engine: [Target.Dependency] = [
  .product(name: "FlowLayoutCore", package: "FlowLayout"),
  .product(name: "PopoverGeometry", package: "FlowLayout"),
  .product(name: "PeoplePopover", package: "FlowLayout"),
]

// The testing library has an overlay for the real UIKit, which is not here.
let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

let package = Package(
  name: "UIKitStandIn",
  dependencies: [.package(name: "FlowLayout", path: "../..")],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),

    // A link to the sources of FlowLayoutUIKit as they are shipped. Target names are unique among all
    // packages of a build, so that it cannot have their name too.
    .target(
      name: "AdapterUnderTest", dependencies: ["UIKit"] + engine, swiftSettings: settings),
    .testTarget(
      name: "AdapterTests", dependencies: ["AdapterUnderTest", "UIKit"] + engine,
      swiftSettings: settings + [withoutOverlays]),

    // Files for an app on a device, which must compile and work.
    .target(
      name: "PlatformRecorder", dependencies: ["UIKit"], path: "Recorder",
      swiftSettings: settings),
    .testTarget(
      name: "PlatformRecorderTests",
      dependencies: [
        "PlatformRecorder", "AdapterUnderTest", "UIKit",
        .product(name: "LayoutDocument", package: "FlowLayout"),
      ] + engine,
      swiftSettings: settings + [withoutOverlays]),
  ],
  swiftLanguageModes: [.v6]
)
