/// How many suggestions each open session has asked for, as far back as an engine remembers.
struct SessionCounter: Sendable {
  static let capacity = 1_000

  private struct Memory: Sendable {
    var counts: [SessionToken: Int] = [:]
    var order: [SessionToken] = []
  }

  private let memory = Locked(Memory())

  /// Counts a request; whether it is the first of its session.
  func add(_ token: SessionToken) -> Bool {
    memory.withLock { memory in
      let isFirst = memory.counts[token] == nil
      if isFirst { memory.order.append(token) }
      memory.counts[token, default: 0] += 1
      if memory.order.count > Self.capacity { memory.counts[memory.order.removeFirst()] = nil }
      return isFirst
    }
  }

  /// The requests of a session, which is over.
  func remove(_ token: SessionToken) -> Int {
    memory.withLock { memory in
      memory.order.removeAll { $0 == token }
      return memory.counts.removeValue(forKey: token) ?? 0
    }
  }
}
