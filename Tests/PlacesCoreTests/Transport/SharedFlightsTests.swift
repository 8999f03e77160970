import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Shared flights", .timeLimit(.minutes(15)))
struct SharedFlightsTests {
  private let flights = SharedFlights<String, String>()
  private let started = Logbook<String>()
  private let joined = Logbook<String>()
  private let end = Logbook<Bool>()

  /// A call whose work lasts until the end or, when it is not deaf, until it is cancelled.
  private func call(
    _ key: String = "a", gives value: String = "value", isDeaf: Bool = false
  ) -> Task<String?, Never> {
    Task {
      await flights.value(for: key) {
        joined.note(key)
      } _: { [started, end] in
        started.note(key)
        if isDeaf { await end.waitDeaf() } else { await end.wait() }
        return Task.isCancelled ? "cancelled \(value)" : value
      }
    }
  }

  @Test("A call alone gets what its work gives")
  func alone() async {
    end.note(true)
    #expect(await call().value == "value")
    #expect(started.entries == ["a"])
    #expect(joined.entries == [])
  }

  @Test("Equal calls join the first one's work")
  func joining() async {
    let first = call(gives: "first")
    await started.wait()
    let others = (0..<3).map { call(gives: "other \($0)") }
    await joined.wait(for: 3)
    end.note(true)
    #expect(await first.value == "first")
    for other in others { #expect(await other.value == "first") }
    #expect(started.entries == ["a"])
  }

  @Test("Calls with other keys have work of their own")
  func otherKeys() async {
    let calls = [call("a", gives: "1"), call("b", gives: "2")]
    await started.wait(for: 2)
    end.note(true)
    #expect(await calls[0].value == "1")
    #expect(await calls[1].value == "2")
    #expect(joined.entries == [])
  }

  @Test("Whoever is cancelled goes at once, and the others wait on", arguments: [0, 1, 2])
  func cancellingOne(index: Int) async {
    var calls = [call()]
    await started.wait()
    calls += [call(), call()]
    await joined.wait(for: 2)
    let leaver = calls.remove(at: index)
    leaver.cancel()
    #expect(await leaver.value == nil)
    end.note(true)
    for call in calls { #expect(await call.value == "value") }
    #expect(started.entries == ["a"])
  }

  @Test("The work is cancelled with the last caller, who gets what it makes of that")
  func cancellingAll() async {
    let first = call()
    await started.wait()
    let second = call()
    await joined.wait()
    first.cancel()
    #expect(await first.value == nil)
    second.cancel()
    #expect(await second.value == "cancelled value")
  }

  @Test("A task that is cancelled already gets what its work makes of that")
  func cancelledAlone() async {
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await flights.value(for: "a", onJoin: {}) { Task.isCancelled ? "cancelled" : "not" }
    }
    // The work may be done before it is cancelled.
    #expect(["cancelled", "not"].contains(await call.value))
  }

  @Test("A task that is cancelled already does not wait with others")
  func cancelledJoiner() async {
    let first = call()
    await started.wait()
    let joiner = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await flights.value(for: "a", onJoin: {}) { "own" }
    }
    #expect(await joiner.value == nil)
    end.note(true)
    #expect(await first.value == "value")
  }

  @Test("An equal call after the end starts anew")
  func after() async {
    end.note(true)
    #expect(await call(gives: "first").value == "first")
    #expect(await call(gives: "second").value == "second")
    #expect(started.entries == ["a", "a"])
    #expect(joined.entries == [])
  }

  @Test("An equal call after all were cancelled starts anew, while the old work still ends")
  func afterCancellation() async {
    let old = call(gives: "old", isDeaf: true)
    await started.wait()
    old.cancel()
    let new = call(gives: "new")
    await started.wait(for: 2)
    end.note(true)
    #expect(await old.value == "cancelled old")
    #expect(await new.value == "new")
    #expect(joined.entries == [])
  }

  @Test("Of many calls each gets the value of its key")
  func manyCalls() async {
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<2_000 {
        group.addTask { [flights] in
          let key = "\(number % 7)"
          let value = await flights.value(for: key, onJoin: {}) {
            await Task.yield()
            return "value \(key)"
          }
          return value != "value \(key)"
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(wrong == 0)
  }

  @Test("Of many calls, half of them cancelled, each ends, and the others with their value")
  func manyCancelledCalls() async {
    let calls = (0..<2_000).map { number in
      Task { [flights] in
        await flights.value(for: number % 7, in: number)
      }
    }
    for (number, call) in calls.enumerated() where number.isMultiple(of: 2) { call.cancel() }
    var wrong = 0
    for (number, call) in calls.enumerated() {
      let value = await call.value
      let isRight = value == "value \(number % 7)"
      let mayBeNil = number.isMultiple(of: 2) && value == nil
      wrong += isRight || mayBeNil ? 0 : 1
    }
    #expect(wrong == 0)
  }
}

extension SharedFlights<String, String> {
  fileprivate func value(for key: Int, in call: Int) async -> String? {
    await value(for: "\(key)", onJoin: {}) {
      for _ in 0..<(call % 5) { await Task.yield() }
      return "value \(key)"
    }
  }
}
