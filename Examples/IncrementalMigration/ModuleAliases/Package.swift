// swift-tools-version: 6.2
import PackageDescription

/// The name of the folder of Places. SwiftPM finds what has an alias by it, not by a `name:` that
/// the dependency is given.
let places = Context.packageDirectory.split(separator: "/").dropLast(3).last.map(String.init) ?? ""

let package = Package(
  name: "ModuleAliases",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../../.."),
    .package(path: "GoogleStandIn"),
  ],
  targets: [
    .executableTarget(
      name: "BothModules",
      dependencies: [
        .product(name: "GooglePlaces", package: "GoogleStandIn"),
        .product(
          name: "GooglePlaces", package: places,
          moduleAliases: ["GooglePlaces": "PlacesCompat"]),
        .product(name: "PlacesCore", package: places),
      ])
  ]
)
