import Foundation

/// What the process was told about who is calling.
package struct CallerIdentity: Sendable {
  package typealias TokenProvider = @Sendable () async throws -> String

  package var key: Secret?
  package var appCheckToken: TokenProvider?
  package var attributionIDs: [String] = []
}

extension PlacesEngine {
  /// The engine of every client that was not given one. Asking for it is its first use.
  public static var shared: PlacesEngine {
    sharedState.withLock { state in
      let engine = state.engine ?? PlacesEngine(configuration: PlacesConfiguration())
      if state.engine == nil { engine.adopt(state.identity) }
      state.engine = engine
      state.isInUse = true
      return engine
    }
  }

  /// Makes `engine` the shared one; false, and nothing changed, when the shared one is in use.
  ///
  /// Call it when the process starts. An API key that was provided before is handed over, unless
  /// the engine is an embedded one.
  @discardableResult
  public static func installShared(_ engine: PlacesEngine) -> Bool {
    sharedState.withLock { state in
      guard !state.isInUse else { return false }
      engine.adopt(state.identity)
      state.engine = engine
      return true
    }
  }

  /// Sets the key of the shared engine, at any time; false, and nothing changed, for a text that
  /// cannot be a key. An embedded engine ignores it.
  @discardableResult
  public static func provideAPIKey(_ key: String) -> Bool {
    guard let key = Secret(key) else { return false }
    updateSharedIdentity { $0.key = key }
    return true
  }

  /// Changes what the shared engine says about the caller.
  package static func updateSharedIdentity(_ change: @Sendable (inout CallerIdentity) -> Void) {
    sharedState.withLock { state in
      change(&state.identity)
      state.engine?.adopt(state.identity)
    }
  }

  private static let sharedState = Locked(SharedState())
}

private struct SharedState: Sendable {
  var engine: PlacesEngine?
  var isInUse = false
  var identity = CallerIdentity()
}

extension PlacesEngine {
  /// Adds an ID that attributes usage; an empty text removes them all, and one that cannot stand in
  /// a header's list is ignored.
  package static func updateSharedIdentity(attributionID: String) {
    guard !attributionID.isEmpty else {
      updateSharedIdentity { $0.attributionIDs = [] }
      return
    }
    guard Secret(attributionID) != nil, !attributionID.contains(",") else { return }
    updateSharedIdentity { $0.attributionIDs.append(attributionID) }
  }
}
