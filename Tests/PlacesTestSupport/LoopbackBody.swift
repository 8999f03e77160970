import Foundation
import PlacesCore

/// The bytes that the answers of `LoopbackFault` are made of.
enum LoopbackBody {
  /// A small place.
  static func place(in dialect: PlacesDialect) -> Data {
    place(in: dialect, id: Data(#""ChIJsample""#.utf8))
  }

  /// A small place whose ID is a JSON value as given.
  private static func place(in dialect: PlacesDialect, id: Data) -> Data {
    let (start, end) =
      switch dialect {
      case .new:
        (#"{"displayName": {"text": "Sample", "languageCode": "en"}, "id": "#, "}")
      case .legacy:
        (
          #"{"status": "OK", "html_attributions": [], "result": {"name": "Sample", "place_id": "#,
          "}}"
        )
      }
    return Data(start.utf8) + id + Data(end.utf8)
  }

  /// A place whose ID is not UTF-8: a byte that never occurs, and a character that breaks off.
  static func invalidPlace(in dialect: PlacesDialect) -> Data {
    place(in: dialect, id: Data([0x22, 0x41, 0xFF, 0xE2, 0x82, 0x22]))
  }

  /// A place whose ID is a list in a list, and so on.
  static func nestedPlace(levels: Int, in dialect: PlacesDialect) -> Data {
    let opening = Data(repeating: UInt8(ascii: "["), count: levels)
    let closing = Data(repeating: UInt8(ascii: "]"), count: levels)
    return place(in: dialect, id: opening + closing)
  }

  /// A place each of whose fields is a list in a list, which none should be.
  static func wrongPlace(in dialect: PlacesDialect) -> Data {
    let members = { (keys: Set<Substring>) in
      keys.sorted().map { "\"\($0)\": [[]]" }.joined(separator: ", ")
    }
    let rows = PlaceField.allCases.map(\.row)
    let text =
      switch dialect {
      case .new:
        "{\(members(Set(rows.compactMap { $0.newName?.split(separator: ".").first })))}"
      case .legacy:
        """
        {"status": "OK", "html_attributions": [[]], "result": {"types": [[]],
        \(members(Set(rows.compactMap { $0.legacyName?.split(separator: "/").first })))}}
        """
      }
    return Data(text.utf8)
  }

  /// Bytes that look random and are the same in every run.
  static func random(count: Int) -> Data {
    var state: UInt64 = 1
    return Data(
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      })
  }

  // MARK: Quota

  /// What New says when a quota is used up, whose name tells the time it counts over.
  static func exhausted(limit: String) -> Data {
    Data(
      """
      {"error": {"code": 429, "message": "The requests of this project are used up.",
        "status": "RESOURCE_EXHAUSTED", "details": [
          {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "RATE_LIMIT_EXCEEDED",
           "domain": "googleapis.com", "metadata": {
             "service": "places.googleapis.com", "consumer": "projects/1",
             "quota_metric": "places.googleapis.com/get_place_requests",
             "quota_limit": "\(limit)", "quota_limit_value": "100"}}]}}
      """.utf8)
  }

  /// What Legacy says when a quota is used up, whichever it is.
  static let overLimit = Data(
    """
    {"error_message": "The requests of this project are used up.", "html_attributions": [],
     "result": {}, "status": "OVER_QUERY_LIMIT"}
    """.utf8)

  // MARK: With the head

  /// A head that breaks off in a header's value.
  static let startOfHead = Data("HTTP/1.1 200 OK\r\nX-Unfinished: ".utf8)

  /// A head and a whole place, with a length that announces more bytes.
  static func announcing(more: Int, in dialect: PlacesDialect) -> Data {
    let place = place(in: dialect)
    return head(length: place.count + more) + place
  }

  /// A head and the first half of the place it announces.
  static func halfOfPlace(in dialect: PlacesDialect) -> Data {
    let place = place(in: dialect)
    return head(length: place.count) + place.prefix(place.count / 2)
  }

  private static func head(length: Int) -> Data {
    let type = "Content-Type: application/json; charset=UTF-8"
    return Data("HTTP/1.1 200 OK\r\n\(type)\r\nContent-Length: \(length)\r\n\r\n".utf8)
  }
}
