import Foundation
import GooglePlaces
import Testing

@Suite("GMSPlaceLikelihood")
struct GMSPlaceLikelihoodTests {
  @Test("A likelihood keeps its place and number")
  func values() throws {
    let place = try GMSPlace.reading(#"{"id": "a"}"#)
    let likelihood = GMSPlaceLikelihood(place: place, likelihood: 0.5)
    #expect(likelihood.place === place && likelihood.likelihood == 0.5)
  }

  @Test("Likelihoods are equal when place and number are")
  func equality() throws {
    let (a, b) = (try GMSPlace.reading(#"{"id": "a"}"#), try GMSPlace.reading(#"{"id": "b"}"#))
    let one = GMSPlaceLikelihood(place: a, likelihood: 0.5)
    let same = GMSPlaceLikelihood(place: try .reading(#"{"id": "a"}"#), likelihood: 0.5)
    #expect(one == same && one.hash == same.hash)
    #expect(one != GMSPlaceLikelihood(place: b, likelihood: 0.5))
    #expect(one != GMSPlaceLikelihood(place: a, likelihood: 0.25))
    #expect(!one.isEqual(nil))
  }

  @Test("A copy equals the original")
  func copying() throws {
    let likelihood = GMSPlaceLikelihood(place: try .reading("{}"), likelihood: 1)
    #expect(likelihood.copy() as? GMSPlaceLikelihood == likelihood)
  }
}
