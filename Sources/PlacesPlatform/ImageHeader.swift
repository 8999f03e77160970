#if !canImport(UIKit)
  import Foundation

  /// What the first bytes of an encoded image tell of it: its format and its size in pixels.
  struct ImageHeader {
    let mediaType: String
    let width: Int
    let height: Int

    /// The header of PNG, JPEG or WebP; nil for other bytes and for damaged ones.
    init?(_ data: Data) {
      let bytes = HeaderBytes(data: data)
      if bytes.isText("\u{89}PNG\r\n\u{1A}\n", at: 0) {
        self.init("image/png", bytes.bigEndian(4, at: 16), bytes.bigEndian(4, at: 20))
      } else if bytes.bigEndian(3, at: 0) == 0xFFD8FF, let frame = bytes.startOfJPEGFrame {
        let (width, height) = (bytes.bigEndian(2, at: frame + 7), bytes.bigEndian(2, at: frame + 5))
        self.init("image/jpeg", width, height)
      } else if bytes.isText("RIFF", at: 0), bytes.isText("WEBP", at: 8) {
        self.init("image/webp", bytes.webPSize?.width, bytes.webPSize?.height)
      } else {
        return nil
      }
    }

    private init?(_ mediaType: String, _ width: Int?, _ height: Int?) {
      guard let width, let height else { return nil }
      self.mediaType = mediaType
      self.width = width
      self.height = height
    }
  }

  /// Bytes that may end early: what lies past the end reads as nil.
  private struct HeaderBytes {
    let data: Data

    subscript(offset: Int) -> UInt8? {
      data.indices.contains(data.startIndex + offset) ? data[data.startIndex + offset] : nil
    }

    func bigEndian(_ count: Int, at offset: Int) -> Int? {
      (offset..<offset + count).reduce(0) { number, index in
        guard let number, let byte = self[index] else { return nil }
        return number << 8 | Int(byte)
      }
    }

    func littleEndian(_ count: Int, at offset: Int) -> Int? {
      (offset..<offset + count).reversed().reduce(0) { number, index in
        guard let number, let byte = self[index] else { return nil }
        return number << 8 | Int(byte)
      }
    }

    /// Whether a text stands somewhere, one byte a character.
    func isText(_ text: String, at offset: Int) -> Bool {
      text.unicodeScalars.enumerated().allSatisfy { index, scalar in
        self[offset + index].map(UInt32.init) == scalar.value
      }
    }

    /// Where the segment begins that tells a JPEG's size.
    var startOfJPEGFrame: Int? {
      var offset = 2
      while self[offset] == 0xFF, let marker = self[offset + 1] {
        let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        if isFrame { return offset }
        guard let length = bigEndian(2, at: offset + 2), length >= 2 else { return nil }
        offset += 2 + length
      }
      return nil
    }

    /// The size in one of the three kinds of WebP.
    var webPSize: (width: Int, height: Int)? {
      if isText("VP8 ", at: 12), let width = littleEndian(2, at: 26),
        let height = littleEndian(2, at: 28)
      {
        return (width & 0x3FFF, height & 0x3FFF)
      }
      if isText("VP8L", at: 12), let sides = littleEndian(4, at: 21) {
        return ((sides & 0x3FFF) + 1, (sides >> 14 & 0x3FFF) + 1)
      }
      if isText("VP8X", at: 12), let width = littleEndian(3, at: 24),
        let height = littleEndian(3, at: 27)
      {
        return (width + 1, height + 1)
      }
      return nil
    }
  }
#endif
