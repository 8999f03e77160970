/// Google's guide builds the mask from `UInt`, in one sample with a trailing `!`; its header takes
/// `UInt64` and never fails. With these, all of them compile and mean the same bits.
extension GMSPlaceField {
  /// The fields with these bits.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use a list such as '[GMSPlaceProperty.name, .placeID]' in requests; in New Swift \
        '[PlaceProperty.displayName, .placeID]'.
        """
    )
  #endif
  @_disfavoredOverload
  public init(rawValue: UInt) { self.init(rawValue: UInt64(rawValue)) }

  /// The fields with these bits; nil when there are more than 64.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use a list such as '[GMSPlaceProperty.name, .placeID]' in requests; in New Swift \
        '[PlaceProperty.displayName, .placeID]'.
        """
    )
  #endif
  @_disfavoredOverload
  public init?(rawValue: some FixedWidthInteger & UnsignedInteger) {
    guard let bits = UInt64(exactly: rawValue) else { return nil }
    self.init(rawValue: bits)
  }
}
