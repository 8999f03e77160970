import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

struct OpenStatusQueryTests {
  /// Wednesday 12:00 UTC.
  private let noon = PlacesConfiguration.testInstant

  private static let facts = #"""
    {"id": "id", "businessStatus": "OPERATIONAL", "utcOffsetMinutes": 0,
     "regularOpeningHours": {"periods": [
       {"open": {"day": 3, "hour": 9, "minute": 0}, "close": {"day": 3, "hour": 17, "minute": 0}}]},
     "currentOpeningHours": {"periods": [
       {"open": {"day": 3, "hour": 9, "minute": 0, "date": {"year": 2026, "month": 12, "day": 2}},
        "close": {"day": 3, "hour": 17, "minute": 0,
                  "date": {"year": 2026, "month": 12, "day": 2}}}]}}
    """#

  private func place(_ requested: PlaceFieldSet, json: String = facts) throws -> PlaceRecord {
    try PlaceRecord(newJSON: Data(json.utf8), requested: requested, receivedAt: noon)
  }

  private func ask(
    _ query: OpenStatusQuery, answer: String = facts
  ) async -> (Result<PlaceOpenStatus, PlacesFailure>, masks: [String?]) {
    let transport = CannedTransport(body: answer)
    let engine = PlacesEngine(configuration: .test(transport: transport, now: noon))
    let result = await engine.openStatus(query)
    return (result, transport.requests.map { $0.header("X-Goog-FieldMask") })
  }

  private static let everything: PlaceFieldSet = [
    .openingHours, .currentOpeningHours, .businessStatus, .utcOffsetMinutes,
  ]

  @Test func aPlaceWithEverythingCostsNothing() async throws {
    let (result, masks) = await ask(OpenStatusQuery(place: try place(Self.everything)))
    #expect(try result.get().state == .open)
    #expect(try result.get().nextClosing == noon.addingTimeInterval(5 * 3600))
    #expect(masks.isEmpty)
  }

  @Test func aNamedZoneServesForTheOffset() async throws {
    let json = Self.facts.replacingOccurrences(
      of: #""utcOffsetMinutes": 0"#, with: #""timeZone": {"id": "Europe/Berlin"}"#)
    let known = Self.everything.subtracting([.utcOffsetMinutes]).union([.timeZone])
    let (result, masks) = await ask(OpenStatusQuery(place: try place(known, json: json)))
    #expect(try result.get().state == .open)
    #expect(masks.isEmpty)
  }

  @Test(arguments: [
    (PlaceField.openingHours, "regularOpeningHours"),
    (.currentOpeningHours, "currentOpeningHours"), (.businessStatus, "businessStatus"),
    (.utcOffsetMinutes, "utcOffsetMinutes,timeZone"),
  ])
  func onlyWhatIsMissingIsFetched(_ missing: PlaceField, _ path: String) async throws {
    let known = Self.everything.subtracting([missing]).union([.placeID])
    let (result, masks) = await ask(OpenStatusQuery(place: try place(known)))
    #expect(try result.get().state == .open)
    #expect(masks == ["\(path),attributions,movedPlaceId"])
  }

  @Test func anIDAsksForEverythingAtOnce() async throws {
    let (result, masks) = await ask(OpenStatusQuery(placeID: "id"))
    #expect(try result.get().state == .open)
    #expect(
      masks == [
        "regularOpeningHours,utcOffsetMinutes,businessStatus,currentOpeningHours,timeZone"
          + ",attributions,movedPlaceId"
      ])
  }

  @Test func whatHasNoDataIsNotAskedAgain() async throws {
    let known = Self.everything.union([.placeID])
    let (result, masks) = await ask(OpenStatusQuery(place: try place(known, json: "{}")))
    #expect(try result.get().state == .unknown)
    #expect(masks.isEmpty)
  }

  @Test func aPlaceOutOfBusinessIsClosedWithoutARequest() async throws {
    let json = #"{"businessStatus": "CLOSED_PERMANENTLY"}"#
    let query = OpenStatusQuery(place: try place([.businessStatus], json: json))
    let (result, masks) = await ask(query)
    #expect(try result.get().state == .closed)
    #expect(masks.isEmpty)
  }

  @Test func aStatusWithoutAMeaningCountsAsInBusiness() async throws {
    let json = #"{"id": "id", "businessStatus": "BRAND_NEW"}"#
    let (result, masks) = await ask(
      OpenStatusQuery(place: try place([.placeID, .businessStatus], json: json)))
    #expect(try result.get().state == .open)
    #expect(masks.count == 1)
  }

  @Test(arguments: ["", #", "timeZone": {"id": "Not/AZone"}"#])
  func aZoneThatTellsNothingIsCompletedByTheOffset(_ zone: String) async throws {
    let json = Self.facts.replacingOccurrences(of: #", "utcOffsetMinutes": 0"#, with: zone)
    let known = Self.everything.subtracting([.utcOffsetMinutes]).union([.placeID, .timeZone])
    let (result, masks) = await ask(OpenStatusQuery(place: try place(known, json: json)))
    #expect(try result.get().state == .open)
    #expect(masks == ["utcOffsetMinutes,attributions,movedPlaceId"])
  }

  @Test func aPlaceWithoutAnIDCannotBeCompleted() async throws {
    let (result, masks) = await ask(OpenStatusQuery(place: try place([.openingHours])))
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .invalidRequest)
    #expect(masks.isEmpty)
  }

  @Test(arguments: [(0.0, PlaceOpenStatus.State.open), (86_400, .closed), (7 * 86_400, .open)])
  func theDateIsTheOneAskedFor(
    _ seconds: Double, _ state: PlaceOpenStatus.State
  ) async throws {
    let date = noon.addingTimeInterval(seconds)
    let query = OpenStatusQuery(place: try place(Self.everything), date: date)
    #expect(try await ask(query).0.get().state == state)
  }

  @Test func aFailedRequestFailsTheCall() async {
    let engine = PlacesEngine(
      configuration: .test(transport: CannedTransport(status: 503, body: ""), now: noon))
    let result = await engine.openStatus(OpenStatusQuery(placeID: "id"))
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .unavailable)
  }

  @Test func theLegacyRuleNeedsTheWeekAndTheOffset() throws {
    let both = try place([.openingHours, .utcOffsetMinutes])
    #expect(legacyState(both, at: noon) == .open)
    #expect(legacyState(both, at: noon.addingTimeInterval(5 * 3600)) == .closed)
    #expect(legacyState(try place([.openingHours]), at: noon) == .unknown)
    #expect(
      legacyState(try place([.utcOffsetMinutes, .currentOpeningHours]), at: noon) == .unknown)
    let gone = try place(
      Self.everything,
      json: Self.facts.replacingOccurrences(of: "OPERATIONAL", with: "CLOSED_TEMPORARILY"))
    #expect(legacyState(gone, at: noon) == .closed)
  }

  private func legacyState(_ place: PlaceRecord, at instant: Date) -> PlaceOpenStatus.State {
    KeptHours().legacyState(of: place, at: instant)
  }

  @Test func whatIsMissingIsNamed() throws {
    let status = try place([.businessStatus]).openStatus(at: noon)
    #expect(status.state == .unknown)
    #expect(
      status.missing == ["openingHours", "utcOffsetMinutes", "currentOpeningHours", "timeZone"])
  }
}
