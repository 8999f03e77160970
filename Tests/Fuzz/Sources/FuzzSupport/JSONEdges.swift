/// Texts at the edges of how JSON is read: eight bytes at a time, with room for one node in six
/// bytes, and with numbers of at most 15 digits in a way of their own.
enum JSONEdges {
  static let all = specials + blanks + dense + numbers + cut

  /// What ends plain text or follows a rule of its own, at every offset of a word.
  private static let specials = (0..<17).flatMap { offset in
    ["", "\\n", "\\\\", "\\u00e9", "\u{1}", "\u{7F}", "é", "東", "\u{10FFFF}", "\\"].map { special in
      "\"\(String(repeating: "a", count: offset))\(special)b\""
    }
  }

  /// Runs of white space wherever it may stand.
  private static let blanks = (1..<18).flatMap { count in
    [" ", "\n", " \t", "\r\n  "].map { blank in
      let run = String(repeating: blank, count: count)
      return "\(run){\(run)\"a\"\(run):\(run)[\(run)1\(run),\(run)\"\"\(run)]\(run)}\(run)"
    }
  }

  /// Texts with more nodes than one in six bytes.
  private static let dense = (1..<20).flatMap { count in
    ["0", "[]", "{}", "\"\"", "[[]]", "{\"\":0}"].map { value in
      "[\(repeatElement(value, count: count).joined(separator: ","))]"
    }
  }

  /// Numbers about as long as those that are read without rounding, the point at every place.
  private static let numbers = (13..<20).flatMap { count in
    let digits = String("12345678901234567890".prefix(count))
    return (1...count).flatMap { place in
      let whole = digits.prefix(place)
      let number = place == count ? digits : "\(whole).\(digits.dropFirst(place))"
      let small = "0.\(String(repeating: "0", count: count - place))\(whole)"
      return [number, "-\(number)", small, "\(number)e-\(place)"]
    }
  }

  /// A text that ends within a word, at each of its bytes.
  private static let cut: [String] = {
    let text = "{\"abcdefgh\":\"12345678\",\"a\":[true,false,null,-1.5e+10]}"
    return (1..<text.count).map { String(text.prefix($0)) }
  }()
}
