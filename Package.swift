// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Places",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "GooglePlaces", targets: ["GooglePlaces"]),
    .library(name: "PlacesCore", targets: ["PlacesCore"]),
  ],
  targets: [
    .target(name: "PlacesPlatform", swiftSettings: settings),
    .target(name: "PlacesCore", swiftSettings: settings),
    .target(
      name: "GooglePlaces", dependencies: ["PlacesCore", "PlacesPlatform"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
