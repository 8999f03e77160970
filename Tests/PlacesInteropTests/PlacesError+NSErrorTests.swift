import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import PlacesTestSupport
import Testing

@Suite("Errors in both styles")
struct PlacesErrorNSErrorTests {
  @Test("Each code of a callback has a case, and the way back is the code", arguments: Row.all)
  func codes(row: Row) throws {
    let info = [NSLocalizedDescriptionKey: "what happened"]
    let error = NSError(domain: kGMSPlacesErrorDomain, code: row.code.rawValue, userInfo: info)
    #expect(PlacesError(error) == row.error)
    let back = NSError(row.error)
    #expect(back.domain == kGMSPlacesErrorDomain)
    #expect(GMSPlacesErrorCode(rawValue: back.code) == row.code)
    #expect(back.localizedDescription == "what happened")
    #expect(PlacesFailure(back) == nil)
    #expect(PlacesError(back) == row.error)
  }

  @Test("Every code stands in the rows")
  func everyCode() {
    #expect(Set(Row.all.map(\.code.rawValue)) == Set(-12 ... -1))
  }

  @Test("A failure is found under what a callback gets", arguments: PlacesFailure.Code.allCases)
  func failures(code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "what happened") }
    let clients = BothClients(.new, transport)
    let gms = await #expect(throws: (any Error).self) { try await clients.gmsPlace("id", [.all]) }
    let failure = try #require(gms.flatMap { PlacesFailure($0) })
    let error = NSError(failure)
    #expect(error.domain == kGMSPlacesErrorDomain)
    #expect(error.code == code.row.gmsCode)
    #expect(error.localizedDescription == gms?.localizedDescription)
    #expect(PlacesFailure(error) == failure)
    let request = FetchPlaceRequest(placeID: "id", placeProperties: [.placeID])
    let answer = await clients.swift.fetchPlace(with: request)
    #expect(throws: try #require(gms.flatMap { PlacesError($0) })) { try answer.get() }
    #expect(PlacesError(failure as any Error) == PlacesError(error))
  }

  @Test("An error of the New Swift style is itself")
  func itself() {
    #expect(PlacesError(PlacesError.server("a") as any Error) == .server("a"))
  }

  @Test("An error of others is none of these", arguments: Foreign.all)
  func foreign(error: Foreign) { #expect(PlacesError(error.error) == nil) }

  /// A code, and the case it becomes.
  struct Row: Sendable, CustomTestStringConvertible {
    let code: GMSPlacesErrorCode
    let error: PlacesError

    var testDescription: String { "\(code)" }

    init(_ code: GMSPlacesErrorCode, _ make: (String) -> PlacesError) {
      self.code = code
      error = make("what happened")
    }

    static let all = [
      Row(.networkError, PlacesError.network), Row(.serverError, PlacesError.server),
      Row(.internalError, PlacesError.internal), Row(.keyInvalid, PlacesError.keyInvalid),
      Row(.keyExpired, PlacesError.keyExpired),
      Row(.usageLimitExceeded, PlacesError.usageLimitExceeded),
      Row(.rateLimitExceeded, PlacesError.rateLimitExceeded),
      Row(.deviceRateLimitExceeded, PlacesError.deviceRateLimitExceeded),
      Row(.accessNotConfigured, PlacesError.accessNotConfigured),
      Row(.incorrectBundleIdentifier, PlacesError.incorrectBundleIdentifier),
      Row(.locationError, PlacesError.location), Row(.invalidRequest, PlacesError.invalidRequest),
    ]
  }

  /// An error that no call of this package makes.
  struct Foreign: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: any Error

    static let all = [
      Foreign(testDescription: "a cancelled task", error: CancellationError()),
      Foreign(testDescription: "a broken connection", error: URLError(.notConnectedToInternet)),
      Foreign(testDescription: "another domain", error: NSError(domain: "others", code: -1)),
      Foreign(
        testDescription: "a code that the SDK lacks",
        error: NSError(domain: kGMSPlacesErrorDomain, code: -99)),
      Foreign(
        testDescription: "the code of no error",
        error: NSError(domain: kGMSPlacesErrorDomain, code: 0)),
    ]
  }
}
