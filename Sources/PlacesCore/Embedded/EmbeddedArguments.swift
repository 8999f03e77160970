import Foundation

/// What both dialects of the embedded service take as an argument.
enum EmbeddedArguments {
  /// Letters, digits, `-` and `_`.
  static func isWellFormed(placeID: String) -> Bool {
    !placeID.isEmpty
      && placeID.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// A code whose language is known to ISO 639.
  static func isLanguage(_ code: String) -> Bool {
    guard let language = Locale.Language(identifier: code).languageCode else { return false }
    return language.isISOLanguage || withdrawnLanguages.contains(language.identifier)
  }

  /// Codes that ISO 639 gave up and callers did not.
  private static let withdrawnLanguages = ["in", "iw", "ji", "jw", "mo", "tl"]

  /// The first language of an `Accept-Language` header; nil when it names none.
  static func acceptedLanguage(_ request: HTTPRequest) -> String? {
    let first = request.header("Accept-Language")?.split(separator: ",").first
    let code = first?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    return code.flatMap { isLanguage($0) ? $0.lowercased() : nil }
  }

  /// Metres.
  static let largestRadius = 50_000.0

  // MARK: Types

  /// The name of a type, be it one that this package has heard of or not.
  static func isType(_ name: String) -> Bool {
    name.first.map { ("a"..."z").contains($0) } == true
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
      }
  }

  /// A type that searches take: not one of those that only answers have.
  static func isSearchType(_ name: String) -> Bool {
    isType(name) && !answeredTypes.contains(name[...])
  }

  private static let answeredTypes: Set<Substring> = Set(
    """
    administrative_area_level_3 administrative_area_level_4 administrative_area_level_5 \
    administrative_area_level_6 administrative_area_level_7 archipelago colloquial_area continent \
    establishment finance floor food general_contractor geocode health intersection landmark \
    natural_feature neighborhood place_of_worship plus_code point_of_interest political post_box \
    postal_code_prefix postal_code_suffix postal_town premise room route street_address \
    street_number sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 \
    sublocality_level_4 sublocality_level_5 subpremise town_square
    """.split(separator: " "))

  /// The types of a collection that autocomplete takes in both dialects; nil for another text.
  static func collection(_ name: String) -> Set<String>? {
    switch name {
    case "(cities)": ["locality", "administrative_area_level_3"]
    case "(regions)":
      [
        "locality", "sublocality", "postal_code", "country", "administrative_area_level_1",
        "administrative_area_level_2",
      ]
    default: nil
    }
  }

  // MARK: Regions

  /// Two ASCII letters.
  static func isRegion(_ code: String) -> Bool {
    code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

extension EmbeddedPlaces {
  /// The place that answers for an ID, its own or a former one.
  func place(id: String) -> EmbeddedPlace? {
    obsoleteIDs.contains(id) ? nil : indices[id].map { places[$0] }
  }

  /// The places that answer, without those whose ID is obsolete.
  var answering: [EmbeddedPlace] {
    obsoleteIDs.isEmpty ? places : places.filter { !obsoleteIDs.contains($0.id) }
  }

  /// The photo with a resource name.
  func photo(named name: String) -> PhotoRecord? {
    let parts = name.split(separator: "/")
    guard parts.count == 4, let place = place(id: String(parts[1])) else { return nil }
    return place.record.photos?.first { $0.name == name }
  }
}

/// The query of a URL, decoded.
struct EmbeddedQuery {
  private let items: [URLQueryItem]

  init(_ url: URL) {
    items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
  }

  /// The query of a text that was made of one.
  init(text: String) {
    items = URLComponents(string: "?\(text)")?.queryItems ?? []
  }

  /// The query as text, without the items of one name.
  func text(without name: String) -> String {
    var components = URLComponents()
    components.queryItems = items.filter { $0.name != name }
    return components.percentEncodedQuery ?? ""
  }

  /// Whether there is an item with a name, be it without a value.
  func contains(_ name: String) -> Bool { items.contains { $0.name == name } }

  /// The value of the first item with a name.
  subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
