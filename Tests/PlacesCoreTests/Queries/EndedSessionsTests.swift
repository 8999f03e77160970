import Testing

@testable import PlacesCore

@Suite("Ended sessions")
struct EndedSessionsTests {
  private let sessions = EndedSessions()

  private func token(_ number: Int) -> SessionToken { SessionToken(text: "token-\(number)") }

  /// Which of some tokens are known.
  private func known(_ numbers: Range<Int>) -> [Int] {
    numbers.filter { sessions.contains(token($0)) }
  }

  @Test("A session has not ended until it is noted, and has ended from then on")
  func noted() {
    #expect(!sessions.contains(token(1)))
    sessions.insert(token(1))
    #expect(sessions.contains(token(1)))
    #expect(!sessions.contains(token(2)))
  }

  @Test("A thousand are remembered, and the oldest is forgotten for a new one")
  func capacity() {
    for number in 0..<1_000 { sessions.insert(token(number)) }
    #expect(known(0..<1_001) == Array(0..<1_000))
    sessions.insert(token(1_000))
    #expect(known(0..<1_001) == Array(1..<1_001))
  }

  @Test("A session that is noted again takes the place of no other")
  func twice() {
    for number in 0..<1_000 { sessions.insert(token(number)) }
    for _ in 0..<10 { sessions.insert(token(999)) }
    #expect(known(0..<1_000).count == 1_000)
  }

  @Test("One that was forgotten can be noted anew")
  func again() {
    for number in 0..<1_001 { sessions.insert(token(number)) }
    sessions.insert(token(0))
    #expect(known(0..<1_001) == [0] + Array(2..<1_001))
  }

  @Test("Many tasks note theirs")
  func tasks() async {
    await withTaskGroup { group in
      for number in 0..<500 { group.addTask { sessions.insert(token(number)) } }
    }
    #expect(known(0..<500).count == 500)
  }
}
