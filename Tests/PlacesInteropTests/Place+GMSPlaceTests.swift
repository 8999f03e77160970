import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import PlacesTestSupport
import Testing

@Suite("Places in both styles")
struct PlaceGMSPlaceTests {
  @Test("A sample place is the same whichever way it came", arguments: Journey.all)
  func samples(journey: Journey) async throws {
    let clients = BothClients(journey.dialect)
    let gms = try await clients.gmsPlace(journey.id, journey.properties)
    let place = try await clients.place(
      journey.id, journey.properties.placeProperties.exact())
    #expect(Place(gms) == place)
    #expect(GMSPlace(place) == gms)
    expectNoLoss(gms)
    expectNoLoss(place)
  }

  @Test(
    "What a bitmask asked for is kept", arguments: EmbeddedPlaces.sample.placeIDs,
    [.new, .legacy] as [PlacesDialect])
  func bitmasks(id: String, dialect: PlacesDialect) async throws {
    let clients = BothClients(dialect)
    expectNoLoss(try await clients.gmsPlace(id, GMSPlaceField.all))
    let narrow = try await clients.gmsPlace(id, [.name, .utcOffsetMinutes] as GMSPlaceField)
    expectNoLoss(narrow)
    #expect(Place(narrow).availability(of: .rating) == .notRequested)
  }

  @Test("One property of a place that has them all crosses", arguments: GMSPlaceProperty.single)
  func single(property: GMSPlaceProperty) throws {
    let gms = try GMSPlace.complete([property])
    expectNoLoss(gms)
    let twin = try #require([property].placeProperties.nearest?.first)
    #expect(Place(gms).availability(of: twin) == .present)
  }

  @Test("A place that says next to nothing stays so")
  func minimal() throws {
    let data = try Fixture.data("minimal")
    expectNoLoss(try GMSPlace(json: data))
    expectNoLoss(try Place(json: data, requested: [.placeID, .rating]))
  }

  @Test("Properties of the New Swift style are asked for on the other side as well")
  func requested() throws {
    let data = try Fixture.data("minimal")
    let place = GMSPlace(try Place(json: data, requested: [.placeID, .timeZone]))
    #expect(place.availability(of: .utcOffsetMinutes) == .noData)
    #expect(place.availability(of: .timeZone) == .noData)
    #expect(place.availability(of: .rating) == .notRequested)
  }

  @Test("The instant of the answer is kept, since the hours of the seven days depend on it")
  func receivedAt() throws {
    let instant = PlacesConfiguration.testInstant
    let gms = try GMSPlace.complete()
    let place = Place(gms)
    #expect(place.record.receivedAt == instant)
    #expect(GMSPlace(place).record.receivedAt == instant)
    #expect(gms.openStatus(at: instant) == place.openStatus(at: instant))
    #expect(place.openStatus(at: instant).state != .unknown)
  }

  @Test(
    "A recorded place of Places API (New) crosses",
    .enabled(if: Recording.isHere, "the recorded answers are not here"))
  func recorded() throws {
    let url = try #require(Fixture.shared(Recording.new))
    let data = try Data(contentsOf: url)
    expectNoLoss(try GMSPlace(json: data))
    expectNoLoss(try GMSPlace(json: data, requestedFields: [.name, .openingHours]))
    expectNoLoss(try Place(json: data, requested: [.displayName, .reviews, .photos]))
  }

  @Test(
    "A recorded place of Places API (Legacy) crosses",
    .enabled(if: Recording.isHere, "the recorded answers are not here"),
    arguments: Recording.legacy)
  func recordedLegacy(name: String) async throws {
    let url = try #require(Fixture.shared("fixtures/legacy/\(name).json"))
    let transport = CannedTransport(body: try String(contentsOf: url, encoding: .utf8))
    let clients = BothClients(.legacy, transport)
    expectNoLoss(try await clients.place("id", [.all]))
    expectNoLoss(try await clients.gmsPlace("id", GMSPlaceField.all))
    expectNoLoss(try await clients.gmsPlace("id", GMSPlaceField([.name, .placeID])))
  }

  // MARK: Expectations

  private func expectNoLoss(_ gms: GMSPlace) {
    let place = Place(gms)
    let back = GMSPlace(place)
    #expect(back == gms)
    #expect(back.record.requested == gms.record.requested)
    let lost = GMSPlaceProperty.single.filter {
      back.availability(of: $0) != gms.availability(of: $0)
    }
    #expect(lost.map(\.rawValue) == [])
    #expect(Availability.differences(gms, place) == [])
  }

  private func expectNoLoss(_ place: Place) {
    let gms = GMSPlace(place)
    let back = Place(gms)
    #expect(back == place)
    #expect(back.record.requested == place.record.requested)
    #expect(Availability.differences(gms, place) == [])
  }
}

/// A place that is fetched in both styles with the same fields.
struct Journey: Sendable, CustomTestStringConvertible {
  let id: String
  let dialect: PlacesDialect
  let properties: [GMSPlaceProperty]

  var testDescription: String {
    "\(id) \(dialect.rawValue) \(properties.map(\.rawValue).joined(separator: ","))"
  }

  private static let selections: [[GMSPlaceProperty]] = [
    [.all], [.placeID], [.name, .rating, .photos, .reviews],
    [.openingHours, .currentOpeningHours, .secondaryOpeningHours, .businessStatus],
  ]

  static let all = EmbeddedPlaces.sample.placeIDs.flatMap { id in
    [PlacesDialect.new, .legacy].flatMap { dialect in
      selections.map { Journey(id: id, dialect: dialect, properties: $0) }
    }
  }
}

/// Answers that were recorded; they lie beside the project and may be absent.
enum Recording {
  static let new = "fixtures/new/details-recorded-shape.json"
  static let isHere = Fixture.shared(new) != nil
  static let legacy = [
    "details", "details-always-open", "details-business-status", "details-fields", "details-food",
    "details-no-plus-compound-code", "details-permanently-closed",
  ]
}

/// What a place of each style says of its fields.
enum Availability {
  /// The properties of which two places do not say the same.
  static func differences(_ gms: GMSPlace, _ place: Place) -> [String] {
    GMSPlaceProperty.single.filter { property in
      guard let twin = [property].placeProperties.nearest else { return true }
      let group = twin.gmsPlaceProperties.nearest ?? []
      let all = group.map(gms.availability)
      let expected = [.present, .noData].first(where: all.contains) ?? .notRequested
      return twin.map(place.availability) != [expected]
    }.map(\.rawValue)
  }
}
