import Foundation

/// A part of a list of results.
struct EmbeddedPage {
  /// How many results all pages of a search have at most.
  static let largestTotal = 60
  /// How many results a page has at most.
  static let largestSize = 20

  let places: [EmbeddedPlace]
  /// Where the next page starts; nil when this is the last.
  let next: Int?

  /// The page that starts at an offset.
  init(of places: [EmbeddedPlace], from offset: Int, size: Int) {
    let rest = places.prefix(Self.largestTotal).dropFirst(offset)
    self.places = Array(rest.prefix(size))
    next = rest.count > size ? offset + size : nil
  }
}

/// What the text of a page token holds: where the page starts, and of which search.
///
/// Places API (New) gets a digest of the search, against which the next request is checked; Places
/// API (Legacy), whose next request has nothing but the token, gets the search itself.
struct EmbeddedPageToken: Hashable {
  var offset: Int
  var search: String

  init(offset: Int, search: String) {
    self.offset = offset
    self.search = search
  }

  /// The token with a text; nil for a text that this service did not write.
  init?(text: String) {
    var base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
      of: "_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: base64) else { return nil }
    let parts = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let offset = Int(parts[0].split(separator: " ").first ?? ""),
      offset >= 0
    else { return nil }
    self.init(offset: offset, search: String(parts[1]))
    guard self.text == text else { return nil }
  }

  /// The token as it is answered; it needs no escapes in a URL.
  var text: String {
    Data("\(offset) \(check)\n\(search)".utf8).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  private var check: UInt64 { "\(offset) \(search)".utf8.stableHash }

  /// A digest of a JSON value, whatever the order of its members.
  static func digest(of value: JSONValue) -> String {
    String(value.sorted.data.stableHash, radix: 36)
  }
}

extension JSONValue {
  /// The value with the members of its objects in the order of their names.
  fileprivate var sorted: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { Member(name: $0.name, value: $0.value.sorted) }
          .sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(\.sorted))
    case .null, .bool, .number, .string: self
    }
  }
}
