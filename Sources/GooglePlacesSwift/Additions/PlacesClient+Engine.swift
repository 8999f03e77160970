public import PlacesCore

extension PlacesClient {
  /// A client with an engine of its own, for tests and for a second project in one process.
  ///
  /// The key, App Check provider and attribution IDs set on the class do not reach it.
  public convenience init(engine: PlacesEngine) { self.init(ownEngine: engine) }
}
