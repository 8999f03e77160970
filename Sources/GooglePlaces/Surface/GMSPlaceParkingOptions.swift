public import Foundation
import PlacesCore

/// Where one can park at a place.
///
/// Follows `GMSPlaceParkingOptions` of the Places SDK for iOS.
public final class GMSPlaceParkingOptions: NSObject {
  let record: ParkingRecord

  init(_ record: ParkingRecord) { self.record = record }

  /// Car parks that cost nothing.
  public var freeParkingLot: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.freeParkingLot)
  }

  /// Car parks that cost.
  public var paidParkingLot: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.paidParkingLot)
  }

  /// On the street at no cost.
  public var freeStreetParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.freeStreetParking)
  }

  /// On the street at a cost.
  public var paidStreetParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.paidStreetParking)
  }

  /// Multi-storey car parks that cost nothing.
  public var freeGarageParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.freeGarageParking)
  }

  /// Multi-storey car parks that cost.
  public var paidGarageParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.paidGarageParking)
  }

  /// Someone parks the car.
  public var valetParking: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.valetParking)
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceParkingOptions)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
