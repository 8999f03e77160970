import PlacesCore

/// Where one can park; nil is not said.
///
/// Follows `ParkingOptions` of the Places Swift SDK.
public struct ParkingOptions: Hashable, Sendable, CustomStringConvertible {
  let record: ParkingRecord

  init(_ record: ParkingRecord) { self.record = record }

  /// A garage, free.
  public var freeGarageParking: Bool? { record.freeGarageParking }

  /// A car park, free.
  public var freeParkingLot: Bool? { record.freeParkingLot }

  /// The street, free.
  public var freeStreetParking: Bool? { record.freeStreetParking }

  /// A garage, for a fee.
  public var paidGarageParking: Bool? { record.paidGarageParking }

  /// A car park, for a fee.
  public var paidParkingLot: Bool? { record.paidParkingLot }

  /// The street, for a fee.
  public var paidStreetParking: Bool? { record.paidStreetParking }

  /// Someone parks the car.
  public var valetParking: Bool? { record.valetParking }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "ParkingOptions",
      [
        "freeGarageParking": freeGarageParking, "freeParkingLot": freeParkingLot,
        "freeStreetParking": freeStreetParking, "paidGarageParking": paidGarageParking,
        "paidParkingLot": paidParkingLot, "paidStreetParking": paidStreetParking,
        "valetParking": valetParking,
      ])
  }
}
