/// How many suggestions each open session has asked for, as far back as is remembered.
struct SessionCounter: Sendable {
  static let capacity = 1_000

  private var counts: [SessionToken: Int] = [:]
  private var order: [SessionToken] = []
  private var forgottenSessions = 0
  private var forgottenRequests = 0

  /// The sessions that are not over, those that were forgotten too.
  var openSessions: Int { counts.count + forgottenSessions }
  /// The requests of these sessions.
  var openRequests: Int { counts.values.reduce(0, +) + forgottenRequests }

  /// Counts a request.
  mutating func add(_ token: SessionToken) {
    if counts[token] == nil { order.append(token) }
    counts[token, default: 0] += 1
    guard order.count > Self.capacity else { return }
    forgottenRequests += counts.removeValue(forKey: order.removeFirst()) ?? 0
    forgottenSessions += 1
  }

  /// The requests of a session, which is over.
  mutating func remove(_ token: SessionToken) -> Int {
    order.removeAll { $0 == token }
    return counts.removeValue(forKey: token) ?? 0
  }
}
