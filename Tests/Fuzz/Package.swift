// swift-tools-version: 6.2
import PackageDescription

let core: Target.Dependency = .product(name: "PlacesCore", package: "Places")

/// One target of libFuzzer, which brings its own `main`: see `run`.
func fuzzer(_ name: String, _ products: [String] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport", core] + products.map { .product(name: $0, package: "Places") },
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Places", path: "../..")],
  targets: [
    .target(name: "FuzzSupport", dependencies: [core]),
    fuzzer("new-place"),
    fuzzer("legacy-place"),
    fuzzer("new-found"),
    fuzzer("legacy-found"),
    fuzzer("new-failure"),
    fuzzer("legacy-failure"),
    fuzzer("json-text"),
    fuzzer("embedded-service"),
    fuzzer("facades", ["GooglePlaces", "GooglePlacesSwift"]),
  ]
)
