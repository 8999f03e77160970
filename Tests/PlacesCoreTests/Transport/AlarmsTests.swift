import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Alarms that share a sleep", .timeLimit(.minutes(15)))
struct AlarmsTests {
  private let manual = ManualClock()
  private let rung = Logbook<String>()
  private let alarms: Alarms

  init() { alarms = Alarms(manual.clock) }

  @discardableResult
  private func set(_ name: String, after length: Duration) -> @Sendable () -> Void {
    alarms.set(after: length) { [rung] in rung.note(name) }
  }

  @Test("An alarm rings when its time has passed")
  func rings() async {
    set("a", after: .seconds(5))
    await manual.pass(.seconds(5))
    await rung.wait()
    #expect(rung.entries == ["a"])
    #expect(manual.sleeps == [])
  }

  @Test("Alarms that are due later wait for the sleep under way", arguments: [5, 6, 100])
  func shared(seconds: Int) async {
    set("a", after: .seconds(5))
    await manual.sleeper(of: .seconds(5))
    set("b", after: .seconds(seconds))
    #expect(manual.sleeps == [.seconds(5)])
    await manual.pass(.seconds(5))
    if seconds > 5 { await manual.pass(.seconds(seconds - 5)) }
    await rung.wait(for: 2)
    #expect(rung.entries == ["a", "b"])
  }

  @Test("An alarm that is due earlier has a sleep of its own, which nobody else needs then")
  func earlier() async {
    set("late", after: .seconds(100))
    await manual.sleeper(of: .seconds(100))
    set("early", after: .seconds(5))
    await manual.pass(.seconds(5))
    await rung.wait()
    #expect(rung.entries == ["early"])
    #expect(manual.sleeps == [.seconds(100)])
    set("middle", after: .seconds(10))
    await manual.pass(.seconds(10))
    await rung.wait(for: 2)
    manual.advance(by: .seconds(85))
    await rung.wait(for: 3)
    #expect(rung.entries == ["early", "middle", "late"])
  }

  @Test("Alarms that are due together ring in the order of their times")
  func together() async {
    set("c", after: .seconds(3))
    await manual.sleeper(of: .seconds(3))
    set("e", after: .seconds(5))
    set("d", after: .seconds(4))
    manual.advance(by: .seconds(10))
    await rung.wait(for: 3)
    #expect(rung.entries == ["c", "d", "e"])
  }

  @Test("An alarm that is stopped does not ring, and the sleep serves the next")
  func stopped() async {
    let stop = set("a", after: .seconds(5))
    await manual.sleeper(of: .seconds(5))
    stop()
    stop()
    manual.advance(by: .seconds(2))
    set("b", after: .seconds(5))
    #expect(manual.sleeps == [.seconds(5)])
    manual.advance(by: .seconds(3))
    await manual.pass(.seconds(2))
    await rung.wait()
    #expect(rung.entries == ["b"])
  }

  @Test("An alarm may be set and stopped while another rings")
  func reentrant() async {
    let stopLast = set("never", after: .seconds(9))
    _ = alarms.set(after: .seconds(1)) { [self] in
      stopLast()
      set("second", after: .seconds(2))
      rung.note("first")
    }
    await manual.pass(.seconds(1))
    await rung.wait()
    await manual.pass(.seconds(2))
    await rung.wait(for: 2)
    manual.advance(by: .seconds(9))
    #expect(rung.entries == ["first", "second"])
  }

  @Test("An alarm without time rings soon", arguments: [Duration.zero, .seconds(-1)])
  func noTime(length: Duration) async {
    set("a", after: length)
    await rung.wait()
    #expect(rung.entries == ["a"])
  }

  @Test("The system's clock has alarms, one with other parts has none")
  func clocks() {
    #expect(PlacesClock.system.alarms != nil)
    var clock = PlacesClock.system
    clock.uptime = { .zero }
    #expect(clock.alarms == nil)
    clock = .system
    clock.now = { PlacesConfiguration.testInstant }
    #expect(clock.alarms != nil)
    #expect(manual.clock.alarms == nil)
  }
}
