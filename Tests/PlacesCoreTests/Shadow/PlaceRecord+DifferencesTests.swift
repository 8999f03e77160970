import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("In what two answers differ")
struct PlaceRecordDifferencesTests {
  private func outcomes(
    _ id: String, _ dialect: PlacesDialect, candidate: EmbeddedPlaces = .sample
  ) async -> [ShadowComparison] {
    let logbook = Logbook<ShadowComparison>()
    let shadow = ShadowReads(
      candidate: .shadowTest(dialect.other, candidate), sampleRate: 1,
      onComparison: { logbook.note($0) })
    _ = await PlacesEngine.shadowTest(dialect, shadow: shadow).fetchPlace(
      PlaceQuery(placeID: id, fields: [], optionalFields: .all))
    await shadow.waitUntilIdle()
    return logbook.entries
  }

  @Test(
    "Every sample place is the same in both services, but for what is known",
    arguments: EmbeddedPlaces.sample.placeIDs, PlacesDialect.allCases)
  func samples(id: String, dialect: PlacesDialect) async {
    let outcomes = await outcomes(id, dialect)
    #expect(outcomes.flatMap(\.unexplained) == [])
    #expect(outcomes.map(\.isEquivalent) == [true])
  }

  @Test(
    "What is planted is found",
    arguments: [
      (#""rating": 4.6,"#, #""rating": 4.1,"#, "rating: 4.6 ≠ 4.1"),
      (#""userRatingCount": 1287,"#, #""userRatingCount": 0,"#, "userRatingsTotal: 1287 ≠ 0"),
      (
        #""websiteUri": "https://example.com/riverside-hotel","#, "",
        "website: https://example.com/riverside-hotel ≠ nothing"
      ),
    ], PlacesDialect.allCases)
  func planted(change: (String, String, String), dialect: PlacesDialect) async throws {
    let (old, new, text) = change
    let range = try #require(SamplePlaces.json.range(of: old))
    let json = SamplePlaces.json.replacingCharacters(in: range, with: new)
    let places = try EmbeddedPlaces(json: Data(json.utf8))
    let found = await outcomes("ChIJV4k8_9UodTERU5KXbkYpSYs", dialect, candidate: places)
      .flatMap(\.unexplained)
    let parts = text.replacingOccurrences(
      of: ":", with: " of ChIJV4k8_9UodTERU5KXbkYpSYs:", range: text.range(of: ":"))
    #expect(found.map(\.description) == [parts])
  }

  // MARK: Lists

  private func search(_ ids: String) -> SearchRecord {
    SearchRecord(
      places: ids.map { id in
        var place = PlaceRecord(requested: [.placeID], receivedAt: .distantPast)
        place.placeID = String(id)
        return place
      })
  }

  @Test(
    "A list in another order is known, and one of Legacy that is shorter",
    arguments: [
      ("abc", "acb", .new, .legacy, [.order]), ("abc", "ab", .new, .legacy, [.fewerPlaces]),
      ("ab", "abc", .legacy, .new, [.fewerPlaces]), ("ab", "cab", .legacy, .new, [.fewerPlaces]),
      ("ab", "abc", .new, .legacy, []), ("abc", "ab", .legacy, .new, []),
      ("abc", "", .new, .legacy, []), ("abc", "ad", .new, .legacy, []),
      ("abc", "abd", .new, .legacy, []), ("abc", "ab", .new, .new, []),
      ("abc", "acb", .new, .new, []),
    ] as [(String, String, PlacesDialect, PlacesDialect, [KnownEquivalence])])
  func lists(
    one: String, other: String, primary: PlacesDialect, candidate: PlacesDialect,
    equivalences: [KnownEquivalence]
  ) {
    let known = KnownEquivalences(between: primary, and: candidate)
    let found = TextSearchQuery.differences(search(one), search(other), known)
    #expect(found.map(\.field) == ["places"])
    #expect(found.map(\.equivalences) == [equivalences])
    let nearby = NearbySearchQuery.differences(search(one), search(other), known)
    #expect(nearby.map(\.equivalences) == [equivalences.filter { $0 == .order }])
  }

  @Test("Places without IDs are compared by where they stand")
  func withoutIDs() {
    let records = ["One", "Other"].map { name in
      var place = PlaceRecord(requested: [.name], receivedAt: .distantPast)
      place.name = LocalizedTextRecord(text: name)
      return SearchRecord(places: [place])
    }
    let known = KnownEquivalences(between: .new, and: .legacy)
    #expect(
      records[0].differences(from: records[1], known).map(\.description) == [
        "name: (text One) ≠ (text Other)"
      ])
    let none = records[0].differences(from: SearchRecord(places: []), known)
    #expect(none.map(\.description) == ["places: 1 places ≠ 0 places"])
  }

  // MARK: Photos

  @Test("Other bytes of a photo are known, another format is not")
  func images() {
    let known = KnownEquivalences(between: .new, and: .legacy)
    let one = ImageRecord(data: Data([1]), mediaType: "image/png")
    let other = ImageRecord(data: Data([2, 3]), mediaType: "image/jpeg")
    #expect(
      PhotoQuery.differences(one, other, known).map(\.description) == [
        "mediaType: image/png ≠ image/jpeg",
        "data: 1 bytes ≠ 2 bytes (the same image, encoded anew)",
      ])
  }

  @Test("The address of a photo is not told whole")
  func photoURL() throws {
    let one = try #require(URL(string: "https://one.example.com/secret-a?key=1"))
    let other = try #require(URL(string: "https://other.example.com/secret-b"))
    let found = PhotoURLQuery.differences(
      one, other, KnownEquivalences(between: .new, and: .legacy))
    #expect(
      found.map(\.description) == [
        "url: https://one.example.com/… ≠ https://other.example.com/… (names of the service's own)"
      ])
  }

  @Test("A photo is asked for by the name of the place that was compared")
  func photos() async throws {
    let shadow = ShadowReads(candidate: .shadowTest(.legacy), sampleRate: 1)
    let engine = PlacesEngine.shadowTest(.new, shadow: shadow)
    let query = PlaceQuery(placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", fields: [.photos])
    let place = try await engine.fetchPlace(query).get()
    let name = try #require(place.photos?.first?.name)
    await shadow.waitUntilIdle()
    let photo = PhotoQuery(name: name, maximumWidth: 4_800, maximumHeight: 200)
    _ = await engine.photo(photo)
    _ = await engine.photoURL(photo)
    await shadow.waitUntilIdle()
    #expect(shadow.summary.compared == 3)
    #expect(shadow.summary.different == 0)
    let unknown = PhotoQuery(name: "places/p/photos/p", maximumWidth: 9, maximumHeight: 9)
    _ = await PlacesEngine.shadowTest(.new, shadow: shadow).photo(unknown)
    #expect(shadow.summary.requests == 4)
  }
}

extension ShadowComparison {
  /// The differences that nothing explains.
  fileprivate var unexplained: [ShadowDifference] {
    guard case .different(let differences) = outcome else { return [] }
    return differences.filter { !$0.isExplained }
  }
}
