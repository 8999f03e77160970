import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

struct PlaceRecordLegacyTests {
  private func record(
    _ json: String, _ requested: PlaceFieldSet = .all
  ) throws -> PlaceRecord {
    try record(Data(json.utf8), requested)
  }

  private func record(
    _ data: Data, _ requested: PlaceFieldSet = .all
  ) throws -> PlaceRecord {
    try PlaceRecord(
      legacy: JSONDocument(data).root, requested: requested, receivedAt: .distantPast)
  }

  /// The one recorded place of a file beside the project.
  private func recorded(_ name: String) throws -> PlaceRecord {
    let url = try #require(Fixture.shared("fixtures/legacy/\(name).json"))
    return try record(Data(contentsOf: url))
  }

  private static let hasRecordings = Fixture.shared("fixtures/legacy/details.json") != nil

  @Test(.enabled(if: hasRecordings, "the recorded answers are not here"))
  func aWholeRecordedPlaceIsRead() throws {
    let place = try recorded("details")
    #expect(place.name == LocalizedTextRecord(text: "Google Workplace 6"))
    #expect(
      place.addressComponents?.map(\.longText) == [
        "48", "Pirrama Road", "Pyrmont", "City of Sydney", "New South Wales", "Australia", "2009",
      ])
    #expect(place.addressComponents?[5].shortText == "AU")
    #expect(place.addressComponents?[5].types == ["country", "political"])
    #expect(place.businessStatus == .operational)
    #expect(place.formattedAddress == "48 Pirrama Rd, Pyrmont NSW 2009, Australia")
    #expect(place.nationalPhoneNumber == "(02) 9374 4000")
    #expect(place.phoneNumber == "+61 2 9374 4000")
    #expect(place.coordinate == CoordinateRecord(latitude: -33.866489, longitude: 151.1958561))
    #expect(place.viewport?.high.latitude == -33.8655112697085)
    #expect(place.viewport?.low.longitude == 151.1944176697085)
    #expect(place.iconUri?.hasSuffix("generic_business-71.png") == true)
    #expect(place.iconMaskBaseUri?.hasSuffix("generic_pinlet") == true)
    #expect(place.iconBackgroundColor == "#7B9EB0")
    #expect(place.openingHours?.isOpenNow == false)
    #expect(place.openingHours?.periods?.count == 5)
    #expect(
      place.openingHours?.periods?.first?.open == HoursPointRecord(day: 1, hour: 9, minute: 0))
    #expect(place.openingHours?.weekdayText?.count == 7)
    #expect(place.photos?.count == 10)
    #expect(place.photos?.first?.width == 4032)
    #expect(place.photos?.first?.height == 3024)
    #expect(place.photos?.first?.name == "ref-64260899")
    #expect(
      place.photos?.first?.authorAttributions == [
        AuthorRecord(
          displayName: "Contributor", uri: "https://example.com/contributor", photoUri: nil)
      ])
    #expect(place.reviews?.count == 5)
    #expect(place.reviews?.first?.author?.displayName == "Reviewer")
    #expect(place.reviews?.first?.rating == 1)
    #expect(place.reviews?.first?.publishTime?.date == Date(timeIntervalSince1970: 1_652_286_798))
    #expect(place.reviews?.first?.text?.languageCode == "en")
    #expect(place.utcOffsetMinutes == 600)
    #expect(place.attributions == [])
    #expect(place.availability(of: .attributions) == .present)
    #expect(place.availability(of: .timeZone) == .noData)
  }

  @Test(.enabled(if: hasRecordings, "the recorded answers are not here"))
  func theShortRecordingsAreRead() throws {
    let always = try recorded("details-always-open").openingHours
    #expect(always?.periods == [HoursPeriodRecord(open: .init(day: 0, hour: 0, minute: 0))])
    #expect(always?.isOpenNow == true)
    #expect(always?.weekdayText?.last == "Sunday: Open 24 hours")
    #expect(try recorded("details-business-status").businessStatus == .operational)
    #expect(try recorded("details-permanently-closed").businessStatus == .closedPermanently)
    let fields = try recorded("details-fields")
    #expect(fields.rating == 4)
    #expect(fields.name?.text == "Google Workplace 6")
    #expect(fields.nationalPhoneNumber == "(02) 9374 4000")
    let food = try recorded("details-food")
    #expect(food.attributes == [.curbsidePickup: false, .servesBeer: true])
    #expect(food.priceLevel == .inexpensive)
    #expect(food.photos?.count == 1)
    let code = try recorded("details-no-plus-compound-code").plusCode
    #expect(code == PlusCodeRecord(globalCode: "5Q7Q8G54+64"))
  }

  @Test func datedHoursAreRead() throws {
    let hours = try #require(
      try record(
        #"""
        {"result": {"current_opening_hours": {"open_now": true, "periods": [
          {"open": {"day": 4, "time": "0000", "date": "2026-12-03", "truncated": true},
           "close": {"day": 4, "time": "0230", "date": "2026-12-03"}}],
          "special_days": [{"date": "2026-12-05", "exceptional_hours": true},
                           {"date": "2026-12-06"}],
          "weekday_text": []}}, "status": "OK"}
        """#
      ).currentOpeningHours)
    let day = CalendarDayRecord(year: 2026, month: 12, day: 3)
    #expect(hours.periods?.first?.open.date == day)
    #expect(hours.periods?.first?.open.isTruncated == true)
    #expect(hours.periods?.first?.close?.hour == 2)
    #expect(hours.periods?.first?.close?.minute == 30)
    #expect(hours.specialDays?.map(\.isExceptional) == [true, false])
    #expect(hours.weekdayText == [])
  }

  @Test func onlyWhatWasRequestedIsRead() throws {
    let json = #"{"result": {"name": "a", "rating": "wrong"}, "status": "OK"}"#
    #expect(try record(json, [.name]).name?.text == "a")
    let error = #expect(throws: WireError.self) { try record(json, [.rating]) }
    #expect(error?.path == "result.rating")
  }

  @Test(arguments: [
    (#"{"types": [1]}"#, "result.types[0]"),
    (#"{"geometry": {"location": {"lat": 1}}}"#, "result.geometry.location"),
    (
      #"{"opening_hours": {"periods": [{"open": {"day": 7, "time": "0900"}}]}}"#,
      "result.opening_hours.periods[0].open"
    ),
    (
      #"{"opening_hours": {"periods": [{"open": {"day": 1, "time": "2460"}}]}}"#,
      "result.opening_hours.periods[0].open"
    ),
    (
      #"{"opening_hours": {"special_days": [{"date": "5 May"}]}}"#,
      "result.opening_hours.special_days[0].date"
    ),
  ])
  func aMalformedValueIsNamed(_ result: String, _ path: String) {
    let error = #expect(throws: WireError.self) {
      try record(#"{"result": \#(result), "status": "OK"}"#)
    }
    #expect(error?.path == path)
  }

  @Test(arguments: [
    (#"{"result": {}}"#, "", "'status'"), (#"{"result": {}, "status": 200}"#, "status", "a text"),
    (#"{"result": {}, "status": null}"#, "", "'status'"),
  ])
  func anAnswerThatDoesNotSayHowItWentIsMalformed(
    _ json: String, _ path: String, _ problem: String
  ) {
    let error = #expect(throws: WireError.self) { try record(json) }
    #expect(error?.path == path)
    #expect(error?.problem.contains(problem) == true)
  }

  @Test func anAnswerWithoutAResultIsMalformed() {
    let error = #expect(throws: WireError.self) { try record(#"{"status": "OK"}"#) }
    #expect(error?.problem.contains("result") == true)
  }

  @Test(arguments: [(0, PriceLevelRecord.free), (4, .veryExpensive), (9, .init(rawValue: "9"))])
  func priceLevelsAreNumbers(_ number: Int, _ level: PriceLevelRecord) throws {
    let json = #"{"result": {"price_level": \#(number)}, "status": "OK"}"#
    #expect(try record(json).priceLevel == level)
  }

  @Test func aTranslatedReviewHasNoOriginalText() throws {
    let json = #"""
      {"result": {"reviews": [
        {"author_name": "A", "rating": 5, "text": "good", "language": "en", "translated": true,
         "original_language": "fr", "time": 0},
        {"author_name": "B", "rating": 5, "text": "bon", "language": "fr", "time": 0}]},
       "status": "OK"}
      """#
    let reviews = try #require(try record(json).reviews)
    #expect(reviews.map(\.originalText?.text) == [nil, "bon"])
    #expect(reviews.map(\.text?.languageCode) == ["en", "fr"])
  }

  @Test func unknownKeysAreIgnored() throws {
    let json = #"{"result": {"name": "a", "scope": "x"}, "logging_info": {}, "status": "OK"}"#
    #expect(try record(json).name?.text == "a")
  }
}
