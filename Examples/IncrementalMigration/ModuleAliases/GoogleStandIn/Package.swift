// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GoogleStandIn",
  platforms: [.macOS(.v13)],
  products: [.library(name: "GooglePlaces", targets: ["GooglePlaces"])],
  targets: [.target(name: "GooglePlaces")]
)
