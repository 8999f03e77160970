import Foundation

/// What the process was told about who is calling.
package struct CallerIdentity: Sendable {
  package typealias TokenProvider = @Sendable () async throws -> String

  package var key: Secret?
  package var appCheckToken: TokenProvider?
  package var attributionIDs: [String] = []
}

extension CallerIdentity {
  /// Takes a key; false, and nothing changed, for a text that cannot be one.
  package mutating func provide(apiKey: String) -> Bool {
    guard let secret = Secret(apiKey) else { return false }
    key = secret
    return true
  }

  /// Adds an ID that attributes usage; an empty text removes them all, and one that cannot stand in
  /// a header's list is ignored.
  package mutating func add(attributionID: String) {
    if attributionID.isEmpty {
      attributionIDs = []
    } else if Secret(attributionID) != nil, !attributionID.contains(",") {
      attributionIDs.append(attributionID)
    }
  }
}

extension PlacesEngine {
  /// The engine of every client that was not given one. Asking for it is its first use.
  public static var shared: PlacesEngine { sharedState.withLock { $0.use() } }

  /// Makes `engine` the shared one; false, and nothing changed, when the shared one is in use.
  ///
  /// Call it when the process starts. An API key that was provided before is handed over, unless
  /// the engine is an embedded one.
  @discardableResult
  public static func installShared(_ engine: PlacesEngine) -> Bool {
    sharedState.withLock { $0.install(engine) }
  }

  /// Sets the key of the shared engine, at any time; false, and nothing changed, for a text that
  /// cannot be a key. An embedded engine ignores it.
  @discardableResult
  public static func provideAPIKey(_ key: String) -> Bool {
    updateSharedIdentity { $0.provide(apiKey: key) }
  }

  /// Changes what the shared engine says about the caller.
  package static func updateSharedIdentity<Result: Sendable>(
    _ change: @Sendable (inout CallerIdentity) -> Result
  ) -> Result {
    sharedState.withLock { $0.update(change) }
  }

  /// Adds an ID that attributes usage, or with an empty text removes them all.
  package static func updateSharedIdentity(attributionID: String) {
    updateSharedIdentity { $0.add(attributionID: attributionID) }
  }

  private static let sharedState = Locked(SharedEngineState())
}

/// The engine that clients share, and what the process was told about the caller.
struct SharedEngineState: Sendable {
  private var engine: PlacesEngine?
  private var isInUse = false
  private var identity = CallerIdentity()

  /// The engine, made when there is none yet.
  mutating func use() -> PlacesEngine {
    isInUse = true
    if let engine { return engine }
    let made = PlacesEngine(configuration: PlacesConfiguration())
    made.adopt(identity)
    engine = made
    return made
  }

  /// Takes an engine; false, and nothing changed, when there is one in use.
  mutating func install(_ engine: PlacesEngine) -> Bool {
    guard !isInUse else { return false }
    engine.adopt(identity)
    self.engine = engine
    return true
  }

  /// Changes the identity, and tells the engine.
  mutating func update<Result>(_ change: (inout CallerIdentity) -> Result) -> Result {
    defer { engine?.adopt(identity) }
    return change(&identity)
  }
}
