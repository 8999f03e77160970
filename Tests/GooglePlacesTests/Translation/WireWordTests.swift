import Foundation
import GooglePlaces
import Testing

@Suite("Words of the service and the cases they become")
struct WireWordTests {
  @Test(
    "Business statuses",
    arguments: [
      ("OPERATIONAL", .operational), ("CLOSED_TEMPORARILY", .closedTemporarily),
      ("CLOSED_PERMANENTLY", .closedPermanently), ("FUTURE_OPENING", .unknown),
      ("BUSINESS_STATUS_UNSPECIFIED", .unknown), ("X", .unknown), ("", .unknown),
      ("operational", .unknown),
    ] as [(String, GMSPlacesBusinessStatus)])
  func businessStatus(word: String, status: GMSPlacesBusinessStatus) throws {
    #expect(try GMSPlace.reading(#"{"businessStatus": "\#(word)"}"#).businessStatus == status)
  }

  @Test(
    "Price levels",
    arguments: [
      ("PRICE_LEVEL_FREE", .free), ("PRICE_LEVEL_INEXPENSIVE", .cheap),
      ("PRICE_LEVEL_MODERATE", .medium), ("PRICE_LEVEL_EXPENSIVE", .high),
      ("PRICE_LEVEL_VERY_EXPENSIVE", .expensive), ("PRICE_LEVEL_UNSPECIFIED", .unknown),
      ("PRICE_LEVEL_ABSURD", .unknown),
    ] as [(String, GMSPlacesPriceLevel)])
  func priceLevel(word: String, level: GMSPlacesPriceLevel) throws {
    #expect(try GMSPlace.reading(#"{"priceLevel": "\#(word)"}"#).priceLevel == level)
  }

  @Test(
    "Hours types",
    arguments: [
      ("ACCESS", .access), ("BREAKFAST", .breakfast), ("BRUNCH", .brunch), ("LUNCH", .lunch),
      ("DINNER", .dinner), ("SENIOR_HOURS", .seniorHours), ("PICKUP", .pickup),
      ("TAKEOUT", .takeout), ("DELIVERY", .delivery), ("KITCHEN", .kitchen),
      ("ONLINE_SERVICE_HOURS", .onlineServiceHours), ("DRIVE_THROUGH", .driveThrough),
      ("HAPPY_HOUR", .happyHour), ("SECONDARY_HOURS_TYPE_UNSPECIFIED", .unknown),
      ("MIDNIGHT_SNACK", .unknown),
    ] as [(String, GMSPlaceHoursType)])
  func hoursType(word: String, type: GMSPlaceHoursType) throws {
    let place = try GMSPlace.reading(
      #"{"currentSecondaryOpeningHours": [{"secondaryHoursType": "\#(word)"}]}"#)
    #expect(place.secondaryOpeningHours.map(\.hoursType) == [type])
  }

  @Test(
    "Plugs",
    arguments: [
      ("J1772", .J1772), ("TYPE_2", .type2), ("CHADEMO", .chaDeMO), ("CCS_COMBO_1", .ccsCombo1),
      ("CCS_COMBO_2", .ccsCombo2), ("NACS", .NACS), ("TESLA", .tesla),
      ("UNSPECIFIED_GB_T", .unspecifiedGBT), ("UNSPECIFIED_WALL_OUTLET", .unspecifiedWallOutlet),
      ("OTHER", .other), ("UNSPECIFIED", .unspecified), ("WIRELESS", .unspecified),
    ] as [(String, GMSPlaceEVConnectorType)])
  func connector(word: String, type: GMSPlaceEVConnectorType) throws {
    let place = try GMSPlace.reading(
      #"{"evChargeOptions": {"connectorAggregation": [{"type": "EV_CONNECTOR_TYPE_\#(word)"}]}}"#)
    #expect(place.evChargeOptions?.connectorAggregations?.map(\.type) == [type])
  }

  @Test(
    "Fuels",
    arguments: [
      ("DIESEL", .diesel), ("DIESEL_PLUS", .dieselPlus), ("REGULAR_UNLEADED", .regularUnleaded),
      ("MIDGRADE", .midgrade), ("PREMIUM", .premium), ("SP91", .SP91), ("SP91_E10", .SP91E10),
      ("SP92", .SP92), ("SP95", .SP95), ("SP95_E10", .SP95E10), ("SP98", .SP98), ("SP99", .SP99),
      ("SP100", .SP100), ("LPG", .LPG), ("E80", .E80), ("E85", .E85), ("E100", .E100),
      ("METHANE", .methane), ("BIO_DIESEL", .bioDiesel), ("TRUCK_DIESEL", .truckDiesel),
      ("FUEL_TYPE_UNSPECIFIED", .unspecified), ("HYDROGEN", .unspecified),
    ] as [(String, GMSPlaceFuelType)])
  func fuel(word: String, type: GMSPlaceFuelType) throws {
    let place = try GMSPlace.reading(#"{"fuelOptions": {"fuelPrices": [{"type": "\#(word)"}]}}"#)
    #expect(place.fuelOptions?.fuelPrices.map(\.type) == [type])
  }

  @Test(
    "Landmark relationships, of which near is the one for words not known",
    arguments: [
      ("NEAR", .near), ("WITHIN", .within), ("BESIDE", .beside),
      ("ACROSS_THE_ROAD", .acrossTheRoad), ("DOWN_THE_ROAD", .downTheRoad),
      ("AROUND_THE_CORNER", .aroundTheCorner), ("BEHIND", .behind), ("ABOVE", .near),
    ] as [(String, GMSPlaceLandmarkSpatialRelationship)])
  func relationship(word: String, expected: GMSPlaceLandmarkSpatialRelationship) throws {
    let place = try GMSPlace.reading(
      #"{"addressDescriptor": {"landmarks": [{"spatialRelationship": "\#(word)"}]}}"#)
    #expect(place.addressDescriptor?.landmarks.map(\.spatialRelationship) == [expected])
  }

  @Test(
    "Area containments",
    arguments: [
      ("WITHIN", .within), ("OUTSKIRTS", .outskirts), ("NEAR", .near),
      ("CONTAINMENT_UNSPECIFIED", .unspecified), ("OPPOSITE", .unspecified),
    ] as [(String, GMSPlaceAreaContainment)])
  func containment(word: String, expected: GMSPlaceAreaContainment) throws {
    let place = try GMSPlace.reading(
      #"{"addressDescriptor": {"areas": [{"containment": "\#(word)"}]}}"#)
    #expect(place.addressDescriptor?.areas.map(\.containment) == [expected])
  }

  @Test(
    "Days, numbered from 0 for Sunday",
    arguments: [
      (0, .sunday), (1, .monday), (2, .tuesday), (3, .wednesday), (4, .thursday), (5, .friday),
      (6, .saturday),
    ] as [(Int, GMSDayOfWeek)])
  func day(number: Int, expected: GMSDayOfWeek) throws {
    let place = try GMSPlace.reading(
      #"{"regularOpeningHours": {"periods": [{"open": {"day": \#(number)}}]}}"#)
    #expect(place.openingHours?.periods.first?.openEvent.day == expected)
  }
}
