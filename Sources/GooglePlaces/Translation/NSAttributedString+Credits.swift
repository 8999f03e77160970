import Foundation
import PlacesCore

extension NSAttributedString {
  /// The names with their links, joined by commas; nil when there is none.
  static func text(of credits: [Credit]) -> NSAttributedString? {
    guard let first = credits.first else { return nil }
    return credits.dropFirst().reduce(
      into: NSMutableAttributedString(attributedString: text(first))
    ) {
      $0.append(NSAttributedString(string: ", "))
      $0.append(text($1))
    }
  }

  /// `.link` itself needs UIKit or AppKit; this is the same key.
  private static func text(_ credit: Credit) -> NSAttributedString {
    let link = credit.link.map { [NSAttributedString.Key("NSLink"): $0] }
    return NSAttributedString(string: credit.text, attributes: link)
  }
}
