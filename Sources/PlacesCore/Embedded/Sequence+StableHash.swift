extension Sequence<UInt8> {
  /// The same number for the same bytes in every process (64-bit FNV-1a); no secret keeps to it.
  var stableHash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
