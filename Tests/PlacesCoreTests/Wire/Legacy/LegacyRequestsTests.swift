import Foundation
import Testing

@testable import PlacesCore

@Suite("Requests to Places API (Legacy) beside details")
struct LegacyRequestsTests {
  private func caller(_ change: (inout Caller) -> Void = { _ in }) throws -> Caller {
    try .sample("https://maps.googleapis.com", change)
  }

  private func sent(_ request: HTTPRequest, _ pathAndQuery: String) {
    #expect(request.method == "GET")
    #expect(request.body == nil)
    #expect(request.headers == [:])
    #expect(
      request.url.absoluteString == "https://maps.googleapis.com/maps/api/place/\(pathAndQuery)")
  }

  @Test("A bare autocomplete query is its text")
  func bareAutocomplete() throws {
    sent(
      try Dialect.legacy.autocomplete.request(AutocompleteQuery(input: "a b&é"), caller()),
      "autocomplete/json?input=a%20b%26%C3%A9&key=key")
  }

  @Test("Every part of an autocomplete query has its parameter, in one order")
  func fullAutocomplete() throws {
    var query = AutocompleteQuery(input: "hotel")
    query.types = ["lodging", "restaurant"]
    query.countries = ["FR", "be"]
    query.origin = .paris
    query.restriction = .rectangle
    query.regionCode = "GB"
    query.inputOffset = 3
    query.sessionToken = SessionToken(text: "token")
    sent(
      try Dialect.legacy.autocomplete.request(query, caller { $0.languageCode = "fr" }),
      "autocomplete/json?input=hotel&offset=3"
        + "&locationrestriction=rectangle%3A-10.0%2C170.0%7C10.5%2C-170.0"
        + "&origin=48.8566%2C2.3522&components=country%3Afr%7Ccountry%3Abe"
        + "&types=lodging%7Crestaurant&language=fr&region=uk&sessiontoken=token&key=key")
  }

  @Test("A bias is a circle or a rectangle")
  func bias() throws {
    var query = AutocompleteQuery(input: "a")
    query.bias = .circle
    sent(
      try Dialect.legacy.autocomplete.request(query, caller()),
      "autocomplete/json?input=a&locationbias=circle%3A500.0%4048.8566%2C2.3522&key=key")
  }

  @Test("Numbers near 0 are written without exponents")
  func smallNumbers() throws {
    var query = AutocompleteQuery(input: "a")
    query.origin = CoordinateRecord(latitude: 51.5, longitude: -0.00005)
    query.bias = .circle(CoordinateRecord(latitude: 0.00001, longitude: -1.25e-5), radius: 0.00002)
    sent(
      try Dialect.legacy.autocomplete.request(query, caller()),
      "autocomplete/json?input=a"
        + "&locationbias=circle%3A0.000020000%400.000010000%2C-0.000012500"
        + "&origin=51.5%2C-0.000050000&key=key")
  }

  @Test("A text search finds a place by text, with the fields that a search can answer")
  func findPlace() throws {
    var query = TextSearchQuery(
      text: "tea", selection: FieldSelection([.name, .website, .placeID], optional: [.reviews]))
    query.bias = .circle
    sent(
      try Dialect.legacy.textSearch.request(query, caller { $0.languageCode = "en" }),
      "findplacefromtext/json?input=tea&inputtype=textquery&fields=name%2Cplace_id"
        + "&locationbias=circle%3A500.0%4048.8566%2C2.3522&language=en&key=key")
  }

  @Test("A nearby search by popularity has a radius")
  func nearbyByPopularity() throws {
    var query = NearbySearchQuery(area: .circle, selection: FieldSelection([.name]))
    query.includedTypes = ["cafe"]
    sent(
      try Dialect.legacy.nearbySearch.request(query, caller { $0.regionCode = "FR" }),
      "nearbysearch/json?location=48.8566%2C2.3522&radius=500.0&type=cafe&key=key")
  }

  @Test("A nearby search by distance has none")
  func nearbyByDistance() throws {
    var query = NearbySearchQuery(area: .circle, selection: FieldSelection([.name]))
    query.includedTypes = ["cafe"]
    query.rank = .distance
    sent(
      try Dialect.legacy.nearbySearch.request(query, caller { $0.languageCode = "fr" }),
      "nearbysearch/json?location=48.8566%2C2.3522&rankby=distance&type=cafe"
        + "&language=fr&key=key")
  }

  @Test("A photo is asked for by its reference, in a size")
  func photo() throws {
    let query = PhotoQuery(name: "Cm/R=", maximumWidth: 800, maximumHeight: 1_600)
    sent(
      try Dialect.legacy.photoURL.request(query, caller()),
      "photo?photo_reference=Cm%2FR%3D&maxwidth=800&maxheight=1600&key=key")
  }
}
