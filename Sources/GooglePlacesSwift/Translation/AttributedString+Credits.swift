import Foundation
import PlacesCore

extension AttributedString {
  /// The names with their links, joined by commas; nil when there is none.
  init?(_ credits: [Credit]) {
    guard let first = credits.first else { return nil }
    self = credits.dropFirst().reduce(into: AttributedString(first)) {
      $0 += AttributedString(", ") + AttributedString($1)
    }
  }

  private init(_ credit: Credit) {
    self.init(credit.text)
    self.link = credit.link
  }
}
