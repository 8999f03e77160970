/// A call that takes a set of fields and is billed by the dearest of them.
public enum PlaceOperation: String, CaseIterable, Sendable {
  /// One place by its ID.
  case placeDetails = "Place Details"
  /// Places that match a text.
  case textSearch = "Text Search"
  /// Places around a point.
  case nearbySearch = "Nearby Search"
}
