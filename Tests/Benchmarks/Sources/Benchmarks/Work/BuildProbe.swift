import Foundation

/// The programs whose sizes are compared.
enum BuildProbe: String, CaseIterable {
  case empty, foundation, core, legacy, swift, interop

  /// The product it uses.
  var product: String? {
    switch self {
    case .empty, .foundation: nil
    case .core: "PlacesCore"
    case .legacy: "GooglePlaces"
    case .swift: "GooglePlacesSwift"
    case .interop: "PlacesInterop"
    }
  }

  /// What it has in it.
  var text: String {
    switch self {
    case .empty: "nothing"
    case .foundation: "Foundation and FoundationNetworking"
    default: product ?? ""
    }
  }

  /// Writes a package with all of them.
  static func write(to folder: URL, package: URL) throws {
    try write(manifest(package: package), to: folder.appending(path: "Package.swift"))
    for program in allCases {
      let file = folder.appending(path: "Sources/\(program.rawValue)/Main.swift")
      try write(program.source, to: file)
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func manifest(package: URL) -> String {
    let targets = allCases.map { program in
      let products = program.products.map { #".product(name: "\#($0)", package: "Places")"# }
      return """
        .executableTarget(
          name: "\(program.rawValue)", dependencies: [\(products.joined(separator: ", "))]),
        """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Probe", platforms: [.macOS(.v13)],
        dependencies: [.package(name: "Places", path: "\(package.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ])
      """
  }

  /// What it imports.
  private var products: [String] {
    let facades = self == .interop ? ["GooglePlaces", "GooglePlacesSwift"] : []
    return facades + [product].compactMap { $0 }
  }

  private var source: String {
    let imports = products.map { "import \($0)\n" }.joined()
    return imports + start + "@main struct Main {\n  static func main() async {\n\(body)\n  }\n}\n"
  }

  private var start: String {
    guard self == .foundation else { return "" }
    return """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      """
  }

  private var body: String {
    switch self {
    case .empty: "    print(CommandLine.arguments.count)"
    case .foundation:
      """
          guard let url = URL(string: CommandLine.arguments[0]) else { return }
          print((try? await URLSession.shared.data(from: url).0.count) ?? 0)
      """
    case .core:
      """
          let engine = PlacesEngine(configuration: PlacesConfiguration(apiKey: "key"))
          print(engine.configuration)
      """
    case .legacy:
      """
          GMSPlacesClient.shared().fetchPlace(
            fromPlaceID: CommandLine.arguments[0], placeFields: .all, sessionToken: nil
          ) { place, error in print(place?.name ?? "", error?.localizedDescription ?? "") }
      """
    case .swift:
      """
          let request = FetchPlaceRequest(
            placeID: CommandLine.arguments[0], placeProperties: [.displayName])
          print(await PlacesClient.shared.fetchPlace(with: request))
      """
    case .interop:
      """
          let request = FetchPlaceRequest(
            placeID: CommandLine.arguments[0], placeProperties: [.displayName])
          guard case .success(let place) = await PlacesClient.shared.fetchPlace(with: request)
          else { return }
          print(GMSPlace(place).name ?? "")
      """
    }
  }
}
