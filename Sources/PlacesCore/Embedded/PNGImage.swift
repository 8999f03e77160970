import Foundation

/// Writes an image in four shades of a colour, from dark at the top to bright at the bottom, as
/// PNG: a palette of four, two bits a pixel, nothing compressed.
enum PNGImage {
  /// The image with a size in pixels.
  static func shades(of color: [UInt8], width: Int, height: Int) -> Data {
    let header = bytes(width) + bytes(height) + [2, 3, 0, 0, 0]
    let palette = (2...5).flatMap { shade in color.map { UInt8(Int($0) * shade / 5) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("PLTE", palette) + chunk("IDAT", zlib(rows(width: width, height: height)))
        + chunk("IEND", []))
  }

  /// Each row begins with its filter, which is none.
  private static func rows(width: Int, height: Int) -> [UInt8] {
    let length = (width + 3) / 4
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (length + 1))
    for row in 0..<height {
      rows.append(0)
      rows.append(contentsOf: repeatElement(UInt8(row * 4 / height * 0b0101_0101), count: length))
    }
    return rows
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = type.utf8 + content
    return bytes(content.count) + body + bytes(Int(crc32(body)))
  }

  /// Big-endian.
  private static func bytes(_ number: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: zlib

  /// Stored blocks between a header that promises no compression and a check sum.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    let largest = 0xFFFF
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(content.count + content.count / largest * 5 + 16)
    for start in stride(from: 0, to: content.count, by: largest) {
      let block = content[start..<min(start + largest, content.count)]
      result.append(block.endIndex == content.count ? 1 : 0)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [low, high, ~low, ~high]
      result += block
    }
    return result + bytes(Int(adler32(content)))
  }

  private static func adler32(_ content: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func crc32(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { crc, byte in
      crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
    }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
