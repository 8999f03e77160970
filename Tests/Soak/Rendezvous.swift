import PlacesCore

/// Brings together the server that is about to answer and who waits for that moment.
final class Rendezvous: Sendable {
  private let waiting = Locked<[String: @Sendable () -> Void]>([:])

  /// Calls `action` when a place ID is about to be answered, unless it is given up before.
  func expect(_ placeID: String, _ action: @escaping @Sendable () -> Void) {
    waiting.withLock { $0[placeID] = action }
  }

  /// The call has ended, and nobody waits any more.
  func giveUp(_ placeID: String) { waiting.withLock { $0[placeID] = nil } }

  /// An answer is about to be sent.
  func happen(_ placeID: String) { waiting.withLock { $0.removeValue(forKey: placeID) }?() }
}
