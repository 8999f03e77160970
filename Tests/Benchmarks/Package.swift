// swift-tools-version: 6.2
import PackageDescription

/// Measures the transport over libcurl too, and turns it on in the package for that.
let curl = "CurlTransport"
let curlOfPlaces = Package.Dependency.Trait.trait(name: curl, condition: .when(traits: [curl]))

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: curl, description: "Measures the transport over libcurl beside bare libcurl.")
  ],
  dependencies: [
    .package(name: "Places", path: "../..", traits: [curlOfPlaces])
  ],
  targets: [
    .target(name: "BenchmarkSystem"),
    .systemLibrary(name: "BareCurl"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkSystem",
        .target(name: "BareCurl", condition: .when(traits: [curl])),
        .product(name: "GooglePlaces", package: "Places"),
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
  ]
)
