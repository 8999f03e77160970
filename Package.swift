// swift-tools-version: 6.2
import PackageDescription

/// CI counts warnings as errors; nobody else has to.
let strictness: [SwiftSetting] =
  Context.environment["PLACES_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  strictness + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]

/// Only Apple's tools read it; elsewhere no product has a resource.
#if os(macOS)
  let privacyManifest = [Resource.copy("PrivacyInfo.xcprivacy")]
#else
  let privacyManifest: [Resource] = []
#endif

let package = Package(
  name: "Places",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "GooglePlaces", targets: ["GooglePlaces"]),
    .library(name: "GooglePlacesSwift", targets: ["GooglePlacesSwift"]),
    .library(name: "PlacesInterop", targets: ["PlacesInterop"]),
    .library(name: "PlacesCore", targets: ["PlacesCore"]),
  ],
  traits: [
    .trait(
      name: "MigrationWarnings",
      description: "Legacy calls warn, and each warning says which New call takes its place."),
    .trait(
      name: "CurlTransport",
      description: "On Linux requests go over the system's libcurl in place of URLSession."),
  ],
  targets: [
    .target(name: "PlacesPlatform", swiftSettings: settings),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "PlacesCore",
      dependencies: [
        .target(
          name: "CCurl", condition: .when(platforms: [.linux], traits: ["CurlTransport"]))
      ],
      exclude: privacyManifest.isEmpty ? ["PrivacyInfo.xcprivacy"] : [],
      resources: privacyManifest, swiftSettings: settings),
    .target(
      name: "GooglePlaces", dependencies: ["PlacesCore", "PlacesPlatform"], swiftSettings: settings),
    .target(
      name: "GooglePlacesSwift", dependencies: ["PlacesCore", "PlacesPlatform"],
      swiftSettings: settings),
    .target(
      name: "PlacesInterop", dependencies: ["GooglePlaces", "GooglePlacesSwift", "PlacesCore"],
      swiftSettings: settings),

    .target(
      name: "PlacesTestSupport", dependencies: ["PlacesCore"], path: "Tests/PlacesTestSupport",
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "PlacesCoreTests", dependencies: ["PlacesCore", "PlacesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GooglePlacesTests", dependencies: ["GooglePlaces", "PlacesCore", "PlacesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "GooglePlacesSwiftTests",
      dependencies: ["GooglePlacesSwift", "PlacesCore", "PlacesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FacadeParityTests",
      dependencies: ["GooglePlaces", "GooglePlacesSwift", "PlacesCore", "PlacesTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PlacesInteropTests",
      dependencies: [
        "GooglePlaces", "GooglePlacesSwift", "PlacesCore", "PlacesInterop", "PlacesTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["GooglePlaces", "PlacesCore"],
      swiftSettings: strictness),
    .testTarget(
      name: "SourceCompatibilityMode5Tests", dependencies: ["GooglePlaces", "PlacesCore"],
      swiftSettings: strictness + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PackageShapeTests", dependencies: ["PlacesTestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "Soak",
      dependencies: ["GooglePlaces", "GooglePlacesSwift", "PlacesCore", "PlacesTestSupport"],
      path: "Tests/Soak", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
