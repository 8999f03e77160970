import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("The ceiling in every call of the client")
struct CeilingTests {
  private let transport = CannedTransport(body: "{}")
  private let meter = PlacesMeter()

  private func client(
    _ ceiling: BillingTier, _ dialect: PlacesDialect = .new
  ) -> GMSPlacesClient {
    .located(transport) {
      $0.highestTier = ceiling
      $0.dialect = dialect
      $0.meter = meter
    }
  }

  private static let freeCalls = ["what photos there are", "ID of now"]

  @Test(
    "Suggestions, searches, photos and the current place are refused, and nothing is sent",
    arguments: DataCall.all.filter { !freeCalls.contains($0.name) }, PlacesDialect.allCases)
  func data(call: DataCall, dialect: PlacesDialect) async throws {
    let failure = try await failureThrown {
      try await call.run(client(.essentialsIDsOnly, dialect))
    }
    #expect(failure.code == .invalidRequest)
    #expect(dialect == .legacy || failure.message.contains("above the configuration's highest"))
    #expect(transport.requests == [])
    #expect(meter.lines == [])
  }

  @Test("A place is refused in each style", arguments: PlaceCall.all, PlacesDialect.allCases)
  func place(call: PlaceCall, dialect: PlacesDialect) async {
    let answer = await Answer.of { call.send(client(.essentialsIDsOnly, dialect), $0) }
    #expect(answer.place == nil)
    #expect(answer.nsError?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
    #expect(answer.failure?.code == .invalidRequest)
    #expect(transport.requests == [])
  }

  @Test(
    "An open status that must be asked for is refused", arguments: OpenStatusCall.requesting,
    PlacesDialect.allCases)
  func openStatus(call: OpenStatusCall, dialect: PlacesDialect) async throws {
    let client = client(.essentials, dialect)
    let outcome = try await withCheckedThrowingContinuation { continuation in
      let sent = Result {
        try call.send(client) { status, error in
          continuation.resume(returning: (status, error.flatMap { PlacesFailure($0) }?.code))
        }
      }
      if case .failure(let error) = sent { continuation.resume(throwing: error) }
    }
    #expect(outcome.0 == .unknown)
    #expect(outcome.1 == .invalidRequest)
    #expect(transport.requests == [])
  }

  @Test("The free calls pass under the lowest ceiling", arguments: freeCalls)
  func free(name: String) async throws {
    let call = try #require(DataCall.all.first { $0.name == name })
    let transport = call.transport()
    let client = GMSPlacesClient.located(transport) { $0.highestTier = .essentialsIDsOnly }
    #expect(try await call.run(client) == call.shown)
    #expect(transport.requests.count == 1)
  }

  @Test("The error names the fields of the bitmask that are above it")
  func message() async {
    let client = client(.pro)
    let answer = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "a", placeFields: [.name, .rating, .website], sessionToken: nil, callback: $0)
    }
    #expect(
      answer.nsError?.localizedDescription
        == "'rating', 'website' is billed as Enterprise, above the configuration's highest tier, "
        + "Pro.")
  }
}
