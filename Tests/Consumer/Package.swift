// swift-tools-version: 6.2
import PackageDescription

/// An app as far as the compiler can tell: one file that uses both façades, in both language modes.
func consumer(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "GooglePlaces", package: "Places"),
      .product(name: "GooglePlacesSwift", package: "Places"),
      .product(name: "PlacesCore", package: "Places"),
      .product(name: "PlacesInterop", package: "Places"),
    ],
    swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Places", path: "../..")],
  targets: [consumer("Mode5", .v5), consumer("Mode6", .v6)]
)
