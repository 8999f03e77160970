public import Foundation

extension PlacesDiagnostic {
  /// A handler that writes each event as a line, `Places notice: …`; for
  /// ``PlacesConfiguration/onDiagnostic``.
  ///
  /// Lines of several threads do not mix. Events below `level` are left out.
  public static func lines(
    to file: FileHandle = .standardError, from level: Level = .trace
  ) -> @Sendable (PlacesDiagnostic) -> Void {
    let file = Locked(file)
    return { event in
      guard event.level >= level else { return }
      let line = Data("Places \(event.level.rawValue): \(event)\n".utf8)
      // A log that cannot be written leaves nobody to tell.
      file.withLock { try? $0.write(contentsOf: line) }
    }
  }
}
