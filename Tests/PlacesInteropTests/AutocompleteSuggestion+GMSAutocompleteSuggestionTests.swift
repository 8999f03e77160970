import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import Testing

@Suite("Suggestions in both styles")
struct AutocompleteSuggestionTests {
  private let record = SuggestionRecord(
    placeID: "one", text: MatchedTextRecord(text: "Café Mer, Paris", matches: [0..<3]),
    mainText: MatchedTextRecord(text: "Café Mer", matches: [0..<3]),
    secondaryText: MatchedTextRecord(text: "Paris"), types: ["cafe", "food"], distanceMeters: 250)

  @Test("A place suggestion is the same both ways")
  func places() {
    let gms = GMSAutocompletePlaceSuggestion(record)
    let swift = AutocompletePlaceSuggestion(gms)
    #expect(swift == AutocompletePlaceSuggestion(record))
    #expect(GMSAutocompletePlaceSuggestion(swift) == gms)
    #expect(swift.placeID == "one" && swift.distance == 250)
  }

  @Test("A prediction is the same both ways")
  func predictions() {
    let gms = GMSAutocompletePrediction(record)
    let swift = AutocompletePlaceSuggestion(gms)
    #expect(swift == AutocompletePlaceSuggestion(record))
    #expect(GMSAutocompletePrediction(swift) == gms)
  }

  @Test("What matches is marked in the way of the style")
  func matches() {
    let swift = AutocompletePlaceSuggestion(GMSAutocompletePrediction(record))
    let text = swift.legacyAttributedFullText
    #expect(text.attribute(.autocompleteMatch, at: 0, effectiveRange: nil) != nil)
    #expect(text.attribute(.autocompleteMatch, at: 4, effectiveRange: nil) == nil)
    let gms = GMSAutocompletePlaceSuggestion(swift).attributedFullText
    #expect(gms.attribute(.gmsAutocompleteMatchAttribute, at: 0, effectiveRange: nil) != nil)
    #expect(gms.attribute(.gmsAutocompleteMatchAttribute, at: 4, effectiveRange: nil) == nil)
  }

  @Test("A suggestion is the same both ways, and nothing is none")
  func suggestions() throws {
    let place = AutocompletePlaceSuggestion(record)
    let gms = GMSAutocompleteSuggestion(AutocompleteSuggestion.place(place))
    #expect(gms.placeSuggestion == GMSAutocompletePlaceSuggestion(record))
    #expect(AutocompleteSuggestion(gms) == .place(place))
    #expect(AutocompleteSuggestion(GMSAutocompleteSuggestion()) == nil)
  }
}
