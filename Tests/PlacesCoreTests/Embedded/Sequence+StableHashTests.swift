import Testing

@testable import PlacesCore

@Suite("Stable hash")
struct SequenceStableHashTests {
  @Test(
    "It is 64-bit FNV-1a",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func hash(text: String, hash: UInt64) {
    #expect(text.utf8.stableHash == hash)
  }
}
