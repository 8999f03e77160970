import Foundation
import PlacesCore
import Testing

@testable import GooglePlaces

@Suite("Suggestions and what searches hand out")
struct GMSAutocompleteSuggestionTests {
  private func record(_ id: String) -> SuggestionRecord {
    let text = MatchedTextRecord(text: id)
    return SuggestionRecord(placeID: id, text: text, mainText: text)
  }

  @Test("A suggestion made by hand has no place, and can be given one")
  func byHand() {
    let suggestion = GMSAutocompleteSuggestion()
    #expect(suggestion.placeSuggestion == nil)
    suggestion.placeSuggestion = GMSAutocompletePlaceSuggestion()
    #expect(suggestion.placeSuggestion?.placeID == "")
    #expect(suggestion.placeSuggestion?.attributedFullText.string == "")
    #expect(suggestion.placeSuggestion?.distanceMeters == nil)
  }

  @Test("A fragment made by hand is empty")
  func fragment() {
    #expect(GMSAutocompleteMatchFragment().offset == 0)
    #expect(GMSAutocompleteMatchFragment().length == 0)
  }

  @Test("Suggestions, ways and areas are equal by value")
  func equality() {
    let leg = LegRecord(duration: 1, distanceMeters: 2)
    let pairs: [(NSObject, NSObject, NSObject)] = [
      (
        GMSAutocompletePrediction(record("a")), GMSAutocompletePrediction(record("a")),
        GMSAutocompletePrediction(record("b"))
      ),
      (
        GMSAutocompletePlaceSuggestion(record("a")), GMSAutocompletePlaceSuggestion(record("a")),
        GMSAutocompletePlaceSuggestion(record("b"))
      ),
      (
        GMSPlaceLeg(leg), GMSPlaceLeg(leg),
        GMSPlaceLeg(LegRecord(duration: 2, distanceMeters: 2))
      ),
      (
        GMSPlaceRoutingSummary(RoutingSummaryRecord(legs: [leg])),
        GMSPlaceRoutingSummary(RoutingSummaryRecord(legs: [leg])),
        GMSPlaceRoutingSummary(RoutingSummaryRecord())
      ),
      (
        LocationOption(.circle(.invalid, radius: 1)), LocationOption(.circle(.invalid, radius: 1)),
        LocationOption(.circle(.invalid, radius: 2))
      ),
    ]
    #expect(pairs.map { $0.0 == $0.1 && $0.0.hash == $0.1.hash } == pairs.map { _ in true })
    #expect(pairs.map { $0.0 == $0.2 } == pairs.map { _ in false })
    #expect(pairs.map { $0.0 == NSObject() } == pairs.map { _ in false })
  }

  @Test("An area of a function can be copied and is written as a URL")
  func area() {
    let area = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2D(latitude: 3, longitude: 4),
      CLLocationCoordinate2D(latitude: 1, longitude: 2))
    #expect(area.locationBiasURLQueryItem().value == "rectangle:1.0,2.0|3.0,4.0")
    #expect(area.locationBiasURLQueryItem() != area.locationRestrictionURLQueryItem())
    #expect(area.copy(with: nil) as? NSObject === area)
  }
}
