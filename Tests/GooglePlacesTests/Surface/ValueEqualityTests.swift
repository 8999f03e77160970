import Foundation
import GooglePlaces
import Testing

@Suite("Equality of the classes a place hands out")
struct ValueEqualityTests {
  @Test("Objects are equal by value and hash alike", arguments: ValueClass.all)
  func equal(row: ValueClass) throws {
    let one = try row.object(row.json)
    let same = try row.object(row.json)
    #expect(one !== same)
    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(Set([one, same]).count == 1)
  }

  @Test("Objects with another value are not equal", arguments: ValueClass.all)
  func different(row: ValueClass) throws {
    #expect(try row.object(row.json) != row.object(row.otherJSON))
  }

  @Test("An object equals neither nil nor an object of another class", arguments: ValueClass.all)
  func otherClass(row: ValueClass) throws {
    let object = try row.object(row.json)
    #expect(!object.isEqual(nil))
    #expect(!object.isEqual(NSObject()))
  }

  @Test("Every class is here once")
  func coverage() {
    #expect(Set(ValueClass.all.map(\.name)).count == ValueClass.all.count)
  }
}

/// A class that a place hands out, with two places in which its object differs.
struct ValueClass: Sendable, CustomTestStringConvertible {
  let name: String
  let json: String
  let otherJSON: String
  let read: @Sendable (GMSPlace) -> NSObject?

  var testDescription: String { name }

  init(
    _ name: String, _ json: String, _ otherJSON: String,
    _ read: @escaping @Sendable (GMSPlace) -> NSObject?
  ) {
    self.name = name
    self.json = json
    self.otherJSON = otherJSON
    self.read = read
  }

  /// The object in a place.
  func object(_ json: String) throws -> NSObject {
    try #require(try read(.reading(json)))
  }

  static let all = addresses + hours + people + options + texts

  private static let addresses: [ValueClass] = [
    .init(
      "GMSAddressComponent", #"{"addressComponents": [{"longText": "a"}]}"#,
      #"{"addressComponents": [{"longText": "b"}]}"#
    ) { $0.addressComponents?.first },
    .init(
      "GMSPlusCode", #"{"plusCode": {"globalCode": "a"}}"#, #"{"plusCode": {"globalCode": "b"}}"#
    ) { $0.plusCode },
    .init(
      "GMSPlaceViewportInfo", #"{"viewport": {"low": {}, "high": {}}}"#,
      #"{"viewport": {"low": {}, "high": {"latitude": 1}}}"#
    ) { $0.viewportInfo },
    .init(
      "GMSPlacePostalAddress", #"{"postalAddress": {"locality": "a"}}"#,
      #"{"postalAddress": {"locality": "b"}}"#
    ) { $0.postalAddress },
    .init(
      "GMSPlaceAddressDescriptor", #"{"addressDescriptor": {"areas": [{}]}}"#,
      #"{"addressDescriptor": {"areas": []}}"#
    ) { $0.addressDescriptor },
    .init(
      "GMSPlaceLandmark", #"{"addressDescriptor": {"landmarks": [{"placeId": "a"}]}}"#,
      #"{"addressDescriptor": {"landmarks": [{"placeId": "b"}]}}"#
    ) { $0.addressDescriptor?.landmarks.first },
    .init(
      "GMSPlaceArea", #"{"addressDescriptor": {"areas": [{"placeId": "a"}]}}"#,
      #"{"addressDescriptor": {"areas": [{"placeId": "b"}]}}"#
    ) { $0.addressDescriptor?.areas.first },
    .init(
      "GMSPlaceContainingPlace", #"{"containingPlaces": [{"id": "a"}]}"#,
      #"{"containingPlaces": [{"id": "b"}]}"#
    ) { $0.containingPlaces?.first },
    .init(
      "GMSPlaceGoogleMapsLinks", #"{"googleMapsLinks": {"placeUri": "a"}}"#,
      #"{"googleMapsLinks": {"placeUri": "b"}}"#
    ) { $0.googleMapsLinks },
  ]

  private static let hours: [ValueClass] = [
    .init(
      "GMSOpeningHours", #"{"regularOpeningHours": {"periods": []}}"#,
      #"{"regularOpeningHours": {}}"#
    ) { $0.openingHours },
    .init("GMSPeriod", openAt("9"), openAt("10")) { $0.openingHours?.periods.first },
    .init("GMSEvent", openAt("9"), openAt("10")) { $0.openingHours?.periods.first?.openEvent },
    .init("GMSTime", openAt("9"), openAt("10")) {
      $0.openingHours?.periods.first?.openEvent.time
    },
    .init(
      "GMSPlaceSpecialDay", #"{"currentOpeningHours": {"specialDays": [{"date": {"day": 1}}]}}"#,
      #"{"currentOpeningHours": {"specialDays": [{"date": {"day": 2}}]}}"#
    ) { $0.currentOpeningHours?.specialDays?.first },
  ]

  private static func openAt(_ hour: String) -> String {
    #"{"regularOpeningHours": {"periods": [{"open": {"day": 1, "hour": \#(hour)}}]}}"#
  }

  private static let people: [ValueClass] = [
    .init(
      "GMSPlacePhotoMetadata", #"{"photos": [{"name": "a"}]}"#, #"{"photos": [{"name": "b"}]}"#
    ) { $0.photos?.first },
    .init("GMSPlaceReview", #"{"reviews": [{"rating": 1}]}"#, #"{"reviews": [{"rating": 2}]}"#) {
      $0.reviews?.first
    },
    .init(
      "GMSPlaceAuthorAttribution",
      #"{"photos": [{"authorAttributions": [{"displayName": "a"}]}]}"#,
      #"{"photos": [{"authorAttributions": [{"displayName": "b"}]}]}"#
    ) { $0.photos?.first?.authorAttributions?.first },
  ]

  private static let options: [ValueClass] = [
    .init(
      "GMSPlaceAccessibilityOptions",
      #"{"accessibilityOptions": {"wheelchairAccessibleSeating": false}}"#,
      #"{"accessibilityOptions": {}}"#
    ) { $0.accessibilityOptions },
    .init(
      "GMSPlaceParkingOptions", #"{"parkingOptions": {"valetParking": false}}"#,
      #"{"parkingOptions": {}}"#
    ) { $0.parkingOptions },
    .init(
      "GMSPlacePaymentOptions", #"{"paymentOptions": {"acceptsNfc": false}}"#,
      #"{"paymentOptions": {}}"#
    ) { $0.paymentOptions },
    .init(
      "GMSPlaceEVChargeOptions", #"{"evChargeOptions": {"connectorCount": 1}}"#,
      #"{"evChargeOptions": {"connectorCount": 2}}"#
    ) { $0.evChargeOptions },
    .init(
      "GMSPlaceConnectorAggregation", #"{"evChargeOptions": {"connectorAggregation": [{}]}}"#,
      #"{"evChargeOptions": {"connectorAggregation": [{"count": 1}]}}"#
    ) { $0.evChargeOptions?.connectorAggregations?.first },
    .init(
      "GMSPlaceFuelOptions", #"{"fuelOptions": {"fuelPrices": [{"type": "E85"}]}}"#,
      #"{"fuelOptions": {}}"#
    ) { $0.fuelOptions },
    .init(
      "GMSPlaceFuelPrice", #"{"fuelOptions": {"fuelPrices": [{"type": "E85"}]}}"#,
      #"{"fuelOptions": {"fuelPrices": [{"type": "E80"}]}}"#
    ) { $0.fuelOptions?.fuelPrices.first },
    .init(
      "GMSPlacePriceRange", #"{"priceRange": {"startPrice": {}}}"#, #"{"priceRange": {}}"#
    ) { $0.priceRange },
    .init(
      "GMSPlaceMoney", #"{"priceRange": {"startPrice": {"units": "1"}}}"#,
      #"{"priceRange": {"startPrice": {"units": "2"}}}"#
    ) { $0.priceRange?.startPrice },
  ]

  private static let texts: [ValueClass] = [
    .init(
      "GMSPlaceGenerativeSummary", #"{"generativeSummary": {"overview": {"text": "a"}}}"#,
      #"{"generativeSummary": {"overview": {"text": "b"}}}"#
    ) { $0.generativeSummary },
    .init(
      "GMSPlaceReviewSummary", #"{"reviewSummary": {"text": {"text": "a"}}}"#,
      #"{"reviewSummary": {"text": {"text": "b"}}}"#
    ) { $0.reviewSummary },
    .init(
      "GMSPlaceNeighborhoodSummary", #"{"neighborhoodSummary": {"overview": {}}}"#,
      #"{"neighborhoodSummary": {}}"#
    ) { $0.neighborhoodSummary },
    .init(
      "GMSPlaceEVChargeAmenitySummary", #"{"evChargeAmenitySummary": {"store": {}}}"#,
      #"{"evChargeAmenitySummary": {"coffee": {}}}"#
    ) { $0.evChargeAmenitySummary },
    .init(
      "GMSPlaceContentBlock",
      #"{"neighborhoodSummary": {"overview": {"content": {"text": "a"}}}}"#,
      #"{"neighborhoodSummary": {"overview": {"content": {"text": "b"}}}}"#
    ) { $0.neighborhoodSummary?.overview },
    .init(
      "GMSPlaceConsumerAlert", #"{"consumerAlert": {"overview": "a"}}"#,
      #"{"consumerAlert": {"overview": "b"}}"#
    ) { $0.consumerAlert },
    .init(
      "GMSPlaceConsumerAlertDetails", #"{"consumerAlert": {"details": {"title": "a"}}}"#,
      #"{"consumerAlert": {"details": {"title": "b"}}}"#
    ) { $0.consumerAlert?.details },
  ]
}
