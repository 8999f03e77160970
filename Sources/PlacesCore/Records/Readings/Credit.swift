package import Foundation

/// A name to show as the source of something, with the page it links to.
package struct Credit: Hashable, Sendable {
  package var text: String
  package var link: URL?

  /// The name with its link, if a browser can follow it; a link without a name is shown itself, and nothing at all is nil.
  init?(_ name: String?, uri: String?) {
    let shown = [name, uri].compactMap { $0 }.first { !$0.isEmpty }
    guard let shown else { return nil }
    text = shown
    link = URL(text: uri).flatMap {
      ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil
    }
  }
}

extension [AttributionRecord] {
  /// The providers, each once.
  package var credits: [Credit] {
    distinct(compactMap { Credit($0.provider, uri: $0.providerUri) })
  }
}

extension [AuthorRecord] {
  /// The authors, each once.
  package var credits: [Credit] { distinct(compactMap { Credit($0.displayName, uri: $0.uri) }) }
}

private func distinct(_ credits: [Credit]) -> [Credit] {
  var seen = Set<Credit>()
  return credits.filter { seen.insert($0).inserted }
}
