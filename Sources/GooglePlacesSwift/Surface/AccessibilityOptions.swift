import PlacesCore

/// Which parts of a place a wheelchair reaches; nil is not said.
///
/// Follows `AccessibilityOptions` of the Places Swift SDK.
public struct AccessibilityOptions: Hashable, Sendable, CustomStringConvertible {
  let record: AccessibilityRecord

  init(_ record: AccessibilityRecord) { self.record = record }

  /// The entrance.
  public var hasWheelchairAccessibleEntrance: Bool? { record.entrance }

  /// The parking.
  public var hasWheelchairAccessibleParking: Bool? { record.parking }

  /// The restroom.
  public var hasWheelchairAccessibleRestroom: Bool? { record.restroom }

  /// The seats.
  public var hasWheelchairAccessibleSeating: Bool? { record.seating }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "AccessibilityOptions",
      [
        "hasWheelchairAccessibleEntrance": hasWheelchairAccessibleEntrance,
        "hasWheelchairAccessibleParking": hasWheelchairAccessibleParking,
        "hasWheelchairAccessibleRestroom": hasWheelchairAccessibleRestroom,
        "hasWheelchairAccessibleSeating": hasWheelchairAccessibleSeating,
      ])
  }
}
