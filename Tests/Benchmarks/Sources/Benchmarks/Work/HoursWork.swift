import BenchmarkSystem
import Foundation

@testable import GooglePlaces
@testable import GooglePlacesSwift
@testable import PlacesCore

/// Whether a place is open at an instant.
enum HoursWork {
  static func figures(on course: Course) async throws -> [Figure] {
    let json = try NewPlaceText.json(bytes: 15_000)
    let record = try DecodeWork.record(of: json, .new, PlaceFieldSet.all)
    let calls = try calls(on: record)
    let reference = "Calendar in the place's time zone"
    let figures = try await course.figures(
      of: .hours,
      calls.map { call in
        let contender = Contender(call.name) { call.ask(instant($0)) }
        return call.name == reference
          ? .init(contender)
          : .init(contender, beside: reference, goal: call.isHeld ? .atMost(200) : nil)
      })
    return figures + allocations(of: calls.filter { course.isMeant($0.name) })
  }

  /// A way to ask.
  private struct Call: Sendable {
    let name: String
    /// Whether the figures to reach are meant for it.
    var isHeld = false
    let ask: @Sendable (Date) -> Void
  }

  private static func calls(on record: PlaceRecord) throws -> [Call] {
    let (legacy, new) = (GMSPlace(record), Place(record))
    let calculator = OpeningHoursCalculator(record)
    let calendar = try CalendarHours(record)
    try check(calendar, against: calculator)
    return [
      Call(name: "Calendar in the place's time zone") { keep(calendar.isOpen(at: $0)) },
      Call(name: "GMSPlace.isOpen(at:)", isHeld: true) { keep(legacy.isOpen(at: $0)) },
      Call(name: "GMSPlace.openStatus(at:)") { keep(legacy.openStatus(at: $0)) },
      Call(name: "Place.isOpen(at:)", isHeld: true) { keep(new.isOpen(at: $0)) },
      Call(name: "Place.openStatus(at:)") { keep(new.openStatus(at: $0)) },
      Call(name: "calculator made once, state(at:)") { keep(calculator.state(at: $0)) },
    ]
  }

  /// Instants in the seven days of current hours and the seven after them.
  private static func instant(_ number: Int) -> Date {
    .benchmark + Double(number &* 977 % 1_209_600)
  }

  private static func check(
    _ calendar: CalendarHours, against calculator: OpeningHoursCalculator
  ) throws {
    for number in 0..<2_000 {
      let instant = instant(number)
      guard calendar.isOpen(at: instant) == (calculator.state(at: instant) == .open) else {
        throw HoursDisagree(instant: instant)
      }
    }
  }

  private static func allocations(of calls: [Call]) -> [Figure] {
    guard heap_can_count() else { return [] }
    return calls.map { call in
      let samples = (0..<5).map { _ in
        heap_start()
        for number in 0..<1_000 { call.ask(instant(number)) }
        heap_stop()
        return Double(heap_allocations()) / 1_000
      }
      return Figure(
        Work.hours.rawValue, "\(call.name), allocations", .count, samples,
        goal: call.isHeld ? .atMost(0) : nil)
    }
  }
}

/// What is measured and the reference must say the same.
struct HoursDisagree: Error {
  let instant: Date
}
