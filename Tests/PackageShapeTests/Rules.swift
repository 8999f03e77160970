extension Rule {
  /// One row for each habit.
  static let all: [Rule] = boundaries + words + code + tests + texts
}

private let sources = "Sources/"
private let facades = ["Sources/GooglePlaces/", "Sources/GooglePlacesSwift/"]
private let additions = facades.map { $0 + "Additions/" }
private let exports = facades.map { $0 + "Exports.swift" }
private let interop = "Sources/PlacesInterop/"
private let engine = "Sources/PlacesCore/"
private let platform = "Sources/PlacesPlatform/"
/// The files of the transport over libcurl.
private let curl = "Sources/PlacesCore/Transport/Curl"
private let testSupport = "Tests/PlacesTestSupport/"
/// A program, no test.
private let soak = "Tests/Soak/"

// MARK: Between modules and folders

private let boundaries = [
  Rule(
    "A façade imports the engine publicly in Additions only",
    in: paths(facades, except: additions),
    offence: ("Sources/GooglePlaces/Surface/A.swift", "public import PlacesCore")
  ) { $0.has("public") && $0.importedModule == "PlacesCore" },

  Rule(
    "Translation declares and imports nothing publicly",
    in: paths(facades.map { $0 + "Translation/" }),
    offence: ("Sources/GooglePlaces/Translation/A.swift", "  public var a = 1")
  ) { $0.has("public") },

  Rule(
    "Re-exports stand in Exports.swift and PlacesPlatform only",
    in: paths(sources, except: exports + [platform]),
    offence: ("Sources/GooglePlaces/A.swift", "@_exported import PlacesPlatform")
  ) { $0.code.contains("@_exported") },

  Rule(
    "Exports.swift re-exports PlacesPlatform only",
    in: paths(exports),
    offence: ("Sources/GooglePlaces/Exports.swift", "@_exported public import PlacesCore")
  ) { $0.has("import") && $0.importedModule != "PlacesPlatform" },

  Rule(
    "Platform conditions stand in the files that wrap a platform only",
    in: paths(
      sources,
      except: [
        platform, "Sources/PlacesCore/Transport/URLSessionTransport.swift",
        "Sources/PlacesCore/Support/Locked.swift",
        "Sources/PlacesCore/Support/OSLogDiagnostics.swift",
        "Sources/GooglePlaces/Translation/CoreLocationProvider.swift",
        curl,
      ]),
    offence: ("Sources/PlacesCore/PlacesEngine.swift", "  #if os(Linux)")
  ) {
    $0.code.contains("#") && $0.has("if", "elseif") && !$0.has("available")
      && !$0.isTraitCondition
  },

  Rule(
    "Migration warnings stand on declarations of GooglePlaces only",
    in: paths(
      sources, except: ["Sources/GooglePlaces/Surface/", "Sources/GooglePlaces/Additions/"]),
    offence: ("Sources/GooglePlaces/Translation/A.swift", "  #if MigrationWarnings")
  ) { $0.isTraitCondition },

  Rule(
    "A file of the transport over libcurl is empty without its trait", in: paths(curl),
    offence: (curl + "A.swift", "#if os(Linux)")
  ) { $0.has("if", "elseif") && $0.code.hasPrefix("#") && !$0.isCurlCondition },

  Rule(
    "The façades never import each other", in: paths(facades),
    offence: ("Sources/GooglePlaces/Surface/A.swift", "import GooglePlacesSwift")
  ) { ["GooglePlaces", "GooglePlacesSwift"].contains($0.importedModule) },

  Rule(
    "Only the codecs and the embedded service read JSON",
    in: paths(sources, except: ["Sources/PlacesCore/Wire/", "Sources/PlacesCore/Embedded/"]),
    offence: ("Sources/PlacesCore/PlacesEngine.swift", "let root: JSONCursor")
  ) { $0.has("Codable", "Decodable") || $0.words.contains { $0.hasPrefix("JSON") } },

  Rule(
    "The façades and what joins them know no address", in: paths(facades + [interop]),
    offence: ("Sources/GooglePlaces/Surface/A.swift", "let a = \"https://places.example\"")
  ) { !$0.isComment && $0.text.contains("://") },

  Rule(
    "Examples reach for nothing that is not public", in: paths("Examples/"),
    offence: ("Examples/Sources/a/A.swift", "@testable import PlacesCore")
  ) { $0.has("testable", "_spi") },

  Rule(
    "Source-compatibility files read like app code", in: paths("Tests/SourceCompatibilityTests/"),
    offence: ("Tests/SourceCompatibilityTests/A.swift", "@testable import GooglePlaces")
  ) { $0.has("testable", "_spi", "preconcurrency") },
]

// MARK: What the code never does

private let words = [
  ("No @_spi", "@_spi(Tests) import PlacesCore"),
  ("No @usableFromInline", "@usableFromInline var a = 1"),
  ("No @preconcurrency", "@preconcurrency import Foundation"),
  ("No try!", "let a = try! make()"),
  ("No as!", "let a = b as! Int"),
  ("No fatalError", "fatalError()"),
  ("No preconditionFailure", "preconditionFailure()"),
  ("No nonisolated(unsafe)", "nonisolated(unsafe) var a = 1"),
  ("No unsafeBitCast", "let a = unsafeBitCast(b, to: Int.self)"),
].map { name, line in
  let word = String(name.dropFirst(3))
  return Rule(name, in: paths(sources), offence: ("Sources/PlacesCore/A.swift", line)) {
    $0.code.contains(word)
  }
}

private let code = [
  Rule(
    "No @unchecked Sendable but the callback box",
    in: paths(sources, except: ["Sources/GooglePlaces/Translation/CallbackBox.swift"]),
    offence: ("Sources/PlacesCore/A.swift", "struct A: @unchecked Sendable {}")
  ) { $0.code.contains("@unchecked") },

  Rule(
    "Nothing is printed", in: paths(sources),
    offence: ("Sources/PlacesCore/A.swift", "    print(key)")
  ) { $0.has("print", "debugPrint", "dump", "NSLog") },
]

// MARK: Tests

private let tests = [
  Rule(
    "Tests expect errors and never catch them, but for blocks of MIGRATION.md",
    in: paths(
      "Tests/",
      except: [
        testSupport, soak, "Tests/GooglePlacesSwiftTests/ReadmeBlocks.swift",
        "Tests/PlacesInteropTests/MigrationBlocks.swift",
      ]),
    offence: ("Tests/PlacesCoreTests/A.swift", "    } catch {")
  ) { $0.has("catch") },

  Rule(
    "Tests never sleep",
    in: paths("Tests/", except: [testSupport + "ManualClock.swift", soak]),
    offence: ("Tests/PlacesCoreTests/A.swift", "    try await Task.sleep(for: .seconds(1))")
  ) { $0.has("sleep", "usleep", "nanosleep") },

  Rule(
    "Tests are written for swift-testing", in: paths("Tests/"),
    offence: ("Tests/PlacesCoreTests/A.swift", "import XCTest")
  ) { $0.importedModule == "XCTest" },
]

// MARK: Texts

private let texts = [
  Rule(
    "Nothing is left for later", in: { _ in true },
    offence: ("Sources/PlacesCore/A.swift", "// TO" + "DO: later")
  ) { line in ["TO" + "DO", "FIX" + "ME"].contains(where: line.text.contains) },

  Rule(
    "No path of somebody's machine", in: { _ in true },
    offence: ("Tests/PlacesCoreTests/A.swift", "let a = \"\(machinePaths[0])a\"")
  ) { line in machinePaths.contains(where: line.text.contains) },
]

/// How paths start that mean something on one machine only.
let machinePaths = ["home", "root", "Users", "work"].map { "/\($0)/" }

extension SourceFile.Line {
  /// Whether the line is nothing but a comment.
  fileprivate var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }

  /// Whether what follows is compiled with the trait for warnings only.
  fileprivate var isTraitCondition: Bool { words == ["if", "MigrationWarnings"] }

  /// Whether what follows is compiled with the trait for libcurl only.
  fileprivate var isCurlCondition: Bool { text == "#if CurlTransport && os(Linux)" }
}
