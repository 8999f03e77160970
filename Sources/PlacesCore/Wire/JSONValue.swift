import Foundation

/// A JSON value that can be changed and written: for what this package answers or records itself.
///
/// Objects keep the order of their members, numbers the text they were written as.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A named value of an object.
  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// The value a cursor stands at.
  init(_ cursor: JSONCursor) throws(WireError) {
    switch cursor.kind {
    case .null: self = .null
    case .true, .false: self = .bool(try cursor.bool())
    case .number: self = .number(cursor.document.text(of: cursor.index))
    case .string, .escapedString: self = .string(try cursor.string())
    case .array: self = .array(try cursor.list(JSONValue.init))
    case .object:
      var members: [Member] = []
      for (name, value) in try cursor.members() {
        members.append(Member(name: name, value: try JSONValue(value)))
      }
      self = .object(members)
    }
  }

  /// The member with a name; nil when there is none or this is no object. Setting nil removes it.
  subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.last { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.lastIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The text, when this is one.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, when this is a list.
  var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

// MARK: Writing

extension JSONValue {
  /// The value as JSON text in UTF-8.
  var data: Data { Data(text.utf8) }

  private var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ": result += "\\u00" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(String(value)) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(Member.init))
  }

  /// A whole number.
  init(_ number: Int) { self = .number(String(number)) }

  /// A number; null for one that JSON cannot write.
  init(_ number: Double) { self = number.isFinite ? .number("\(number)") : .null }

  /// A list of texts.
  init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}
