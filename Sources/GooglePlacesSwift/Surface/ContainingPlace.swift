import PlacesCore

/// A place that another lies in.
///
/// Follows `ContainingPlace` of the Places Swift SDK.
public struct ContainingPlace: Hashable, Sendable, CustomStringConvertible {
  let record: PlaceReferenceRecord

  init(_ record: PlaceReferenceRecord) { self.record = record }

  /// The resource name, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// The ID.
  public var placeID: String? { record.placeID }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ContainingPlace",
      ["resourceName": resourceName, "placeID": placeID])
  }
}
