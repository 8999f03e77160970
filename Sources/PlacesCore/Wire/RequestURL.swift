import Foundation

/// Builds the URL of a request from parts that are not trusted: each is percent-encoded whole, so
/// that none can change path or query.
enum RequestURL {
  /// The longest URL the services take.
  static let maximumLength = 16_384

  /// `address` followed by path components and query items; items without a value are left out.
  static func make(
    address: String, path: [String], query: KeyValuePairs<String, String?>
  ) throws(PlacesFailure) -> URL {
    let items = query.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }
    var text = address
    if text.hasSuffix("/") { text.removeLast() }
    text += path.map { "/\(encoded($0))" }.joined()
    if !items.isEmpty { text += "?\(items.joined(separator: "&"))" }
    guard text.utf8.count <= maximumLength else {
      throw PlacesFailure(
        .invalidRequest, "The request's URL would be longer than \(maximumLength) characters.")
    }
    guard let url = URL(string: text) else {
      throw PlacesFailure(.internalError, "No URL could be made for the request.")
    }
    return url
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
