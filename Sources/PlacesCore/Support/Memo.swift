/// Values that were made once and are kept by their keys, for a bounded number of keys.
///
/// When there are too many all go: what is asked for often is back at once.
struct Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let values = Locked<[Key: Value]>([:])

  /// A memo that keeps at most so many values.
  init(limit: Int = 256) { self.limit = limit }

  /// The value kept for a key; it is made, without the lock, when there is none.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make()
    values.withLock { [limit] values in
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = value
    }
    return value
  }

  /// How many values are kept.
  var count: Int { values.withLock { $0.count } }
}
