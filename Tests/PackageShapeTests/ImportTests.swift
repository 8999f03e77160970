import Testing

/// Holds what each folder may import.
struct ImportTests {
  @Test("A folder imports what it may and nothing else", arguments: Allowance.all)
  func imports(allowance: Allowance) {
    let files = SourceFile.all.filter { Allowance.decisive(for: $0.path) == allowance }
    #expect(!files.isEmpty, "no file is under \(allowance.path)")
    let offences = files.flatMap { file in
      file.lines.filter { line in
        line.importedModule.map { !allowance.modules.contains($0) } ?? false
      }.map(file.place)
    }
    #expect(offences.isEmpty, "\(offences.joined(separator: "\n"))")
  }

  @Test(
    "The module of an import is read",
    arguments: [
      ("import Foundation", "Foundation"), ("  public import os", "os"),
      ("@_exported public import PlacesPlatform", "PlacesPlatform"),
      ("@testable import PlacesCore", "PlacesCore"), ("import struct Foundation.URL", "Foundation"),
    ])
  func importedModule(line: String, module: String) {
    let file = SourceFile(path: "A.swift", text: line)
    #expect(file.lines.first?.importedModule == module)
  }

  @Test("Only an import imports", arguments: ["let important = 1", "f(import: 1)"])
  func noImport(line: String) {
    #expect(SourceFile(path: "A.swift", text: line).lines.first?.importedModule == nil)
  }
}

/// The modules that files at and below a path may import; the longest path decides.
struct Allowance: Sendable, Equatable, CustomTestStringConvertible {
  let path: String
  let modules: Set<String>

  init(_ path: String, _ modules: Set<String>) {
    self.path = path
    self.modules = modules
  }

  static let all = [
    Allowance("Sources/PlacesPlatform/", ["Foundation", "CoreLocation", "UIKit"]),
    Allowance("Sources/PlacesCore/", ["Foundation", "Dispatch"]),
    Allowance("Sources/PlacesCore/Support/Locked.swift", ["os", "Synchronization"]),
    Allowance("Sources/PlacesCore/Support/OSLogDiagnostics.swift", ["os"]),
    Allowance(
      "Sources/PlacesCore/Transport/URLSessionTransport.swift",
      ["Foundation", "FoundationNetworking"]),
    Allowance("Sources/PlacesCore/Transport/Curl", ["Foundation", "CCurl"]),
    Allowance("Sources/GooglePlaces/", ["Foundation", "PlacesCore", "PlacesPlatform"]),
    Allowance("Sources/GooglePlacesSwift/", ["Foundation", "PlacesCore", "PlacesPlatform"]),
    Allowance(
      "Sources/PlacesInterop/", ["Foundation", "GooglePlaces", "GooglePlacesSwift", "PlacesCore"]),
    Allowance("Examples/Package.swift", ["PackageDescription"]),
    Allowance(
      "Examples/Sources/", ["Foundation", "GooglePlaces", "GooglePlacesSwift", "PlacesCore"]),
    Allowance(
      "Examples/IncrementalMigration/Stage1-Legacy/Sources/",
      ["Foundation", "GooglePlaces", "PlacesCore"]),
    Allowance(
      "Examples/IncrementalMigration/Stage2-Both/Sources/",
      ["Foundation", "GooglePlaces", "GooglePlacesSwift", "PlacesCore", "PlacesInterop"]),
    Allowance(
      "Examples/IncrementalMigration/Stage3-New/Sources/",
      ["Foundation", "GooglePlacesSwift", "PlacesCore"]),
    Allowance(
      "Examples/IncrementalMigration/ModuleAliases/Sources/",
      ["GooglePlaces", "PlacesCompat", "PlacesCore"]),
    Allowance("Package.swift", ["PackageDescription"]),
  ]

  var testDescription: String { path }

  static func decisive(for path: String) -> Allowance? {
    all.filter { path.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }
  }
}

extension SourceFile.Line {
  /// The module that the line imports.
  var importedModule: String? {
    guard let start = words.firstIndex(of: "import"), !code.contains("import:") else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "func"]
    return words[(start + 1)...].first { !kinds.contains($0) }.map(String.init)
  }
}
