import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import PlacesTestSupport
import Testing

@Suite("Hours in both styles")
struct OpeningHoursGMSOpeningHoursTests {
  @Test("The hours of every sample place cross", arguments: EmbeddedPlaces.sample.placeIDs)
  func samples(id: String) async throws {
    let clients = BothClients()
    let gms = try await clients.gmsPlace(id, [GMSPlaceProperty.all])
    let place = Place(gms)
    #expect(gms.openingHours.map { OpeningHours($0) } == place.regularOpeningHours)
    #expect(place.regularOpeningHours.map { GMSOpeningHours($0) } == gms.openingHours)
    #expect(gms.currentOpeningHours.map { OpeningHours($0) } == place.currentOpeningHours)
    #expect(place.currentOpeningHours.map { GMSOpeningHours($0) } == gms.currentOpeningHours)
    let secondary = place.currentSecondaryOpeningHours ?? []
    #expect(gms.secondaryOpeningHours.map { OpeningHours($0) } == secondary)
    #expect(secondary.map { GMSOpeningHours($0) } == gms.secondaryOpeningHours)
  }

  @Test("What hours say is the same", arguments: Hours.all)
  func facts(hours: Hours) throws {
    let gms = GMSOpeningHours(hours.record)
    let swift = OpeningHours(gms)
    #expect(GMSOpeningHours(swift) == gms)
    #expect(swift.weekdayText == gms.weekdayText)
    #expect(swift.hoursType.rawValue == gms.hoursType.rawValue)
    #expect(swift.periods == gms.periods.map { Period($0) })
    #expect(swift.periods.map { GMSPeriod($0) } == gms.periods)
    #expect(swift.periods.map(\.open) == gms.periods.map { Event($0.openEvent) })
    #expect(
      swift.periods.map { $0.close.map { GMSEvent($0) } } == gms.periods.map { $0.closeEvent })
    #expect(swift.specialDays == gms.specialDays?.map { SpecialDay($0) } ?? [])
    #expect(swift.specialDays.map { GMSPlaceSpecialDay($0) } == gms.specialDays ?? [])
  }

  @Test("A list that is absent is no empty one after the way back")
  func absent() {
    let absent = GMSOpeningHours()
    let empty = GMSOpeningHours(HoursRecord(periods: [], weekdayText: [], specialDays: []))
    #expect(GMSOpeningHours(OpeningHours(absent)) == absent)
    #expect(GMSOpeningHours(OpeningHours(empty)) == empty)
    #expect(absent != empty)
  }

  @Test("An event keeps the date that the New Swift style does not show")
  func date() {
    let day = CalendarDayRecord(year: 2026, month: 12, day: 25)
    let event = GMSEvent(
      HoursPointRecord(day: 5, hour: 23, minute: 59, date: day, isTruncated: true))
    let back = GMSEvent(Event(event))
    #expect(back == event)
    #expect(back.date == event.date && back.date != nil)
    #expect(back.truncated)
  }
}

/// Hours of one kind.
struct Hours: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let record: HoursRecord

  private static let open = HoursPointRecord(day: 6, hour: 22, minute: 30)

  static let all = [
    Hours(testDescription: "nothing known", record: HoursRecord()),
    Hours(
      testDescription: "always open",
      record: HoursRecord(
        periods: [HoursPeriodRecord(open: HoursPointRecord(day: 0, hour: 0, minute: 0))])),
    Hours(
      testDescription: "over the end of the week",
      record: HoursRecord(
        periods: [
          HoursPeriodRecord(open: open, close: HoursPointRecord(day: 0, hour: 2, minute: 0))
        ], weekdayText: ["Saturday: late"])),
    Hours(
      testDescription: "deliveries, with special days",
      record: HoursRecord(
        isOpenNow: true, type: .delivery,
        specialDays: [
          SpecialDayRecord(
            date: CalendarDayRecord(year: 2026, month: 12, day: 25), isExceptional: true),
          SpecialDayRecord(isExceptional: false),
        ])),
    Hours(
      testDescription: "a service without a case",
      record: HoursRecord(type: HoursTypeRecord(rawValue: "STARGAZING"))),
  ]
}
