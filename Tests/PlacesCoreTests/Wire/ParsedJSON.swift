import Foundation

/// JSON as Foundation reads it: a second opinion on what a text says.
struct ParsedJSON {
  let value: Any?

  init(_ data: Data) throws {
    value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }

  private init(value: Any?) { self.value = value }

  /// A member; holds nothing when there is none.
  subscript(name: String) -> ParsedJSON {
    ParsedJSON(value: (value as? [String: Any])?[name])
  }

  /// The elements; nil when this is no list.
  var elements: [ParsedJSON]? {
    (value as? [Any])?.map { ParsedJSON(value: $0) }
  }

  var members: [String: ParsedJSON]? {
    (value as? [String: Any])?.mapValues { ParsedJSON(value: $0) }
  }

  var isNull: Bool { value is NSNull }
  var string: String? { value as? String }
  var strings: [String]? { value as? [String] }
  var number: NSNumber? { value as? NSNumber }
  var double: Double? { number?.doubleValue }
  var int: Int? { number?.intValue }
  var bool: Bool? { value as? Bool }
}
