// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(
      name: "CurlTransport",
      description: "Measures the transport over libcurl beside bare libcurl.")
  ],
  dependencies: [
    .package(
      name: "Places", path: "../..",
      traits: [.trait(name: "CurlTransport", condition: .when(traits: ["CurlTransport"]))])
  ],
  targets: [
    .target(name: "BenchmarkSystem"),
    .systemLibrary(name: "BareCurl"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkSystem",
        .target(name: "BareCurl", condition: .when(traits: ["CurlTransport"])),
        .product(name: "GooglePlaces", package: "Places"),
        .product(name: "GooglePlacesSwift", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ]),
  ]
)
