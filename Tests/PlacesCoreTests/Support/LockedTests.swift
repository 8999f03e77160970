import Testing

@testable import PlacesCore

@Suite("Locked values")
struct LockedTests {
  @Test("No change is lost when many tasks make one")
  func changes() async {
    let count = Locked(0)
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 5_000)
  }

  @Test("A change before an error stays, and the lock is free again")
  func error() {
    let text = Locked("before")
    #expect(throws: CancellationError.self) {
      try text.withLock { text in
        text = "after"
        throw CancellationError()
      }
    }
    #expect(text.withLock { $0 } == "after")
  }
}
