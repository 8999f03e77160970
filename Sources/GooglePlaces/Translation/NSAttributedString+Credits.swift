import Foundation
import PlacesCore

extension NSAttributedString {
  /// The providers with links, each once, joined by commas; nil when there is none.
  static func credits(_ providers: [AttributionRecord]) -> NSAttributedString? {
    credits(
      providers.map {
        AuthorRecord(displayName: $0.provider ?? "", uri: $0.providerUri, photoUri: nil)
      })
  }

  /// The authors with links, each once, joined by commas; nil when there is none.
  static func credits(_ authors: [AuthorRecord]) -> NSAttributedString? {
    var seen = Set<AuthorRecord>()
    let shown = authors.filter { seen.insert($0).inserted }.map(credit).filter { $0.length > 0 }
    guard let first = shown.first else { return nil }
    return shown.dropFirst().reduce(into: NSMutableAttributedString(attributedString: first)) {
      $0.append(NSAttributedString(string: ", "))
      $0.append($1)
    }
  }

  /// The name with its link; a link without a name is shown itself.
  private static func credit(_ author: AuthorRecord) -> NSAttributedString {
    let text = author.displayName.isEmpty ? author.uri ?? "" : author.displayName
    guard let url = URL(text: author.uri), url.scheme != nil else {
      return NSAttributedString(string: text)
    }
    // `.link` itself needs UIKit or AppKit; this is the same key.
    return NSAttributedString(string: text, attributes: [NSAttributedString.Key("NSLink"): url])
  }
}
