import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

struct LegacyDialectTests {
  private func send(_ query: PlaceQuery) async -> (HTTPRequest?, PlacesFailure?) {
    let transport = CannedTransport(body: #"{"result": {}, "status": "OK"}"#)
    var configuration = PlacesConfiguration.test(key: "k&y", transport: transport)
    configuration.dialect = .legacy
    configuration.languageCode = "de"
    let result = await PlacesEngine(configuration: configuration).fetchPlace(query)
    guard case .failure(let failure) = result else { return (transport.requests.first, nil) }
    return (transport.requests.first, failure)
  }

  @Test func everythingStandsInTheQuery() async throws {
    let query = PlaceQuery(
      placeID: "a/b", fields: [.utcOffsetMinutes, .name, .types],
      sessionToken: SessionToken(text: "abc"), regionCode: "GB")
    let request = try #require(await send(query).0)
    #expect(request.method == "GET")
    #expect(
      request.url.absoluteString
        == "https://maps.googleapis.com/maps/api/place/details/json?place_id=a%2Fb"
        + "&fields=name%2Ctype%2Cutc_offset&language=de&region=uk&sessiontoken=abc&key=k%26y")
    #expect(request.headers.isEmpty)
  }

  @Test(arguments: [("US", "us"), ("gb", "uk"), ("DE", "de")])
  func theRegionIsATopLevelDomain(_ code: String, _ domain: String) async throws {
    let query = PlaceQuery(placeID: "x", fields: [.name], regionCode: code)
    let url = try #require(await send(query).0?.url)
    #expect(url.query()?.contains("&region=\(domain)&") == true)
  }

  @Test func aFieldLegacyDoesNotHaveIsNamed() async throws {
    let query = PlaceQuery(placeID: "x", fields: [.name, .generativeSummary, .timeZone])
    let (request, failure) = await send(query)
    #expect(request == nil)
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains("'generativeSummary', 'timeZone'") == true)
    #expect(failure?.message.contains("Places API (Legacy)") == true)
  }

  @Test func optionalFieldsAreLeftOut() async throws {
    let query = PlaceQuery(
      placeID: "x", fields: [], optionalFields: [.utcOffsetMinutes, .timeZone])
    let url = try #require(await send(query).0?.url)
    #expect(url.query()?.contains("fields=utc_offset&") == true)
  }
}
