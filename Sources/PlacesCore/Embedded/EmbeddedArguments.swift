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

  /// Two ASCII letters.
  static func isRegion(_ code: String) -> Bool {
    code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
  }
}

extension EmbeddedPlaces {
  /// The place that answers for an ID, its own or a former one.
  func place(id: String) -> EmbeddedPlace? {
    obsoleteIDs.contains(id) ? nil : places.first { $0.allIDs.contains(id) }
  }
}

/// The query of a URL, decoded.
struct EmbeddedQuery {
  private let items: [URLQueryItem]

  init(_ url: URL) {
    items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
  }

  /// The value of the first item with a name.
  subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}
