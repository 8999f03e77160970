#if canImport(os)
  public import os

  extension PlacesDiagnostic {
    /// A handler that logs each event; for ``PlacesConfiguration/onDiagnostic``.
    ///
    /// Events hold no secret and no place, so they are logged as public text.
    public static func log(to logger: Logger) -> @Sendable (PlacesDiagnostic) -> Void {
      { event in
        switch event.level {
        case .trace: logger.debug("\(event.description, privacy: .public)")
        case .notice: logger.notice("\(event.description, privacy: .public)")
        }
      }
    }
  }
#endif
