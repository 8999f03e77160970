package import Foundation

/// What the record of a place says about being open, made ready when it is first asked.
///
/// It goes with one record that does not change, and says nothing that the record does not: any
/// two are equal.
package final class KeptHours: Hashable, Sendable {
  private struct Calculators: Sendable {
    var usual: OpeningHoursCalculator?
    var legacy: OpeningHoursCalculator?
  }

  private let calculators = Locked(Calculators())

  package init() {}

  /// Whether the place is open at an instant.
  package func state(of place: PlaceRecord, at instant: Date) -> PlaceOpenStatus.State {
    PlaceOpenStatus.State(usual(place).state(at: instant))
  }

  /// Whether the place is open at an instant, when that changes, and what is missing.
  package func status(of place: PlaceRecord, at instant: Date) -> PlaceOpenStatus {
    PlaceOpenStatus(usual(place).outlook(at: instant))
  }

  /// Whether the place is open by the rule of the legacy SDK.
  package func legacyState(of place: PlaceRecord, at instant: Date) -> PlaceOpenStatus.State {
    legacy(place).map { PlaceOpenStatus.State($0.state(at: instant)) } ?? .unknown
  }

  private func usual(_ place: PlaceRecord) -> OpeningHoursCalculator {
    if let kept = calculators.withLock({ $0.usual }) { return kept }
    let made = OpeningHoursCalculator(place)
    calculators.withLock { $0.usual = made }
    return made
  }

  private func legacy(_ place: PlaceRecord) -> OpeningHoursCalculator? {
    if let kept = calculators.withLock({ $0.legacy }) { return kept }
    guard let made = OpeningHoursCalculator(legacy: place) else { return nil }
    calculators.withLock { $0.legacy = made }
    return made
  }

  package static func == (_: KeptHours, _: KeptHours) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}
