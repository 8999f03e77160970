import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Sample places")
struct SamplePlacesTests {
  private static let ids = EmbeddedPlaces.sample.placeIDs
  private static let newFields = PlaceField.allCases.filter { $0.row.newName != nil }
  private static let engine = PlacesEngine.embedded(configuration: .test())

  private static let whole = Task {
    var records: [String: PlaceRecord] = [:]
    for id in ids { records[id] = try await place(id) }
    return records
  }

  private static func place(
    _ id: String, _ fields: some Sequence<PlaceField> = newFields
  ) async throws -> PlaceRecord {
    try await engine.fetchPlace(PlaceQuery(placeID: id, fields: PlaceFieldSet(fields))).get()
  }

  @Test("They load, and there are fourteen with the guide's first")
  func count() throws {
    let places = try EmbeddedPlaces(json: Data(SamplePlaces.json.utf8))
    #expect(places.placeIDs.count == 14)
    #expect(places.placeIDs.first == "ChIJV4k8_9UodTERU5KXbkYpSYs")
    #expect(Self.ids == places.placeIDs)
  }

  @Test("Each answers for every field at once, under its own ID", arguments: ids)
  func everyField(id: String) async throws {
    let record = try await Self.place(id)
    #expect(record.placeID == id)
    #expect(record.resourceName == "places/\(id)")
    #expect(record.name?.text.isEmpty == false)
    #expect(record.requested == PlaceFieldSet(Self.newFields))
  }

  @Test("A field asked for alone is answered by every place that has it", arguments: newFields)
  func oneField(field: PlaceField) async throws {
    for id in Self.ids {
      let record = try await Self.place(id, [field])
      let isKnown = try await Self.whole.value[id]?.answered.contains(field)
      #expect(record.answered.contains(field) == isKnown)
      #expect(record.answered.isSubset(of: [field, .attributions, .movedPlaceId]))
    }
  }

  @Test("Every field has data somewhere, and somewhere it has none but for the unavoidable ones")
  func coverage() async throws {
    let answered = try await Self.whole.value.values.map(\.answered)
    let somewhere = answered.reduce(into: PlaceFieldSet()) { $0.formUnion($1) }
    let everywhere = answered.reduce(into: somewhere) { $0.formIntersection($1) }
    #expect(PlaceFieldSet(Self.newFields).subtracting(somewhere) == [])
    #expect(
      everywhere == [
        .placeID, .resourceName, .name, .types, .primaryType, .businessStatus, .timeZone,
        .utcOffsetMinutes, .userRatingsTotal, .website, .googleMapsUri, .iconImageURL,
        .iconBackgroundColor, .addressComponents,
      ])
  }

  @Test("Each says in its name or its address that it is made up", arguments: ids)
  func labelled(id: String) async throws {
    let record = try await Self.place(id)
    let words = ["Sample", "Beispiel", "Exemple", "Muestra", "見本", "العينة", "नमूना"]
    let text = "\(record.name?.text ?? "") \(record.formattedAddress ?? "")"
    #expect(words.contains(where: text.contains))
  }

  @Test("Each links to nobody's site", arguments: ids)
  func links(id: String) async throws {
    let record = try await Self.place(id)
    #expect(record.website?.hasPrefix("https://example.com/") == true)
    #expect(
      record.googleMapsUri?.hasPrefix("https://maps.google.com/?cid=10000000000000000") == true)
  }

  @Test("A mask of every path there is keeps all of each place", arguments: ids)
  func shape(id: String) async throws {
    let mask = PlaceShape.place.paths.joined(separator: ",")
    #expect(try await Self.answer(id, mask: mask) == Self.answer(id, mask: "*"))
  }

  private static func answer(_ id: String, mask: String) async throws -> JSONValue {
    let url = try #require(URL(string: "https://example.com/v1/places/\(id)"))
    var places = EmbeddedPlaces.sample
    places.now = { PlacesConfiguration.testInstant }
    let response = try await places.send(
      HTTPRequest(
        method: "GET", url: url,
        headers: ["X-Goog-Api-Key": EmbeddedPlaces.defaultAPIKey, "X-Goog-FieldMask": mask]))
    #expect(response.status == 200)
    return try JSONValue(JSONDocument(response.body).root)
  }

  // MARK: Situations

  @Test("The guide's place is open round the clock, with five reviews and photos")
  func hotel() async throws {
    let record = try await Self.place("ChIJV4k8_9UodTERU5KXbkYpSYs")
    #expect(
      record.openingHours?.periods == [.init(open: HoursPointRecord(day: 0, hour: 0, minute: 0))])
    #expect(record.reviews?.count == 5)
    #expect(record.reviews?.allSatisfy { $0.author?.displayName.isEmpty == false } == true)
    #expect(record.photos?.count == 3)
    #expect(record.attributions?.map(\.provider) == ["Sample Listings"])
  }

  @Test(
    "Every state of a business is there",
    arguments: [
      ("ChIJSampleNewYorkBar0000002", "OPERATIONAL"),
      ("ChIJSampleMuseum00000000007", "CLOSED_TEMPORARILY"),
      ("ChIJSampleOldBookshop000006", "CLOSED_PERMANENTLY"),
      ("ChIJSampleLibrary0000000013", "FUTURE_OPENING"),
    ])
  func states(id: String, status: String) async throws {
    #expect(try await Self.place(id).businessStatus?.rawValue == status)
  }

  @Test(
    "Each is open or closed by its own clock, on its ordinary and on its other days",
    arguments: [
      ("ChIJV4k8_9UodTERU5KXbkYpSYs", "2026-12-02T12:00:00Z", "open", "open"),
      (
        "ChIJSampleNewYorkBar0000002", "2026-12-31T23:00:00Z", "closes 2027-01-01T05:00:00Z",
        "opens 2027-01-01T00:00:00Z"
      ),
      (
        "ChIJSampleBerlinClub0000003", "2026-12-03T22:30:00Z", "closes 2026-12-04T03:00:00Z",
        "closes 2026-12-04T03:00:00Z"
      ),
      (
        "ChIJSampleParisCafe00000004", "2026-12-24T13:30:00Z", "closes 2026-12-24T18:00:00Z",
        "opens 2026-12-26T08:00:00Z"
      ),
      (
        "ChIJSampleTokyoDiner0000005", "2026-12-30T03:00:00Z", "opens 2026-12-31T02:00:00Z",
        "closes 2026-12-30T05:00:00Z"
      ),
      (
        "ChIJSampleTokyoDiner0000005", "2026-12-31T14:00:00Z", "opens 2027-01-01T02:00:00Z",
        "opens 2027-01-03T02:00:00Z"
      ),
      (
        "ChIJSampleNewBookshop000008", "2026-12-02T23:00:00Z", "closes 2026-12-03T10:00:00Z",
        "closes 2026-12-03T10:00:00Z"
      ),
      (
        "ChIJSamplePlumber0000000010", "2026-12-02T12:59:00Z", "opens 2026-12-02T13:00:00Z",
        "opens 2026-12-02T13:00:00Z"
      ),
      (
        "ChIJSampleFuelStation000012", "2027-07-01T12:00:00Z", "closes 2027-07-01T21:00:00Z",
        "closes 2027-07-01T21:00:00Z"
      ),
    ])
  func clocks(id: String, instant: String, regular: String, current: String) async throws {
    let now = try Date(instant, strategy: .iso8601)
    let engine = PlacesEngine.embedded(configuration: .test(now: now))
    let query = PlaceQuery(placeID: id, fields: [.openingHours, .currentOpeningHours])
    let record = try await engine.fetchPlace(query).get()
    #expect(record.openingHours?.change == regular)
    #expect(record.currentOpeningHours?.change == current)
  }

  @Test("A place that moved keeps answering and names the next")
  func moved() async throws {
    let record = try await Self.place("ChIJSampleOldBookshop000006", [.placeID])
    #expect(record.placeID == "ChIJSampleOldBookshop000006")
    #expect(record.movedPlaceID == "ChIJSampleNewBookshop000008")
    let next = try await Self.place("ChIJSampleNewBookshop000008", [.placeID])
    #expect(next.movedPlaceID == nil)
  }

  @Test("A former ID answers with the new one")
  func former() async throws {
    let record = try await Self.place("ChIJSampleFormerShop0000008", [.placeID, .name])
    #expect(record.placeID == "ChIJSampleNewBookshop000008")
    #expect(record.name?.text == "Sample Bookshop")
  }

  @Test(
    "An obsolete ID is not found",
    arguments: ["ChIJSampleObsolete000000001", "ChIJSampleObsolete000000002", "ChIJNobody"])
  func obsolete(id: String) async throws {
    let result = await Self.engine.fetchPlace(PlaceQuery(placeID: id, fields: [.placeID]))
    let failure = try #require(throws: PlacesFailure.self) { try result.get() }
    #expect(failure.code == .notFound)
    #expect(failure.httpStatus == 404)
    #expect(failure.statusWord == "NOT_FOUND")
  }

  @Test("A business that only comes to you has no address and no position")
  func serviceArea() async throws {
    let record = try await Self.place("ChIJSamplePlumber0000000010")
    #expect(record.attributes[.pureServiceAreaBusiness] == true)
    #expect(record.coordinate == nil)
    #expect(record.formattedAddress == nil)
  }

  @Test("A place on a meridian has a longitude of zero, and no hours")
  func meridian() async throws {
    let record = try await Self.place("ChIJSampleViewpoint00000009")
    #expect(record.coordinate == CoordinateRecord(latitude: 51.4780625, longitude: 0))
    #expect(record.openingHours == nil)
    #expect(record.currentOpeningHours == nil)
  }

  @Test("Delivery and drive-through have hours of their own")
  func services() async throws {
    let record = try await Self.place("ChIJSampleTokyoDiner0000005")
    #expect(
      record.regularSecondaryOpeningHours?.map { $0.type?.rawValue } == [
        "DELIVERY", "DRIVE_THROUGH",
      ])
    #expect(
      record.currentSecondaryOpeningHours?.map { $0.type?.rawValue } == [
        "DELIVERY", "DRIVE_THROUGH",
      ])
  }

  @Test("There are a charging station and a fuel station")
  func energy() async throws {
    let charger = try await Self.place("ChIJSampleCharger0000000011")
    #expect(charger.evChargeOptions?.connectorCount == 13)
    let fuel = try await Self.place("ChIJSampleFuelStation000012")
    #expect(fuel.fuelPrices?.map { $0.type?.rawValue } == ["DIESEL", "SP95_E10", "SP99", "LPG"])
  }
}

extension PlaceShape {
  /// Every path to a leaf.
  fileprivate var paths: [String] {
    guard case .message(let members) = self else { return [] }
    return members.flatMap { name, shape in
      let below = shape.paths
      return below.isEmpty ? [name] : below.map { "\(name).\($0)" }
    }
  }
}
