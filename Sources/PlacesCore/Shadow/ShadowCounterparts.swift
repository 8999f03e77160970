/// What belongs to one service, and what stands for it at the other: names of photos and tokens of
/// next pages, paired when their answers were compared, as far back as is remembered.
struct ShadowCounterparts: Sendable {
  private static let capacity = 1_000

  private struct Memory: Sendable {
    var names: [String: String] = [:]
    var order: [String] = []
  }

  private let memory = Locked(Memory())

  /// What the candidate calls it.
  subscript(name: String) -> String? { memory.withLock { $0.names[name] } }

  /// Remembers pairs: what the primary calls it, and what the candidate does.
  func add(_ pairs: [(String, String)]) {
    memory.withLock { memory in
      for (mine, theirs) in pairs {
        if memory.names.updateValue(theirs, forKey: mine) == nil { memory.order.append(mine) }
        if memory.order.count > Self.capacity { memory.names[memory.order.removeFirst()] = nil }
      }
    }
  }
}
