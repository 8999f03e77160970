import Foundation
import Testing

@testable import PlacesCore

@Suite("PNG images")
struct PNGImageTests {
  @Test(
    "An image is a valid PNG of the size and the colour asked for",
    arguments: [(1, 1), (3, 2), (4, 4), (5, 7), (4_032, 30), (16, 4_800), (1_000, 1_000)])
  func image(width: Int, height: Int) throws {
    let data = PNGImage.shades(of: [250, 100, 5], width: width, height: height)
    let image = try #require(PNGReader(data))
    #expect(image.chunks.map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(image.chunks.allSatisfy { $0.hasValidCheckSum })
    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.format == [2, 3, 0, 0, 0])
    #expect(image.chunks[1].content == [100, 40, 2, 150, 60, 3, 200, 80, 4, 250, 100, 5])
    #expect(image.chunks[3].content == [])
    let rows = try #require(image.inflated)
    let length = (width + 3) / 4 + 1
    #expect(rows.count == height * length)
    #expect(rows[0] == 0)
    #expect(rows[length - 1] == 0)
    #expect(rows.last == UInt8((height - 1) * 4 / height) * 0x55)
  }

  @Test("The shades are four bands from top to bottom")
  func bands() throws {
    let image = try #require(PNGReader(PNGImage.shades(of: [1, 2, 3], width: 4, height: 8)))
    #expect(
      image.inflated == [0, 0, 0, 0, 0, 0x55, 0, 0x55, 0, 0xAA, 0, 0xAA, 0, 0xFF, 0, 0xFF])
  }

  @Test("The largest image fits the size of a response")
  func largest() {
    let side = EmbeddedPhotos.largestSide
    let tenth = PNGImage.shades(of: [1, 2, 3], width: side, height: side / 10).count
    #expect(tenth * 10 < HTTPRequest(method: "GET", url: URL(filePath: "/")).maximumResponseSize)
  }
}

/// Reads what a PNG says, with check sums computed the slow way.
struct PNGReader {
  struct Chunk {
    let type: String
    let content: [UInt8]
    let hasValidCheckSum: Bool
  }

  private(set) var chunks: [Chunk] = []

  /// nil for what does not have the signature or is cut off.
  init?(_ data: Data) {
    var bytes = Array(data)[...]
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return nil }
    bytes = bytes.dropFirst(8)
    while !bytes.isEmpty {
      let length = Self.number(bytes.prefix(4))
      guard bytes.count >= length + 12 else { return nil }
      let body = bytes.dropFirst(4).prefix(length + 4)
      let sum = Self.number(bytes.dropFirst(length + 8).prefix(4))
      chunks.append(
        Chunk(
          type: String(decoding: body.prefix(4), as: UTF8.self), content: Array(body.dropFirst(4)),
          hasValidCheckSum: Self.crc32(body) == UInt32(sum)))
      bytes = bytes.dropFirst(length + 12)
    }
    guard chunks.first?.content.count == 13 else { return nil }
  }

  var width: Int { Self.number(chunks[0].content[0..<4]) }
  var height: Int { Self.number(chunks[0].content[4..<8]) }
  /// Bit depth, colour type, compression, filter and interlace.
  var format: [UInt8] { Array(chunks[0].content[8...]) }

  /// The content of the stored blocks; nil when a length or the check sum is wrong.
  var inflated: [UInt8]? {
    var bytes = chunks.filter { $0.type == "IDAT" }.flatMap(\.content)[...]
    guard Self.number(bytes.prefix(2)) % 31 == 0, bytes.first == 0x78 else { return nil }
    bytes = bytes.dropFirst(2)
    var content: [UInt8] = []
    var isLast = false
    while !isLast {
      let header = Array(bytes.prefix(5))
      guard header.count == 5, header[0] <= 1, header[1] == ~header[3], header[2] == ~header[4]
      else { return nil }
      isLast = header[0] == 1
      let length = Int(header[2]) << 8 | Int(header[1])
      content += bytes.dropFirst(5).prefix(length)
      bytes = bytes.dropFirst(5 + length)
    }
    return Self.number(bytes) == Self.adler32(content) ? content : nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~crc
  }

  private static func adler32(_ bytes: [UInt8]) -> Int {
    let sums = bytes.reduce(into: (1, 0)) { sums, byte in
      sums.0 += Int(byte)
      sums.1 += sums.0
    }
    return (sums.1 % 65_521) << 16 | sums.0 % 65_521
  }
}
