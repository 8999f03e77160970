import Foundation
import PlacesCore
import PlacesPlatform
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

@Suite("The calls of the client")
struct PlacesClientCallTests {
  @Test("A request goes out and its answer comes back, in both forms", arguments: ClientCall.all)
  func calls(_ call: ClientCall) async throws {
    let transport = call.transport
    #expect(try await call.thrown(PlacesClient(transport)) == call.value)
    #expect(transport.requests.map(ClientCall.Sent.init) == call.sent)
    let other = call.transport
    if let result = call.result {
      #expect(try await result(PlacesClient(other)).get() == call.value)
      #expect(other.requests == transport.requests)
    }
  }

  @Test(
    "Every failure comes back through every call, in both forms",
    arguments: PlacesFailure.Code.allCases, ClientCall.all)
  func failures(_ code: PlacesFailure.Code, _ call: ClientCall) async throws {
    let client = PlacesClient(CannedTransport { _ in throw PlacesFailure(code, "what happened") })
    let failure = await #expect(throws: PlacesFailure.self) { try await call.thrown(client) }
    #expect(failure?.code == code)
    #expect(failure?.attempts == 1)
    if let result = call.result {
      let error = await #expect(throws: PlacesError.self) { try await result(client).get() }
      let label = Mirror(reflecting: try #require(error)).children.first?.label
      #expect(label == code.row.swiftCase)
    }
  }

  @Test(
    "What no service takes is not sent", arguments: RefusedCall.all)
  func refused(_ row: RefusedCall) async {
    let transport = CannedTransport(body: "{}")
    let client = PlacesClient(transport)
    let failure = await #expect(throws: PlacesFailure.self) { try await row.call(client) }
    #expect(failure?.code == .invalidRequest)
    #expect(failure?.message.contains(row.word) == true, "\(failure?.message ?? "")")
    #expect(transport.requests.isEmpty)
  }

  @Test("Legacy refuses by name what it cannot express, such as the defaults of a text search")
  func legacyTextSearch() async {
    let client = PlacesClient(CannedTransport(body: "{}"), dialect: .legacy)
    let request = SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle)
    let failure = await #expect(throws: PlacesFailure.self) { try await client.fetch(request) }
    #expect(failure?.message.contains("isOpenNow, rankPreference: distance") == true)
  }

  @Test("Legacy takes a text search without them")
  func plainLegacyTextSearch() async throws {
    let transport = CannedTransport(
      body: #"{"status": "OK", "candidates": [{"place_id": "one"}]}"#)
    let request = SearchByTextRequest(
      textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle,
      isOpenNow: false, rankPreference: .relevance)
    let client = PlacesClient(transport, dialect: .legacy)
    #expect(Samples.ids(try await client.searchByText(with: request).get()) == "[one]")
    #expect(
      transport.requests.first?.url.query(percentEncoded: false)?
        .contains("locationbias=circle:300.0@48.5,2.25") == true)
  }
}
