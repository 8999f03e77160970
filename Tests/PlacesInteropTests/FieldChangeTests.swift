import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("What changes about fields")
struct FieldChangeTests {
  @Test("It says in words what went and what came", arguments: Row.all)
  func words(row: Row) throws {
    let change = try #require(row.change)
    #expect(change.description == row.words)
    #expect(change.localizedDescription == row.words)
  }

  /// A change and how it reads.
  struct Row: Sendable, CustomTestStringConvertible {
    let change: FieldChange?
    let words: String

    var testDescription: String { words }

    static let all = [
      Row(
        change: [GMSPlaceProperty.reviews, .name, .priceRange].gmsPlaceField.change,
        words: "Not asked for any more: reviews, priceRange."),
      Row(
        change: GMSPlaceField.utcOffsetMinutes.placeProperties.change,
        words: "Asked for besides: timeZone."),
      Row(
        change: [GMSPlaceProperty.timeZone, GMSPlaceProperty("nome")].placeProperties.change,
        words: "Not asked for any more: nome. Asked for besides: utcOffsetMinutes."),
      Row(
        change: [GMSPlaceProperty]().placeProperties.change,
        words: "There is no field to ask for."),
    ]
  }
}
