public import Foundation
import PlacesCore

/// The position of a place told by what is around it.
///
/// Follows `GMSPlaceAddressDescriptor` of the Places SDK for iOS.
public final class GMSPlaceAddressDescriptor: NSObject {
  let record: AddressDescriptorRecord

  init(_ record: AddressDescriptorRecord) { self.record = record }

  /// Known places nearby, best first.
  public var landmarks: [GMSPlaceLandmark] { record.landmarks.map(GMSPlaceLandmark.init(_:)) }

  /// Areas that hold it or lie near it, most telling first.
  public var areas: [GMSPlaceArea] { record.areas.map(GMSPlaceArea.init(_:)) }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceAddressDescriptor)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
