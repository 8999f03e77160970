import Testing

@testable import PlacesCore

@Suite("Requests of open sessions")
struct SessionCounterTests {
  private var counter = SessionCounter()

  private func token(_ number: Int) -> SessionToken { SessionToken(text: "token-\(number)") }

  @Test("A session is open from its first request until it is over")
  mutating func open() {
    for number in [1, 2, 1, 1] { counter.add(token(number)) }
    #expect(counter.openSessions == 2)
    #expect(counter.openRequests == 4)
    #expect(counter.remove(token(1)) == 3)
    #expect(counter.remove(token(1)) == 0)
    #expect(counter.openSessions == 1)
    #expect(counter.openRequests == 1)
  }

  @Test("The oldest of more than a thousand is forgotten, and stays open")
  mutating func capacity() {
    for number in 0..<1_001 { counter.add(token(number)) }
    #expect(counter.openSessions == 1_001)
    #expect(counter.openRequests == 1_001)
    #expect(counter.remove(token(0)) == 0)
    #expect(counter.remove(token(1)) == 1)
    #expect(counter.openSessions == 1_000)
  }
}
