import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("The failure behind an error")
struct PlacesFailureErrorTests {
  @Test("It is found under an error of a callback, and in itself")
  func found() async throws {
    let client = GMSPlacesClient.on(CannedTransport(status: 503, body: ""))
    let error = try #require(await Answer.of { client.lookUpPlaceID("a", callback: $0) }.error)
    let failure = try #require(PlacesFailure(error))
    #expect(failure.code == .unavailable && failure.httpStatus == 503)
    #expect(PlacesFailure(failure) == failure)
  }

  @Test("Other errors have none")
  func none() {
    #expect(PlacesFailure(CancellationError()) == nil)
    #expect(PlacesFailure(NSError(domain: kGMSPlacesErrorDomain, code: -1)) == nil)
    let wrapped = NSError(
      domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: CancellationError()])
    #expect(PlacesFailure(wrapped) == nil)
  }
}
