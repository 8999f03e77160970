import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Embedded places")
struct EmbeddedPlacesTests {
  private func engine(_ json: String, at time: String = "2026-12-02T12:00:00Z") throws
    -> PlacesEngine
  {
    let configuration = PlacesConfiguration.test(now: try Date(time, strategy: .iso8601))
    return .embedded(
      try EmbeddedPlaces(json: Data(json.utf8)), configuration: configuration)
  }

  private func place(
    _ json: String, at time: String = "2026-12-02T12:00:00Z"
  ) async throws -> PlaceRecord {
    let fields = PlaceField.allCases.filter { $0.row.newName != nil }
    return try await engine(json, at: time)
      .fetchPlace(PlaceQuery(placeID: "A", fields: PlaceFieldSet(fields))).get()
  }

  // MARK: Own data

  @Test(
    "Places come as one place, a list of them, or a list with obsolete IDs",
    arguments: [
      (#"{"id": "A"}"#, ["A"]), (#"[{"id": "A"}, {"id": "B"}]"#, ["A", "B"]),
      (#"{"places": [{"id": "B"}, {"id": "A"}]}"#, ["B", "A"]), ("[]", []),
      (#"{"places": []}"#, []),
      (#"{"places": [{"id": "A"}], "obsoleteIDs": ["B"], "more": 1}"#, ["A"]),
    ])
  func shapes(json: String, ids: [String]) throws {
    #expect(try EmbeddedPlaces(json: Data(json.utf8)).placeIDs == ids)
  }

  @Test("A place of one's own is answered as it is given, and its name is made from its ID")
  func ownPlace() async throws {
    let record = try await place(
      #"{"id": "A", "displayName": {"text": "Mine"}, "rating": 3, "unknown": [1]}"#)
    #expect(record.name?.text == "Mine")
    #expect(record.rating == 3)
    #expect(record.resourceName == "places/A")
    #expect(record.answered == [.placeID, .resourceName, .name, .rating])
  }

  @Test("What only the service reads is never answered")
  func embeddedMember() async throws {
    var places = try EmbeddedPlaces(
      json: Data(#"{"id": "A", "embedded": {"formerIDs": ["B"]}}"#.utf8))
    places.acceptedAPIKey = "key"
    let url = try #require(URL(string: "https://example.com/v1/places/A?key=key&fields=*"))
    let response = try await places.send(HTTPRequest(method: "GET", url: url))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"id":"A","name":"places/A"}"#)
  }

  @Test("An obsolete ID is not found, even where a place has it")
  func obsolete() async throws {
    let json = #"{"places": [{"id": "A"}, {"id": "B"}], "obsoleteIDs": ["B", "C"]}"#
    let engine = try engine(json)
    for (id, code) in [("B", PlacesFailure.Code.notFound), ("C", .notFound)] {
      let result = await engine.fetchPlace(PlaceQuery(placeID: id, fields: [.placeID]))
      let failure = try #require(throws: PlacesFailure.self) { try result.get() }
      #expect(failure.code == code)
    }
  }

  // MARK: The engine

  @Test("An embedded engine needs no key and takes no other transport")
  func engine() async throws {
    let transport = CannedTransport(body: "{}")
    let configuration = PlacesConfiguration.test(key: nil, transport: transport)
    let engine = PlacesEngine.embedded(configuration: configuration)
    let id = "ChIJV4k8_9UodTERU5KXbkYpSYs"
    let query = PlaceQuery(placeID: id, fields: [.placeID])
    #expect(try await engine.fetchPlace(query).get().placeID == id)
    #expect(transport.requests == [])
  }

  @Test("Its answers go by the configuration's clock and language")
  func configuration() async throws {
    var configuration = PlacesConfiguration.test(now: .distantPast)
    configuration.languageCode = "vi"
    let engine = PlacesEngine.embedded(configuration: configuration)
    let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.name])
    let record = try await engine.fetchPlace(query).get()
    #expect(record.name?.languageCode == "vi")
    #expect(record.receivedAt == .distantPast)
  }

  @Test("Without a configuration it is the sample, by the clock of this machine")
  func bare() async throws {
    let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.currentOpeningHours])
    let before = Date()
    let record = try await PlacesEngine.embedded().fetchPlace(query).get()
    #expect(record.answered.contains(.currentOpeningHours))
    #expect(before <= record.receivedAt && record.receivedAt <= Date())
  }

  // MARK: Hours

  private static let days = """
    "timeZone": {"id": "Europe/Berlin"},
    "regularOpeningHours": {
      "periods": [{"open": {"day": 3, "hour": 9}, "close": {"day": 3, "hour": 17}}],
      "weekdayDescriptions": ["Wednesday: 9 – 5"]
    }
    """

  @Test("Current hours, the instant and the offset are computed")
  func computed() async throws {
    let record = try await place("{\"id\": \"A\", \(Self.days)}")
    #expect(record.openingHours?.isOpenNow == true)
    #expect(record.openingHours?.nextCloseTime?.text == "2026-12-02T16:00:00Z")
    #expect(record.openingHours?.periods?.first?.open.date == nil)
    #expect(record.currentOpeningHours?.isOpenNow == true)
    #expect(record.currentOpeningHours?.nextCloseTime?.text == "2026-12-02T16:00:00Z")
    #expect(record.currentOpeningHours?.weekdayText == ["Wednesday: 9 – 5"])
    #expect(
      record.currentOpeningHours?.periods?.first?.open.date
        == CalendarDayRecord(year: 2026, month: 12, day: 2))
    #expect(record.utcOffsetMinutes == 60)
  }

  @Test("What a place gives is kept")
  func given() async throws {
    let record = try await place(
      """
      {"id": "A", "timeZone": {"id": "Europe/Berlin"}, "utcOffsetMinutes": 5,
       "regularOpeningHours": {"openNow": false, "periods": [{"open": {"day": 0}}]},
       "currentOpeningHours": {"openNow": false, "weekdayDescriptions": ["As given"]},
       "regularSecondaryOpeningHours": [{"openNow": false, "periods": [{"open": {"day": 0}}]}],
       "currentSecondaryOpeningHours": []}
      """)
    #expect(record.utcOffsetMinutes == 5)
    #expect(record.openingHours?.isOpenNow == false)
    #expect(record.openingHours?.nextOpenTime == nil)
    #expect(
      record.currentOpeningHours == HoursRecord(isOpenNow: false, weekdayText: ["As given"]))
    #expect(record.regularSecondaryOpeningHours?.map(\.isOpenNow) == [false])
    #expect(record.currentSecondaryOpeningHours == [])
  }

  @Test("A place without hours gets none")
  func noHours() async throws {
    let record = try await place(#"{"id": "A", "timeZone": {"id": "Europe/Berlin"}}"#)
    #expect(record.answered == [.placeID, .resourceName, .timeZone, .utcOffsetMinutes])
  }

  @Test("Without a time zone the offset counts, and without both UTC, which is not answered")
  func offset() async throws {
    let hours =
      #""regularOpeningHours": {"periods": [{"open": {"day": 3, "hour": 11}, "#
      + #""close": {"day": 3, "hour": 13}}]}"#
    let behind = try await place(#"{"id": "A", "utcOffsetMinutes": -90, \#(hours)}"#)
    #expect(behind.currentOpeningHours?.nextOpenTime?.text == "2026-12-02T12:30:00Z")
    #expect(behind.utcOffsetMinutes == -90)
    let nowhere = try await place("{\"id\": \"A\", \(hours)}")
    #expect(nowhere.currentOpeningHours?.nextCloseTime?.text == "2026-12-02T13:00:00Z")
    #expect(nowhere.utcOffsetMinutes == nil)
  }

  @Test("A zone that this machine does not know falls back to the offset")
  func unknownZone() async throws {
    let record = try await place(
      """
      {"id": "A", "timeZone": {"id": "Nowhere/City"}, "utcOffsetMinutes": 120,
       "regularOpeningHours": {"periods":
         [{"open": {"day": 3, "hour": 14}, "close": {"day": 3, "hour": 15}}]}}
      """)
    #expect(record.currentOpeningHours?.nextCloseTime?.text == "2026-12-02T13:00:00Z")
  }

  @Test("Regular hours know no exceptions, current hours do")
  func exceptions() async throws {
    let record = try await place(
      """
      {"id": "A", \(Self.days),
       "embedded": {"exceptions": [{"date": {"month": 12, "day": 2}, "periods": []}]}}
      """)
    #expect(record.openingHours?.isOpenNow == true)
    #expect(record.currentOpeningHours?.isOpenNow == false)
    #expect(record.currentOpeningHours?.nextOpenTime?.text == "2026-12-09T08:00:00Z")
    #expect(record.currentOpeningHours?.specialDays?.count == 1)
  }

  @Test("A service keeps its hours on a short day and is closed with the place")
  func secondaryHours() async throws {
    let record = try await place(
      """
      {"id": "A", "regularOpeningHours": {"periods": [{"open": {"day": 0}}]},
       "regularSecondaryOpeningHours": [
         {"secondaryHoursType": "DELIVERY", "weekdayDescriptions": ["D"], "periods": [
           {"open": {"day": 3, "hour": 11}, "close": {"day": 3, "hour": 13}},
           {"open": {"day": 4, "hour": 11}, "close": {"day": 4, "hour": 13}}]},
         {"secondaryHoursType": "BRUNCH", "periods": [
           {"open": {"day": 4, "hour": 11}, "close": {"day": 4, "hour": 13}}]}],
       "embedded": {"exceptions": [
         {"date": {"month": 12, "day": 2},
          "periods": [{"open": {"hour": 8}, "close": {"hour": 9}}]},
         {"date": {"month": 12, "day": 3}, "periods": []}]}}
      """)
    let current = try #require(record.currentSecondaryOpeningHours)
    #expect(current.map { $0.type?.rawValue } == ["DELIVERY", "BRUNCH"])
    #expect(current.map(\.isOpenNow) == [true, false])
    #expect(current.map { $0.periods?.count } == [1, nil])
    #expect(current.map(\.weekdayText) == [["D"], nil])
    #expect(current.map { $0.specialDays?.count } == [1, 1])
    let regular = try #require(record.regularSecondaryOpeningHours)
    #expect(regular.map(\.isOpenNow) == [true, false])
    #expect(regular.map { $0.nextCloseTime?.text } == ["2026-12-02T13:00:00Z", nil])
    #expect(regular.map { $0.nextOpenTime?.text } == [nil, "2026-12-03T11:00:00Z"])
    #expect(regular.map { $0.periods?.count } == [2, 1])
  }
}
