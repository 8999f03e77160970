package import Foundation

/// Files the tests read: the project's own, and those of a neighbouring folder that may be absent.
package enum Fixture {
  /// A file of `Fixtures/` by its name without `.json`.
  package static func data(_ name: String) throws -> Data {
    try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Fixtures/\(name).json"))
  }

  /// The root of the project.
  package static let projectRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the neighbouring `shared` folder; nil when it is not there.
  package static func shared(_ path: String) -> URL? {
    let url = projectRoot.deletingLastPathComponent().appending(path: "shared/\(path)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
