package import Foundation

extension Data {
  /// These bytes as a gzip file whose blocks are stored, not compressed.
  package func gzipped() -> Data {
    var file = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
    for start in stride(from: 0, to: Swift.max(count, 1), by: Self.blockLength) {
      let block = dropFirst(start).prefix(Self.blockLength)
      let length = UInt16(block.count)
      file.append(start + block.count == count ? 1 : 0)
      file.appendLittleEndian(length)
      file.appendLittleEndian(~length)
      file.append(block)
    }
    file.appendLittleEndian(checksum)
    file.appendLittleEndian(UInt32(truncatingIfNeeded: count))
    return file
  }

  /// The most that a stored block holds.
  private static let blockLength = 65_535

  private mutating func appendLittleEndian(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// CRC-32 as gzip has it.
  private var checksum: UInt32 {
    ~reduce(into: ~UInt32(0)) { crc, byte in
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
