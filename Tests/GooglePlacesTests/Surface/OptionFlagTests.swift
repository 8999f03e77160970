import GooglePlaces
import Testing

/// A yes-or-no member of one of the option classes, with its wire name.
struct OptionFlag: Sendable, CustomTestStringConvertible {
  let group: String
  let name: String
  let read: @Sendable (GMSPlace) -> GMSBooleanPlaceAttribute?

  var testDescription: String { "\(group).\(name)" }

  init(
    _ group: String, _ name: String,
    _ read: @escaping @Sendable (GMSPlace) -> GMSBooleanPlaceAttribute?
  ) {
    self.group = group
    self.name = name
    self.read = read
  }

  static let all = accessibility + parking + payment

  private static let accessibility: [OptionFlag] = [
    .init("accessibilityOptions", "wheelchairAccessibleParking") {
      $0.accessibilityOptions?.wheelchairAccessibleParking
    },
    .init("accessibilityOptions", "wheelchairAccessibleEntrance") {
      $0.accessibilityOptions?.wheelchairAccessibleEntrance
    },
    .init("accessibilityOptions", "wheelchairAccessibleRestroom") {
      $0.accessibilityOptions?.wheelchairAccessibleRestroom
    },
    .init("accessibilityOptions", "wheelchairAccessibleSeating") {
      $0.accessibilityOptions?.wheelchairAccessibleSeating
    },
  ]

  private static let parking: [OptionFlag] = [
    .init("parkingOptions", "freeParkingLot") { $0.parkingOptions?.freeParkingLot },
    .init("parkingOptions", "paidParkingLot") { $0.parkingOptions?.paidParkingLot },
    .init("parkingOptions", "freeStreetParking") { $0.parkingOptions?.freeStreetParking },
    .init("parkingOptions", "paidStreetParking") { $0.parkingOptions?.paidStreetParking },
    .init("parkingOptions", "freeGarageParking") { $0.parkingOptions?.freeGarageParking },
    .init("parkingOptions", "paidGarageParking") { $0.parkingOptions?.paidGarageParking },
    .init("parkingOptions", "valetParking") { $0.parkingOptions?.valetParking },
  ]

  private static let payment: [OptionFlag] = [
    .init("paymentOptions", "acceptsCashOnly") { $0.paymentOptions?.acceptsCashOnly },
    .init("paymentOptions", "acceptsCreditCards") { $0.paymentOptions?.acceptsCreditCards },
    .init("paymentOptions", "acceptsDebitCards") { $0.paymentOptions?.acceptsDebitCards },
    .init("paymentOptions", "acceptsNfc") { $0.paymentOptions?.acceptsNFC },
  ]
}

@Suite("GMSPlaceAccessibilityOptions, GMSPlaceParkingOptions and GMSPlacePaymentOptions")
struct OptionFlagTests {
  @Test(
    "A flag reads its own fact, and yes and no are apart", arguments: OptionFlag.all, [true, false])
  func own(flag: OptionFlag, fact: Bool) throws {
    let place = try GMSPlace.reading(#"{"\#(flag.group)": {"\#(flag.name)": \#(fact)}}"#)
    #expect(flag.read(place) == (fact ? .true : .false))
    let said = OptionFlag.all.filter { $0.read(place) ?? .unknown != .unknown }
    #expect(said.map(\.testDescription) == [flag.testDescription])
  }

  @Test("A flag that was not said is unknown in its options", arguments: OptionFlag.all)
  func notSaid(flag: OptionFlag) throws {
    let place = try GMSPlace.reading(#"{"\#(flag.group)": {}}"#)
    #expect(flag.read(place) == .unknown)
  }
}
