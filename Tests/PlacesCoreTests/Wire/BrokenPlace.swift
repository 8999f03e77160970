import Testing

/// A place in JSON that a seeded generator broke at one to three spots; often still JSON.
struct BrokenPlace: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let bytes: [UInt8]

  /// The places of the first 3,000 seeds that Foundation reads by the same rules.
  static let comparable = (UInt64(0)..<3_000).map(BrokenPlace.init)
    .filter { !$0.hasCommaBeforeEnd && !$0.hasLargeExponent }

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = Array(Self.place.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      Self.damage(&bytes, using: &generator)
    }
    self.seed = seed
    self.bytes = bytes
  }

  var testDescription: String { "seed \(seed)" }

  private var hasCommaBeforeEnd: Bool {
    let dense = bytes.filter { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return zip(dense, dense.dropFirst()).contains { first, second in
      first == UInt8(ascii: ",") && (second == UInt8(ascii: "]") || second == UInt8(ascii: "}"))
    }
  }

  /// Whether an exponent has three digits or more, so that no Double may hold the number.
  private var hasLargeExponent: Bool {
    bytes.indices.contains { index in
      guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return false }
      let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      return rest.prefix(3).filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        == 3
    }
  }

  private static func damage(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(start + Int.random(in: 1...6, using: &generator), bytes.count)
    let token = tokens.randomElement(using: &generator) ?? ""
    let byte = UInt8.random(in: 0...255, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.removeLast(end - start)
    case 3: bytes.insert(byte, at: start)
    case 4: bytes.replaceSubrange(start..<end, with: bytes[start..<end].map { $0 ^ (byte & 0x11) })
    case 5: bytes.replaceSubrange(start..<end, with: token.utf8)
    default: bytes.insert(contentsOf: token.utf8, at: start)
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", " ", "\n", "null", "true", "false", "0", "-", "1",
    "1.5", "1e5", ".", "e", "\\u0041", "\\ud83d", "\\ude00", "\\n", "\"a\":", "\"\"", "[]", "{}",
    "é", "😀", "\u{1}", "\u{7f}", "//", "'",
  ]

  static let place = #"""
    {"id": "x", "displayName": {"text": "Caf\u00e9 \"😀\" \ud83d\ude00", "languageCode": "fr"},
     "location": {"latitude": -33.9081441, "longitude": 1.5e2}, "rating": 4.3, "types": ["cafe",
     "brand_new"], "takeout": true, "dineIn": false, "delivery": null, "utcOffsetMinutes": 660,
     "regularOpeningHours": {"periods": [{"open": {"day": 0, "hour": 14, "minute": 30}}]},
     "priceRange": {"startPrice": {"units": "10", "nanos": -5e8}}, "photos": [], "reviews": [{}],
     "currentOpeningHours": {"weekdayDescriptions": ["Mon:\t9 – 5", "東京\/\\"], "openNow": false}}
    """#
}
