import PlacesCore

/// A list that grows from any thread, and that a test can wait for.
package final class Logbook<Entry: Sendable>: Sendable {
  private struct Reader: Sendable {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var readers: [Int: Reader] = [:]
    var lastTicket = 0

    /// Takes out the readers who have waited for the entries there are.
    mutating func removeServed() -> [Reader] {
      let served = readers.filter { $0.value.count <= entries.count }
      for ticket in served.keys { readers[ticket] = nil }
      return Array(served.values)
    }
  }

  private let state = Locked(State())

  /// An empty list.
  package init() {}

  /// The entries so far, in the order they came.
  package var entries: [Entry] { state.withLock { $0.entries } }

  /// Adds an entry.
  package func note(_ entry: Entry) {
    let served = state.withLock { state in
      state.entries.append(entry)
      return state.removeServed()
    }
    for reader in served { reader.continuation.resume() }
  }

  /// Waits until there are this many entries, or the task is cancelled.
  package func wait(for count: Int = 1) async {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { sitDown(ticket, Reader(count: count, continuation: $0)) }
    } onCancel: {
      state.withLock { $0.readers.removeValue(forKey: ticket) }?.continuation.resume()
    }
  }

  /// Waits until there are this many entries, whoever cancels the task.
  package func waitDeaf(for count: Int = 1) async { await Task { await wait(for: count) }.value }

  private func sitDown(_ ticket: Int, _ reader: Reader) {
    let isOver = state.withLock { state in
      if state.entries.count >= reader.count || Task.isCancelled { return true }
      state.readers[ticket] = reader
      return false
    }
    if isOver { reader.continuation.resume() }
  }
}
