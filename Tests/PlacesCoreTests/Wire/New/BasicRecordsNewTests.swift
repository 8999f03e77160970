import Foundation
import Testing

@testable import PlacesCore

@Suite("Texts, points and times of Places API (New)")
struct BasicRecordsNewTests {
  // MARK: Texts and points

  @Test(
    "A localised text may lack its language or its text",
    arguments: [
      (#"{"text": "x", "languageCode": "de"}"#, .init(text: "x", languageCode: "de")),
      (#"{"text": "x"}"#, .init(text: "x", languageCode: nil)),
      (#"{"languageCode": "de"}"#, .init(text: "", languageCode: "de")),
      ("{}", .init(text: "", languageCode: nil)),
    ] as [(String, LocalizedTextRecord)])
  func localizedText(json: String, text: LocalizedTextRecord) throws {
    #expect(try PlaceRecord.new("{\"displayName\": \(json)}").name == text)
  }

  @Test(
    "Each angle of a point that is not sent is zero",
    arguments: [
      (#"{"latitude": -33.9081441, "longitude": 151.2237956}"#, -33.9081441, 151.2237956),
      (#"{"latitude": 5}"#, 5, 0), (#"{"longitude": -0.25}"#, 0, -0.25), ("{}", 0, 0),
      (#"{"latitude": null, "longitude": 180}"#, 0, 180),
    ] as [(String, Double, Double)])
  func points(json: String, latitude: Double, longitude: Double) throws {
    let place = try PlaceRecord.new("{\"location\": \(json)}")
    #expect(place.coordinate == CoordinateRecord(latitude: latitude, longitude: longitude))
  }

  @Test(
    "A rectangle needs both corners",
    arguments: [
      "{}", #"{"low": {"latitude": 1}}"#, #"{"high": {}}"#, #"{"low": {}, "high": null}"#,
    ]
  )
  func rectangles(json: String) {
    let error = #expect(throws: WireError.self) {
      try PlaceRecord.new("{\"viewport\": \(json)}")
    }
    #expect(
      error == WireError(path: "viewport", problem: "a rectangle with both corners was expected"))
  }

  @Test(
    "A plus code may be global alone",
    arguments: [
      (#"{"globalCode": "9F4M"}"#, .init(globalCode: "9F4M", compoundCode: nil)),
      (
        #"{"globalCode": "9F4M", "compoundCode": "G9 Berlin"}"#,
        .init(globalCode: "9F4M", compoundCode: "G9 Berlin")
      ),
    ] as [(String, PlusCodeRecord)])
  func plusCodes(json: String, code: PlusCodeRecord) throws {
    #expect(try PlaceRecord.new("{\"plusCode\": \(json)}").plusCode == code)
  }

  // MARK: Days and zones

  @Test(
    "A part of a day that is not sent is zero",
    arguments: [
      (#"{"year": 2027, "month": 3, "day": 9}"#, .init(year: 2027, month: 3, day: 9)),
      (#"{"year": 2027, "month": 3}"#, .init(year: 2027, month: 3, day: 0)),
      (#"{"year": 2027}"#, .init(year: 2027, month: 0, day: 0)),
      (#"{"month": 12, "day": 24}"#, .init(year: 0, month: 12, day: 24)),
      ("{}", .init(year: 0, month: 0, day: 0)),
    ] as [(String, CalendarDayRecord)])
  func days(json: String, day: CalendarDayRecord) throws {
    #expect(try PlaceRecord.new("{\"openingDate\": \(json)}").openingDate == day)
  }

  @Test("A time zone is its name, normally without a version")
  func timeZone() throws {
    let place = try PlaceRecord.new(#"{"timeZone": {"id": "Asia/Tokyo"}}"#)
    #expect(place.timeZone == TimeZoneRecord(id: "Asia/Tokyo", version: nil))
  }

  @Test("An offset may be behind UTC", arguments: [-720, -150, 0, 345, 840])
  func offsets(minutes: Int) throws {
    #expect(try PlaceRecord.new("{\"utcOffsetMinutes\": \(minutes)}").utcOffsetMinutes == minutes)
  }

  // MARK: Times

  @Test(
    "A time is read with any number of fraction digits and any offset",
    arguments: [
      ("2025-01-26T06:48:17Z", 0), ("2025-01-26T06:48:17.5Z", 0.5),
      ("2025-01-26T06:48:17.250Z", 0.25), ("2025-01-26T06:48:17.705998Z", 0.705998),
      ("2025-01-26T06:48:17.123456789Z", 0.123456789), ("2025-01-26T06:48:17.000000000Z", 0),
      ("2025-01-26T06:48:17+00:00", 0), ("2025-01-26T06:48:17-00:00", 0),
      ("2025-01-26T07:48:17+01:00", 0), ("2025-01-25T23:18:17.5-07:30", 0.5),
      ("2025-01-26T12:33:17.705998+05:45", 0.705998), ("2025-01-27T05:47:17+22:59", 0),
      ("2025-01-26t06:48:17z", 0),
    ] as [(String, TimeInterval)])
  func times(text: String, fraction: TimeInterval) throws {
    let time = try #require(try nextOpenTime(text))
    #expect(time.text == text)
    #expect(abs(time.date.timeIntervalSince1970 - (1_737_874_097 + fraction)) < 0.000_001)
  }

  @Test(
    "The days at the edges of the calendar are read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
      ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29T23:59:59Z", 951_868_799),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] as [(String, TimeInterval)])
  func edges(text: String, seconds: TimeInterval) throws {
    #expect(try nextOpenTime(text)?.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "What is no time of RFC 3339 fails with its path",
    arguments: [
      "", "now", "2025-01-26", "06:48:17Z", "2025-01-26T06:48Z", "2025-01-26T06:48:17",
      "2025-01-26 06:48:17Z", "20250126T064817Z", "2025-W04-7T06:48:17Z", "1737874097",
      "2025-1-26T06:48:17Z", "25-01-26T06:48:17Z", "12025-01-26T06:48:17Z",
      "2025-13-01T06:48:17Z", "2025-00-01T06:48:17Z", "2025-01-32T06:48:17Z",
      "2025-01-00T06:48:17Z", "2025-02-29T06:48:17Z", "2025-04-31T06:48:17Z",
      "2025-01-26T24:00:00Z", "2025-01-26T06:60:17Z", "2025-01-26T06:48:61Z",
      "2025-01-26T06:48:17.Z", "2025-01-26T06:48:17,5Z", "2025-01-26T06:48:17.5.5Z",
      "2025-01-26T06:48:17.-5Z", "2025-01-26T06.5:48:17Z", "2025.5-01-26T06:48:17Z",
      "2025-01-26T06:48:17.5", "2025-01-26T06:48:17+1:00", "2025-01-26T06:48:17+0100",
      "2025-01-26T06:48:17+01", "2025-01-26T06:48:17+24:00", "2025-01-26T06:48:17+01:60",
      "2025-01-26T06:48:17+01.5:00", "2025-01-26T06:48:17Zx", "2025-01-26T06:48:17ZZ",
      "2025-01-26T06:48:17Z ", " 2025-01-26T06:48:17Z", "2025-01-26T06:48:17GMT",
      "2025-01-26T06:48:17Z\\n", "２０２５-01-26T06:48:17Z", "-2025-01-26T06:48:17Z",
    ])
  func malformedTimes(text: String) {
    #expect(
      throws: WireError(
        path: "regularOpeningHours.nextOpenTime", problem: "a time in RFC 3339 was expected")
    ) {
      try nextOpenTime(text)
    }
  }

  private func nextOpenTime(_ text: String) throws -> InstantRecord? {
    try PlaceRecord.new("{\"regularOpeningHours\": {\"nextOpenTime\": \"\(text)\"}}")
      .openingHours?.nextOpenTime
  }

  // MARK: References and credits

  @Test("A place that is named by one identifier has that one")
  func references() throws {
    let place = try PlaceRecord.new(
      #"{"containingPlaces": [{"name": "places/a"}, {"id": "b"}], "subDestinations": [{}]}"#)
    #expect(
      place.containingPlaces == [
        .init(resourceName: "places/a", placeID: nil), .init(resourceName: nil, placeID: "b"),
      ])
    #expect(place.subDestinations == [.init(resourceName: nil, placeID: nil)])
  }

  @Test("A credit may lack its link")
  func credits() throws {
    let place = try PlaceRecord.new(
      #"{"attributions": [{"provider": "P"}, {"providerUri": "https://p.example/"}]}"#)
    #expect(
      place.attributions == [
        .init(provider: "P", providerUri: nil),
        .init(provider: nil, providerUri: "https://p.example/"),
      ])
  }
}
