// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CityGuide",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Places", path: "../../..")],
  targets: [
    .executableTarget(
      name: "CityGuide",
      dependencies: [
        .product(name: "GooglePlaces", package: "Places"),
        .product(name: "PlacesCore", package: "Places"),
      ])
  ]
)
