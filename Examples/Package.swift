// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Places", path: "..")],
  targets: [
    .executableTarget(
      name: "side-by-side",
      dependencies: [
        .product(name: "GooglePlaces", package: "Places"),
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
    .executableTarget(
      name: "autocomplete-session",
      dependencies: [
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
    .executableTarget(
      name: "shadow-migration",
      dependencies: [
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
    .executableTarget(
      name: "opening-hours",
      dependencies: [
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
  ]
)
