/// The session tokens that a details call has used up, as far back as an engine remembers.
struct EndedSessions: Sendable {
  static let capacity = 1_000

  private struct Memory: Sendable {
    var tokens: Set<SessionToken> = []
    var order: [SessionToken] = []
  }

  private let memory = Locked(Memory())

  /// Whether a details call has ended the token's session.
  func contains(_ token: SessionToken) -> Bool { memory.withLock { $0.tokens.contains(token) } }

  /// Notes that a details call has ended the token's session.
  func insert(_ token: SessionToken) {
    memory.withLock { memory in
      guard memory.tokens.insert(token).inserted else { return }
      memory.order.append(token)
      if memory.order.count > Self.capacity { memory.tokens.remove(memory.order.removeFirst()) }
    }
  }
}
