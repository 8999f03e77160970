import Foundation

/// What a piece of HTML credits: the text without its tags, and where its first link goes.
///
/// Attributions are short and trusted to be little more than one link, so no browser engine reads
/// them. Anything else is survived: what is no tag is text, and what is no entity stays as it is.
struct HTMLLink: Hashable {
  private(set) var text = ""
  private(set) var address: String?

  init(_ html: String) {
    var rest = Substring(html)
    while let start = Self.startOfTag(in: rest) {
      text += rest[..<start]
      guard let end = Self.endOfTag(in: rest[start...]) else {
        rest = ""
        break
      }
      read(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    text = Self.unescaped(text + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func read(tag: Substring) {
    let name = tag.prefix { !$0.isWhitespace }.lowercased()
    if name == "a", address == nil { address = Self.attribute("href", in: tag) }
  }

  /// The `<` of the first tag: one that a name, a slash or a comment follows.
  private static func startOfTag(in html: Substring) -> Substring.Index? {
    html.indices.first { index in
      guard html[index] == "<", let next = html[html.index(after: index)...].first else {
        return false
      }
      return next.isLetter || next == "/" || next == "!"
    }
  }

  /// The `>` that ends a tag, outside its quotes; nil when there is none.
  private static func endOfTag(in html: Substring) -> Substring.Index? {
    var quote: Character?
    for index in html.indices {
      let character = html[index]
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == ">" {
        return index
      }
    }
    return html.firstIndex(of: ">")
  }

  /// The value of an attribute, quoted or not; nil when it is missing or empty.
  private static func attribute(_ name: String, in tag: Substring) -> String? {
    let pattern = #"\s\#(name)\s*=\s*"#
    guard let range = tag.range(of: pattern, options: [.regularExpression, .caseInsensitive])
    else { return nil }
    var value = tag[range.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      value = value.dropFirst().prefix { $0 != quote }
    } else {
      value = value.prefix { !$0.isWhitespace }
    }
    return value.isEmpty ? nil : unescaped(String(value))
  }

  // MARK: Entities

  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix(10).prefix { $0 != ";" && $0 != "&" }
      if rest[name.endIndex...].first == ";", let character = character(of: name) {
        result += character
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }

  private static func character(of name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
