import Testing

@testable import PlacesCore

@Suite("Embedded words")
struct EmbeddedWordTests {
  @Test(
    "Words are folded runs of letters and digits",
    arguments: [
      ("Café Exemple", ["cafe", "exemple"]), ("Cafe\u{301}", ["cafe"]),
      ("Rue de l'Exemple", ["rue", "de", "l", "exemple"]), ("100-0000", ["100", "0000"]),
      ("ĐƯỜNG Łódź Straße Øre Ægir", ["duong", "lodz", "strasse", "ore", "aegir"]),
      ("İSTANBUL ısı", ["istanbul", "isi"]), ("Ёлка", ["елка"]),
      ("ΣΊΣΥΦΟΣ σίσυφος", ["σισυφοσ", "σισυφοσ"]),
      ("ＡＢＣ ①", ["abc", "1"]), ("مَكْتَبة", ["مكتبة"]), ("नमूना रेलवे", ["नमूना", "रेलवे"]),
      ("QPF3+7X", ["qpf3", "+", "7x"]), ("a\u{200B}b\u{7}c", ["a", "b", "c"]),
    ])
  func folded(text: String, words: [String]) {
    #expect(EmbeddedWord.folded(text) == words)
  }

  @Test(
    "A character of a script without spaces is a word, and so is a symbol",
    arguments: [
      ("見本食堂", ["見", "本", "食", "堂"]), ("カフェ東京", ["カ", "フ", "ェ", "東", "京"]),
      ("🍕Pizza🍕", ["🍕", "pizza", "🍕"]), ("👩‍🍳🇻🇳", ["👩‍🍳", "🇻🇳"]), ("❤️", ["❤"]), ("7 €", ["7", "€"]),
    ])
  func alone(text: String, words: [String]) {
    #expect(EmbeddedWord.folded(text) == words)
  }

  @Test("Some texts have no words", arguments: ["", " \n", ".,;-'", "\u{301}", "\u{200B}"])
  func none(text: String) {
    #expect(EmbeddedWord.folded(text) == [])
  }

  @Test(
    "A beginning takes whole characters, counted in Unicode scalars",
    arguments: [
      ("Café", 0, "caf", 0..<3), ("Café", 0, "cafe", 0..<4), ("Cafe\u{301} B", 0, "cafe", 0..<5),
      ("Cafe\u{301} B", 1, "b", 6..<7), ("🍕 Pizza", 1, "pi", 2..<4), ("👩‍🍳 Chef", 0, "👩‍🍳", 0..<3),
      ("👩‍🍳 Chef", 1, "ch", 4..<6), ("ﬁne", 0, "f", 0..<1), ("Straße", 0, "stras", 0..<5),
      ("見本食堂", 2, "食", 2..<3), ("l'Exemple", 1, "ex", 2..<4),
    ])
  func ranges(text: String, index: Int, beginning: String, range: Range<Int>) {
    let word = EmbeddedWord.all(in: text)[index]
    #expect(word.begins(with: beginning))
    #expect(word.range(of: beginning) == range)
  }

  @Test("A syllable of Hangul that is not finished begins the finished one")
  func hangul() throws {
    let word = try #require(EmbeddedWord.all(in: "한국").first)
    let beginning = try #require(EmbeddedWord.folded("하").first)
    #expect(word.begins(with: beginning))
    #expect(word.range(of: beginning) == 0..<1)
  }

  @Test(
    "A word begins with nothing else",
    arguments: [("Café", "ca fe"), ("Café", "café"), ("Café", "afe"), ("Café", "cafes")])
  func otherBeginnings(text: String, beginning: String) throws {
    #expect(try #require(EmbeddedWord.all(in: text).first).begins(with: beginning) == false)
  }
}
