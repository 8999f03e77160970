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
    var text = address
    if text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
    for component in path {
      text += "/"
      text += encoded(component)
    }
    var separator = "?"
    for (name, value) in query {
      guard let value else { continue }
      text += separator + name + "=" + encoded(value)
      separator = "&"
    }
    guard text.utf8.count <= maximumLength else {
      throw PlacesFailure(
        .invalidRequest, "The request's URL would be longer than \(maximumLength) characters.")
    }
    guard let url = URL(string: text) else {
      throw PlacesFailure(.internalError, "No URL could be made for the request.")
    }
    return url
  }

  /// Most parts need no encoding, and are taken as they are.
  private static func encoded(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 0xF)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
