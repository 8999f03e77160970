import Testing

@testable import PlacesCore

/// What is sent and what is left out when a value is the default of its type.
@Suite("Presence of values in Places API (New)")
struct PresenceNewTests {
  @Test(
    "A zero in a point of the week is sent, and one that is missing reads as zero",
    arguments: [
      #"{"day": 0, "hour": 0, "minute": 0}"#, "{}", #"{"day": 0}"#, #"{"hour": 0, "minute": 0}"#,
    ])
  func pointsOfTheWeek(point: String) throws {
    let place = try PlaceRecord.new(
      "{\"regularOpeningHours\": {\"periods\": [{\"open\": \(point)}]}}")
    #expect(
      place.openingHours?.periods == [
        HoursPeriodRecord(open: .init(day: 0, hour: 0, minute: 0), close: nil)
      ])
  }

  @Test("What is left out at its default reads as the default")
  func leftOut() throws {
    let place = try PlaceRecord.new(
      """
      {"currentOpeningHours": {"periods": [{"open": {"day": 1, "hour": 2, "minute": 3,
         "date": {}}}]},
       "openingDate": {"year": 2027, "month": 3},
       "location": {"longitude": 13.5},
       "photos": [{"name": "places/x/photos/p"}],
       "evChargeOptions": {"connectorAggregation": [{"type": "EV_CONNECTOR_TYPE_TESLA"}]},
       "addressDescriptor": {"landmarks": [{"placeId": "x"}]},
       "displayName": {"languageCode": "en"}}
      """)
    let point = try #require(place.currentOpeningHours?.periods?.first?.open)
    #expect(!point.isTruncated)
    #expect(point.date == CalendarDayRecord(year: 0, month: 0, day: 0))
    #expect(place.openingDate == CalendarDayRecord(year: 2027, month: 3, day: 0))
    #expect(place.coordinate == CoordinateRecord(latitude: 0, longitude: 13.5))
    #expect(place.photos?.map(\.width) == [0])
    #expect(place.photos?.map(\.height) == [0])
    #expect(place.photos?.map(\.authorAttributions) == [[]])
    #expect(place.evChargeOptions?.connectorCount == 0)
    #expect(place.evChargeOptions?.connectorAggregations.map(\.count) == [0])
    #expect(place.addressDescriptor?.landmarks.map(\.spatialRelationship) == [.near])
    #expect(place.name == LocalizedTextRecord(text: "", languageCode: "en"))
  }

  @Test("A rating that is left out is none, not zero")
  func ratings() throws {
    let place = try PlaceRecord.new(#"{"reviews": [{}]}"#)
    #expect(place.rating == nil)
    #expect(place.reviews?.map(\.rating) == [nil])
  }

  @Test("What is sent even at its default is known: no is not the same as not said")
  func sentAtDefault() throws {
    let place = try PlaceRecord.new(
      """
      {"utcOffsetMinutes": 0, "userRatingCount": 0, "takeout": false,
       "currentOpeningHours": {"openNow": false},
       "paymentOptions": {"acceptsNfc": false},
       "evChargeOptions": {"connectorAggregation": [{"availableCount": 0,
         "outOfServiceCount": 0}, {}]},
       "addressDescriptor": {"landmarks": [{"travelDistanceMeters": 0}, {}]}}
      """)
    #expect(place.utcOffsetMinutes == 0)
    #expect(place.userRatingsTotal == 0)
    #expect(place.attributes == [.takeout: false])
    #expect(place.currentOpeningHours?.isOpenNow == false)
    #expect(place.paymentOptions == PaymentRecord(acceptsNFC: false))
    #expect(place.evChargeOptions?.connectorAggregations.map(\.availableCount) == [0, nil])
    #expect(place.evChargeOptions?.connectorAggregations.map(\.outOfServiceCount) == [0, nil])
    #expect(place.addressDescriptor?.landmarks.map(\.travelDistanceMeters) == [0, nil])
  }

  @Test("Hours that do not say whether it is open now leave it open")
  func openNow() throws {
    let place = try PlaceRecord.new(#"{"currentOpeningHours": {}}"#)
    #expect(place.currentOpeningHours == HoursRecord())
    #expect(place.currentOpeningHours?.isOpenNow == nil)
  }

  @Test("An empty location is the point (0, 0), and no location is none")
  func emptyMessages() throws {
    let origin = try PlaceRecord.new(#"{"location": {}, "viewport": {"low": {}, "high": {}}}"#)
    #expect(origin.coordinate == CoordinateRecord(latitude: 0, longitude: 0))
    #expect(origin.viewport?.low == CoordinateRecord(latitude: 0, longitude: 0))
    #expect(origin.availability(of: .coordinate) == .present)
    let nowhere = try PlaceRecord.new(#"{"pureServiceAreaBusiness": true}"#)
    #expect(nowhere.coordinate == nil)
    #expect(nowhere.availability(of: .coordinate) == .noData)
  }

  @Test("A 64-bit number is read as text or as number", arguments: ["\"10\"", "10", "10.0"])
  func units(units: String) throws {
    let place = try PlaceRecord.new("{\"priceRange\": {\"startPrice\": {\"units\": \(units)}}}")
    #expect(place.priceRange?.startPrice == MoneyRecord(currencyCode: "", units: 10, nanos: 0))
  }

  @Test("Hours without periods are not hours with an empty list of them")
  func periods() throws {
    #expect(try PlaceRecord.new(#"{"regularOpeningHours": {}}"#).openingHours?.periods == nil)
    #expect(
      try PlaceRecord.new(#"{"regularOpeningHours": {"periods": []}}"#).openingHours?.periods == [])
  }
}
