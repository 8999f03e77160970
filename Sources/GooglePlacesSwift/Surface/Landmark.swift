import PlacesCore

/// A known place near another.
///
/// Follows `Landmark` of the Places Swift SDK.
public struct Landmark: Hashable, Sendable, CustomStringConvertible {
  let record: LandmarkRecord

  init(_ record: LandmarkRecord) { self.record = record }

  /// The resource name, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// The ID.
  public var placeID: String? { record.placeID }

  /// The name.
  public var displayName: String? { record.displayName?.text }

  /// The BCP-47 code of the name.
  public var displayNameLanguageCode: String? { record.displayName?.languageCode }

  /// What kind of place it is.
  public var types: Set<PlaceType>? { record.types.map { Set($0.map(PlaceType.init)) } }

  /// Where the place lies as seen from it.
  public var spatialRelationship: LandmarkSpatialRelationship {
    LandmarkSpatialRelationship(record.spatialRelationship)
  }

  /// Metres; nil when not said.
  public var straightLineDistanceMeters: Double? { record.straightLineDistanceMeters }

  /// Metres along roads; nil when not said.
  public var travelDistanceMeters: Double? { record.travelDistanceMeters }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Landmark",
      [
        "resourceName": resourceName, "placeID": placeID, "displayName": displayName,
        "displayNameLanguageCode": displayNameLanguageCode, "types": types,
        "spatialRelationship": spatialRelationship,
        "straightLineDistanceMeters": straightLineDistanceMeters,
        "travelDistanceMeters": travelDistanceMeters,
      ])
  }
}
