import Foundation
import Testing

@testable import GooglePlaces

@Suite("GMSPlaceLikelihoodList")
struct GMSPlaceLikelihoodListTests {
  @Test("The credits of all places stand once each, in order")
  func credits() throws {
    let a = try GMSPlace.reading(#"{"attributions": [{"provider": "A"}]}"#)
    let b = try GMSPlace.reading(#"{"attributions": [{"provider": "B"}, {"provider": "A"}]}"#)
    let list = GMSPlaceLikelihoodList(
      [a, b].map { GMSPlaceLikelihood(place: $0, likelihood: 0.5) })
    #expect(list.attributions?.string == "A, B")
  }

  @Test("A list can be changed, and is equal by what it holds")
  func equality() throws {
    let list = GMSPlaceLikelihoodList()
    #expect(list.likelihoods == [] && list.attributions == nil)
    list.likelihoods = [GMSPlaceLikelihood(place: try .reading("{}"), likelihood: 1)]
    let same = GMSPlaceLikelihoodList(list.likelihoods)
    #expect(list == same && list.hash == same.hash)
    #expect(list != GMSPlaceLikelihoodList())
  }
}
