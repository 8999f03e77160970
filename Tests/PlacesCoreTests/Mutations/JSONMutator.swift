import Foundation

@testable import PlacesCore

/// Seeded damage to JSON: to its bytes, or to its values so that it is still JSON.
struct JSONMutator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A text with one to three changes; of a text that is not JSON, bytes are changed.
  mutating func mutated(_ bytes: [UInt8], donor: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<random.number(1..<4) {
      result =
        random.chance(60)
        ? mutatedValues(result) ?? mutatedBytes(result, donor: donor)
        : mutatedBytes(result, donor: donor)
    }
    return result
  }

  // MARK: Values

  /// The same text with one value changed; nil when it is not JSON.
  mutating func mutatedValues(_ bytes: [UInt8]) -> [UInt8]? {
    guard let root = try? JSONDocument(Data(bytes)).root, let value = try? JSONValue(root) else {
      return nil
    }
    let target = random.number(0..<value.count)
    let changed = value.replacing(target, with: changes(of: value[target], in: value))
    return Array((changed.first ?? .null).data)
  }

  /// What stands in the place of a value: nothing, one value, or several.
  private mutating func changes(of value: JSONValue, in whole: JSONValue) -> [JSONValue] {
    switch random.number(0..<10) {
    case 0: []
    case 1: [value, value]
    case 2: [nested(value)]
    case 3, 4: [whole[random.number(0..<whole.count)]]
    case 5, 6: [renamed(value, by: whole)]
    default: [oddValue()]
    }
  }

  private mutating func nested(_ value: JSONValue) -> JSONValue {
    let depth = random.chance(20) ? random.number(90..<110) : random.number(1..<4)
    let isList = random.chance(50)
    return (0..<depth).reduce(value) { inner, _ in isList ? [inner] : ["a": inner] }
  }

  /// An object one member of which has the name of another one somewhere.
  private mutating func renamed(_ value: JSONValue, by whole: JSONValue) -> JSONValue {
    guard case .object(var members) = value, !members.isEmpty,
      case .object(let others) = whole[random.number(0..<whole.count)], !others.isEmpty
    else { return oddValue() }
    members[random.number(0..<members.count)].name = others[random.number(0..<others.count)].name
    return .object(members)
  }

  private mutating func oddValue() -> JSONValue {
    switch random.number(0..<6) {
    case 0: JSONValue(random.number(-3..<70))
    case 1: .number(Self.numbers[random.number(0..<Self.numbers.count)])
    case 2, 3: .string(Self.texts[random.number(0..<Self.texts.count)])
    default: Self.values[random.number(0..<Self.values.count)]
    }
  }

  private static let values: [JSONValue] = [
    .null, true, false, [], [:], [[]], [.null], ["a": .null], [0], ["a"], "",
  ]

  private static let numbers = [
    "-0", "0.5", "1e3", "1e-400", "1e400", "-1e308", "10080", "1440", "-1441", "2147483648",
    "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "1E+2", "0e0",
    "999999999999999", "-1000000000000000", "0.000000000000001", "-99999999.9999999", "1e-15",
    "123456789012345678901234567890.5",
  ]

  private static let texts =
    [
      "0", "-1", "1e3", "0x1p3", "nan", "9223372036854775807", " 1", "2400", "2359", "24:00",
      "2026-12-02", "2025-02-30", "0000-00-00", "2026-12-02T12:00:00Z", "9999-12-31T23:59:59.9Z",
      "0001-01-01T00:00:00-23:59", "2026-12-02T12:00:00.123456789+14:00", "Europe/Berlin",
      "GMT+25", "../UTC", "OPERATIONAL", "CLOSED_PERMANENTLY", "OK", "REQUEST_DENIED", "#FF9E67",
      "#é", "https://a.example/?q=é", "http://[", "<a href=\"https://a.example\">b</a>",
      "<a href='", "&#x110000;&amp;&", "\u{0}\u{1B}[0m", "e\u{301}", "\u{FEFF}", "🏳️‍🌈", "\u{10FFFF}",
    ] + [String(repeating: "東", count: 100)]

  // MARK: Bytes

  /// The same text with some bytes changed, or the beginning of it and the end of another.
  mutating func mutatedBytes(_ bytes: [UInt8], donor: [UInt8]) -> [UInt8] {
    let start = random.number(0..<bytes.count + 1)
    let end = min(start + random.number(1..<9), bytes.count)
    var result = bytes
    switch random.number(0..<7) {
    case 0: result.removeSubrange(start..<end)
    case 1: result.removeSubrange(start...)
    case 2: result.insert(contentsOf: bytes[start..<end], at: start)
    case 3: result.replaceSubrange(start..<end, with: bytes[start..<end].map { flipped($0) })
    case 4: result.insert(UInt8.random(in: 0...255, using: &random), at: start)
    case 5: result.replaceSubrange(start..<end, with: token())
    default: result = bytes[..<start] + donor.suffix(random.number(0..<donor.count + 1))
    }
    return result
  }

  private mutating func flipped(_ byte: UInt8) -> UInt8 {
    byte ^ (1 << UInt8(random.number(0..<8)))
  }

  private mutating func token() -> String.UTF8View {
    Self.tokens[random.number(0..<Self.tokens.count)].utf8
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", " ", "null", "true", "-", "0", "1.5", "1e5",
    "\\u0000",
    "\\ud83d", "\\ude00", "\"a\":", "{}", "é", "🏠", "\u{1}", "\u{7F}",
    "        ", " \n\t  ", "aaaaaaaa", "aaaaaaa\\n", ",0,0,0,0", "[],[],[]",
  ]
}

// MARK: Values by their position

extension JSONValue {
  /// How many values there are, this one and all it holds.
  fileprivate var count: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    case .null, .bool, .number, .string: 1
    }
  }

  /// The value at a position, containers before what they hold.
  fileprivate subscript(position: Int) -> JSONValue {
    var rest = position
    return value(after: &rest) ?? .null
  }

  private func value(after rest: inout Int) -> JSONValue? {
    if rest == 0 { return self }
    rest -= 1
    let children: [JSONValue] =
      switch self {
      case .array(let elements): elements
      case .object(let members): members.map(\.value)
      case .null, .bool, .number, .string: []
      }
    for child in children {
      if let value = child.value(after: &rest) { return value }
    }
    return nil
  }

  /// The same value with others, of the same name in an object, for the one at a position.
  fileprivate func replacing(_ position: Int, with values: [JSONValue]) -> [JSONValue] {
    var rest = position
    return replacing(after: &rest, with: values)
  }

  private func replacing(after rest: inout Int, with values: [JSONValue]) -> [JSONValue] {
    guard rest >= 0 else { return [self] }
    rest -= 1
    if rest < 0 { return values }
    switch self {
    case .array(let elements):
      return [.array(elements.flatMap { $0.replacing(after: &rest, with: values) })]
    case .object(let members):
      let changed = members.flatMap { member in
        member.value.replacing(after: &rest, with: values).map {
          Member(name: member.name, value: $0)
        }
      }
      return [.object(changed)]
    case .null, .bool, .number, .string: return [self]
    }
  }
}
