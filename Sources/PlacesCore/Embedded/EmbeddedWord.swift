import Foundation

/// A word of a text, folded for comparison, and where it stands there.
///
/// A word is a run of letters and digits. A character of a script that is written without spaces
/// is a word by itself, and so is an emoji or another symbol; white space and punctuation part
/// words. Offsets count Unicode scalars, which is what the services call Unicode characters.
struct EmbeddedWord: Sendable {
  /// The word without case, diacritics and compatibility forms.
  private(set) var folded = ""
  private let start: Int
  /// Where each character ends: in the folded word, and in the text.
  private var ends: [(folded: Int, text: Int)] = []

  /// The words of a text, in order.
  static func all(in text: some StringProtocol) -> [EmbeddedWord] {
    var words: [EmbeddedWord] = []
    var offset = 0
    var grows = false
    for character in text {
      let end = offset + character.unicodeScalars.count
      let kind = Kind(character)
      if kind != .separator {
        if !grows || kind == .word { words.append(EmbeddedWord(start: offset)) }
        words[words.count - 1].append(character, end: end)
      }
      grows = kind == .letter
      offset = end
    }
    return words.filter { !$0.folded.isEmpty }
  }

  /// The words of a text without their places.
  static func folded(_ text: some StringProtocol) -> [String] { all(in: text).map(\.folded) }

  private init(start: Int) { self.start = start }

  private mutating func append(_ character: Character, end: Int) {
    folded += character.folded
    ends.append((folded.utf8.count, end))
  }

  /// Whether the word begins with a folded text.
  func begins(with beginning: String) -> Bool { folded.begins(with: beginning) }

  /// The scalars of the text, in whole characters, that a beginning of the word takes.
  func range(of beginning: String) -> Range<Int> {
    let length = beginning.utf8.count
    return start..<(ends.first { $0.folded >= length }?.text ?? start)
  }

  /// What a character is to words.
  private enum Kind {
    case separator, letter, word

    init(_ character: Character) {
      let isUnspaced = character.unicodeScalars.first.map(Self.isUnspaced) ?? false
      if character.isWhitespace || character.isPunctuation || character.isInvisible {
        self = .separator
      } else {
        self = isUnspaced || character.isLoneSymbol ? .word : .letter
      }
    }

    /// Whether a scalar is of Thai, Lao, Burmese, Khmer, kana or Han script.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
        0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
        0x2_0000...0x3_FFFF:
        true
      default: false
      }
    }
  }
}

extension String {
  /// Whether a folded word begins with a folded text; Hangul syllables may be begun.
  func begins(with beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }
}

extension Character {
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      [.control, .format, .unassigned, .privateUse].contains($0.properties.generalCategory)
    }
  }

  fileprivate var isLoneSymbol: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  /// The character as words are compared.
  fileprivate var folded: String {
    if isASCII { return lowercased() }
    let scalars = String(self).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    return scalars.reduce(into: "") { folded, scalar in
      if let letters = Self.plainLetters[scalar] {
        folded += letters
      } else if !Self.isDiacritic(scalar) {
        folded.unicodeScalars.append(scalar)
      }
    }
  }

  /// Letters that no decomposition makes plain.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "ŧ": "t", "þ": "th", "ß": "ss",
    "æ": "ae", "œ": "oe", "ς": "σ",
  ]

  /// Whether a scalar is a mark that readers of its script leave out: not one that makes another
  /// letter, as those of the scripts of India and of kana do.
  private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05C7, 0x0640, 0x064B...0x065F, 0x0670, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
