public import Foundation
import PlacesCore

/// Which parts of a place a wheelchair reaches.
///
/// Follows `GMSPlaceAccessibilityOptions` of the Places SDK for iOS.
public final class GMSPlaceAccessibilityOptions: NSObject {
  let record: AccessibilityRecord

  init(_ record: AccessibilityRecord) { self.record = record }

  /// The car park.
  public var wheelchairAccessibleParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.parking)
  }

  /// The entrance.
  public var wheelchairAccessibleEntrance: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.entrance)
  }

  /// The toilet.
  public var wheelchairAccessibleRestroom: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.restroom)
  }

  /// The seats.
  public var wheelchairAccessibleSeating: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.seating)
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceAccessibilityOptions)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
