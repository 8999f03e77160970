package import Foundation

extension URL {
  /// The link a service sent; one that leaves the scheme out (`//host/…`) is https.
  package init?(text: String?) {
    guard let text else { return nil }
    self.init(string: text.hasPrefix("//") ? "https:\(text)" : text)
  }
}
