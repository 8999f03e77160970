extension PlaceType {
  /// The words of a set in one order, whatever order the set has.
  static func words(_ types: Set<PlaceType>?) -> [String] { (types ?? []).map(\.rawValue).sorted() }
}
