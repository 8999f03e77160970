import Testing

@testable import PlacesCore

@Suite("Values made once")
struct MemoTests {
  @Test("A value is made when its key is first asked for, and kept")
  func kept() {
    let memo = Memo<Int, String>()
    #expect(memo.value(for: 1) { "first" } == "first")
    #expect(memo.value(for: 1) { "second" } == "first")
    #expect(memo.value(for: 2) { "other" } == "other")
    #expect(memo.count == 2)
  }

  @Test("A memo never keeps more than its limit, and goes on keeping")
  func limit() {
    let memo = Memo<Int, Int>(limit: 4)
    let counts = (0..<20).map { key in
      _ = memo.value(for: key) { key }
      return memo.count
    }
    #expect(counts.max() == 4)
    #expect(counts.last == 4)
    #expect(memo.value(for: 19) { -1 } == 19)
    #expect(memo.value(for: 0) { -1 } == -1)
  }
}
