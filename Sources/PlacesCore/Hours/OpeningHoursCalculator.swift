package import Foundation

/// Tells whether a place is open, from what was said about it and nothing else.
///
/// - In the seven days from the local day on which the answer was received, current hours decide;
///   before and after them, and when there are none, regular hours do.
/// - A place that is not in business is closed. An unknown or absent status counts as in business.
/// - An instant is judged by what clocks at the place show: an hour that comes twice is open, or
///   closed, both times.
/// - An answer that only says whether it is open now holds for the minute it was received in.
/// - Text for people and the hours of single services are never read.
package struct OpeningHoursCalculator: Sendable {
  /// Whether it is closed whatever its hours.
  let isOutOfBusiness: Bool
  private let local: LocalHours?
  private let hasPeriods: Bool
  private let isOpenNow: Bool?
  private let receivedAt: Int

  /// A time zone that the system knows wins over the offset.
  package init(
    regular: HoursRecord?, current: HoursRecord?, businessStatus: BusinessStatusRecord?,
    timeZone: TimeZoneRecord?, utcOffsetMinutes: Int?, receivedAt: Date
  ) {
    let received = receivedAt.wholeSecond
    self.receivedAt = received
    isOutOfBusiness = businessStatus.map(Self.outOfBusiness.contains) ?? false
    local = PlaceClock(timeZone: timeZone, utcOffsetMinutes: utcOffsetMinutes).map { clock in
      LocalHours(clock: clock, regular: regular, current: current, receivedAt: received)
    }
    hasPeriods = regular?.periods != nil || current?.periods != nil
    isOpenNow = hasPeriods ? nil : current?.isOpenNow ?? regular?.isOpenNow
  }

  /// Reads all it needs from a place; one marked as closed for good needs no status.
  package init(_ place: PlaceRecord) {
    let isGone = place.attributes[.permanentlyClosed] == true
    self.init(
      regular: place.openingHours, current: place.currentOpeningHours,
      businessStatus: place.businessStatus ?? (isGone ? .closedPermanently : nil),
      timeZone: place.timeZone, utcOffsetMinutes: place.utcOffsetMinutes,
      receivedAt: place.receivedAt)
  }

  /// The rule of the legacy SDK: the normal week and the offset from UTC must both be known, else
  /// this is nil, and current hours are not looked at.
  init?(legacy place: PlaceRecord) {
    guard place.openingHours != nil, place.utcOffsetMinutes != nil else { return nil }
    self.init(
      regular: place.openingHours, current: nil, businessStatus: place.businessStatus,
      timeZone: place.timeZone, utcOffsetMinutes: place.utcOffsetMinutes,
      receivedAt: place.receivedAt)
  }

  /// Whether it is open; cheap enough to ask for many instants.
  package func state(at instant: Date) -> OpeningState {
    if isOutOfBusiness { return .closed }
    let second = instant.wholeSecond
    if let isOpen = local?.isOpen(at: second) ?? isOpenNow(at: second) {
      return isOpen ? .open : .closed
    }
    return .unknown(missing: missingFields(at: second))
  }

  /// Whether it is open, and when that changes.
  package func outlook(at instant: Date) -> OpeningOutlook {
    let state = state(at: instant)
    guard !isOutOfBusiness, let change = local?.nextChange(after: instant.wholeSecond) else {
      return OpeningOutlook(state: state)
    }
    let date = Date(timeIntervalSince1970: Double(change))
    guard date > instant else { return OpeningOutlook(state: state) }
    return state == .open
      ? OpeningOutlook(state: state, nextClosing: date)
      : OpeningOutlook(state: state, nextOpening: date)
  }

  // MARK: Facts

  private static let outOfBusiness: [BusinessStatusRecord] = [
    .closedTemporarily, .closedPermanently, .futureOpening,
  ]

  private func isOpenNow(at second: Int) -> Bool? {
    second.quotient(by: 60) == receivedAt.quotient(by: 60) ? isOpenNow : nil
  }

  private func missingFields(at second: Int) -> [PlaceField] {
    guard let local else { return hasPeriods ? Self.clockFields : Self.allFields }
    return local.isCurrent(second) ? Self.hoursFields : Self.regularFields
  }

  private static let clockFields: [PlaceField] = [.utcOffsetMinutes, .timeZone]
  private static let hoursFields: [PlaceField] = [.openingHours, .currentOpeningHours]
  private static let regularFields: [PlaceField] = [.openingHours]
  private static let allFields = PlaceField.allCases.filter {
    (clockFields + hoursFields).contains($0)
  }
}
