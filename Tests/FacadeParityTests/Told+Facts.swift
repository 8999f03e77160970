import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesTestSupport

// What the modules tell, as texts that do not show which module it was.

/// Facts of a place that both services have.
let sharedFacts: [ModuleFact] = ModuleFact.all.filter {
  [
    .name, .placeID, .coordinate, .formattedAddress, .types, .rating, .priceLevel, .viewport,
    .userRatingsTotal, .businessStatus,
  ].contains($0.property)
}

extension GMSPlace {
  var told: String { sharedFacts.map { text($0.gms(self)) }.joined(separator: "; ") }
}

extension Place {
  var told: String { sharedFacts.map { text($0.swift(self)) }.joined(separator: "; ") }
}

extension Told {
  init(_ places: [GMSPlace]?, _ more: [String]? = nil) {
    self.init(
      facts: (places ?? []).map(\.told),
      credits: (places ?? []).map { $0.attributions?.string ?? "-" }, more: more)
  }

  init(_ places: [Place]?, _ more: [String]? = nil) {
    self.init(
      facts: (places ?? []).map(\.told),
      credits: (places ?? []).map { $0.attributions.map { String($0.characters) } ?? "-" },
      more: more)
  }
}

extension GMSPlaceRoutingSummary {
  var told: String {
    (legs ?? []).map { "\($0.duration) s, \($0.distanceMeters) m; " }.joined() + text(directionsURL)
  }
}

extension RoutingSummary {
  var told: String {
    legs.map { "\($0.duration) s, \($0.distanceMeters) m; " }.joined() + text(directionsURL)
  }
}

extension NSAttributedString {
  /// The text with brackets around what has an attribute.
  func bracketing(_ key: NSAttributedString.Key) -> String {
    var text = ""
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      let part = attributedSubstring(from: range).string
      text += value == nil ? part : "[\(part)]"
    }
    return text
  }
}

extension AttributedString {
  /// The text with brackets around what matches.
  var bracketingMatches: String {
    runs[\.autocompleteMatch].map { match, range in
      let part = String(self[range].characters)
      return match == nil ? part : "[\(part)]"
    }.joined()
  }
}

/// The facts of a suggestion.
func suggestion(
  _ id: String, _ texts: [String?], _ types: Set<String>, _ meters: Double?
) -> String {
  ([id] + texts.map { $0 ?? "-" } + [types.sorted().joined(separator: " "), text(meters)])
    .joined(separator: "; ")
}

/// A value as text, whatever the order of sets.
func text(_ value: AnyHashable?) -> String {
  switch value?.base {
  case nil: "-"
  case let set as Set<String>: set.sorted().joined(separator: " ")
  case let list as [AnyHashable?]: "(" + list.map(text).joined(separator: ", ") + ")"
  case let value?: "\(value)"
  }
}
