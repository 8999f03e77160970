import Foundation
import GooglePlaces

/// Suggests places for a text.
@MainActor
final class SearchScreen {
  private let client = GMSPlacesClient.shared()

  func show(
    typing text: String, in token: GMSAutocompleteSessionToken,
    then pick: @escaping (GMSAutocompletePrediction?) -> Void
  ) {
    print("Search for \(text)")
    let filter = GMSAutocompleteFilter()
    filter.country = "VN"
    client.findAutocompletePredictions(fromQuery: text, filter: filter, sessionToken: token) {
      predictions, error in
      guard let predictions else {
        print("  \(ErrorText.text(of: error))")
        return pick(nil)
      }
      for prediction in predictions {
        print("  \(self.marked(prediction.attributedFullText))")
      }
      pick(predictions.first)
    }
  }

  /// The text with brackets around what matches.
  private func marked(_ text: NSAttributedString) -> String {
    var marked = ""
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.gmsAutocompleteMatchAttribute, in: whole) { match, range, _ in
      let part = text.attributedSubstring(from: range).string
      marked += match == nil ? part : "[\(part)]"
    }
    return marked
  }
}
