import PlacesCore

/// An area that holds a place or lies near it.
///
/// Follows `Area` of the Places Swift SDK.
public struct Area: Hashable, Sendable, CustomStringConvertible {
  let record: AreaRecord

  init(_ record: AreaRecord) { self.record = record }

  /// The resource name, `places/ID`.
  public var resourceName: String? { record.resourceName }

  /// The ID.
  public var placeID: String? { record.placeID }

  /// The name.
  public var displayName: String? { record.displayName?.text }

  /// The BCP-47 code of the name.
  public var displayNameLanguageCode: String? { record.displayName?.languageCode }

  /// How the place lies in it.
  public var containment: AreaContainment { AreaContainment(record.containment) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "Area",
      [
        "resourceName": resourceName, "placeID": placeID, "displayName": displayName,
        "displayNameLanguageCode": displayNameLanguageCode, "containment": containment,
      ])
  }
}
