import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlace: what stands for nothing")
struct GMSPlaceSentinelTests {
  @Test("The members listed here are those that properties ask for")
  func coverage() {
    #expect(Set(PlaceMember.all.map(\.property.rawValue)) == Set(GMSPlacePropertyArray()))
    #expect(PlaceMember.all.count == 64)
  }

  @Test("A member that was not requested is unset and says so", arguments: PlaceMember.all)
  func notRequested(member: PlaceMember) throws {
    let place = try GMSPlace.reading(fullPlace, requested: [])
    #expect(member.isUnset(place))
    #expect(place.availability(of: member.property) == .notRequested)
  }

  @Test(
    "A member that was requested and has no data is unset and says so", arguments: PlaceMember.all)
  func noData(member: PlaceMember) throws {
    let place = try GMSPlace.reading("{}")
    #expect(member.isUnset(place))
    #expect(place.availability(of: member.property) == .noData)
  }

  @Test("Null reads as no data", arguments: PlaceMember.all)
  func null(member: PlaceMember) throws {
    let path = try #require(PlaceField(property: member.property.rawValue)?.row.newName)
    let name = path.prefix { $0 != "." }
    let place = try GMSPlace.reading(#"{"\#(name)": null}"#)
    #expect(member.isUnset(place))
    #expect(place.availability(of: member.property) == .noData)
  }

  @Test("A member that alone was requested is set, and no other is", arguments: PlaceMember.all)
  func onlyOne(member: PlaceMember) throws {
    let place = try GMSPlace.reading(fullPlace, requested: [member.property])
    let set = PlaceMember.all.filter { !$0.isUnset(place) }.map(\.property)
    #expect(set == [member.property])
    #expect(place.availability(of: member.property) == .present)
  }

  @Test("Attributions are no property and never requested alone, nil when there are none")
  func attributions() throws {
    #expect(try GMSPlace.reading("{}").attributions == nil)
    #expect(try GMSPlace.reading(#"{"attributions": []}"#, requested: []).attributions == nil)
  }

  /// One place that has every property, with values that no sentinel equals.
  private let fullPlace = """
    {
      "displayName": {"text": "n"}, "id": "i", "plusCode": {}, "location": {},
      "regularOpeningHours": {}, "internationalPhoneNumber": "+1", "formattedAddress": "a",
      "rating": 1, "priceLevel": "PRICE_LEVEL_FREE", "types": [], "websiteUri": "https://a.example",
      "viewport": {"low": {}, "high": {}}, "addressComponents": [], "photos": [],
      "userRatingCount": 1, "utcOffsetMinutes": 0, "businessStatus": "OPERATIONAL",
      "iconMaskBaseUri": "https://a.example/i", "iconBackgroundColor": "#000000",
      "takeout": false, "delivery": false, "dineIn": false, "curbsidePickup": false,
      "reservable": false, "servesBreakfast": false, "servesLunch": false, "servesDinner": false,
      "servesBeer": false, "servesWine": false, "servesBrunch": false,
      "servesVegetarianFood": false,
      "accessibilityOptions": {"wheelchairAccessibleEntrance": false},
      "currentOpeningHours": {}, "currentSecondaryOpeningHours": [{}],
      "editorialSummary": {"text": "e"}, "reviews": [], "pureServiceAreaBusiness": false,
      "evChargeOptions": {}, "parkingOptions": {}, "evChargeAmenitySummary": {},
      "generativeSummary": {}, "neighborhoodSummary": {}, "reviewSummary": {},
      "consumerAlert": {}, "outdoorSeating": false, "liveMusic": false, "menuForChildren": false,
      "servesCocktails": false, "servesDessert": false, "servesCoffee": false,
      "goodForChildren": false, "allowsDogs": false, "restroom": false, "goodForGroups": false,
      "goodForWatchingSports": false, "fuelOptions": {}, "paymentOptions": {},
      "googleMapsLinks": {}, "containingPlaces": [], "addressDescriptor": {}, "priceRange": {},
      "timeZone": {"id": "Europe/Paris"}, "postalAddress": {}
    }
    """
}

@Suite("GMSPlace: yes, no and not said")
struct GMSPlaceFlagTests {
  @Test(
    "A flag reads its own fact, and yes and no are apart", arguments: PlaceFlag.all, [true, false])
  func own(flag: PlaceFlag, fact: Bool) throws {
    let json =
      flag.property == .wheelchairAccessibleEntrance
      ? #"{"accessibilityOptions": {"wheelchairAccessibleEntrance": \#(fact)}}"#
      : #"{"\#(flag.property.rawValue)": \#(fact)}"#
    let place = try GMSPlace.reading(json)
    #expect(flag.read(place) == (fact ? .true : .false))
    let said = PlaceFlag.all.filter { $0.read(place) != .unknown }.map(\.property)
    #expect(said == [flag.property])
  }
}

@Suite("GMSPlace: a full place from the service")
struct GMSPlaceTests {
  private func hotel() async throws -> GMSPlace {
    let client = GMSPlacesClient.embedded
    let request = GMSFetchPlaceRequest(
      placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeProperties: [GMSPlaceProperty.all.rawValue],
      sessionToken: nil)
    return try #require(await Answer.of { client.fetchPlace(with: request, callback: $0) }.place)
  }

  @Test("The hotel has every property but what charging and filling stations have")
  func properties() async throws {
    let place = try await hotel()
    let unset = PlaceMember.all.filter { $0.isUnset(place) }.map(\.property)
    #expect(Set(unset) == [.evChargeOptions, .evChargeAmenitySummary, .fuelOptions])
  }

  @Test("Texts are those the service sent")
  func texts() async throws {
    let place = try await hotel()
    #expect(place.name == "Sample Riverside Hotel")
    #expect(place.placeID == "ChIJV4k8_9UodTERU5KXbkYpSYs")
    #expect(place.phoneNumber == "+84 28 0000 0101")
    #expect(
      place.formattedAddress
        == "123 Sample Street, Bến Nghé, Quận 1, Hồ Chí Minh 700000, Vietnam")
    #expect(
      place.editorialSummary == "An invented hotel by the river, with a roof terrace and a pool.")
    #expect(place.types == ["hotel", "lodging", "point_of_interest", "establishment"])
  }

  @Test("Numbers keep their types and levels")
  func numbers() async throws {
    let place = try await hotel()
    #expect(place.rating == Float(4.6))
    #expect(place.userRatingsTotal == 1287)
    #expect(place.priceLevel == .expensive)
    #expect(place.businessStatus == .operational)
    #expect(place.utcOffsetMinutes == NSNumber(value: 420))
    #expect(place.timeZone == TimeZone(identifier: "Asia/Ho_Chi_Minh"))
    #expect(place.coordinate.angles == [10.773125, 106.704875])
    #expect(place.viewportInfo?.southWest.angles == [10.771776, 106.703526])
    #expect(place.viewportInfo?.northEast.angles == [10.774474, 106.706224])
    #expect(place.plusCode?.globalCode == "7P28QPF3+7X")
  }

  @Test("Links, icon and colour are ready to use")
  func links() async throws {
    let place = try await hotel()
    #expect(place.website == URL(string: "https://example.com/riverside-hotel"))
    #expect(place.iconImageURL == URL(string: "https://example.com/icons/hotel_pinlet.png"))
    let colour = UIColor(red: 0x90 / 255, green: 0x9C / 255, blue: 0xE1 / 255, alpha: 1)
    #expect(place.iconBackgroundColor == colour)
    #expect(place.attributions?.string == "Sample Listings")
    #expect(
      place.googleMapsLinks?.placeURL
        == URL(string: "https://maps.google.com/?cid=1000000000000000001"))
  }

  @Test("Hours of all three kinds are there")
  func hours() async throws {
    let place = try await hotel()
    #expect(place.openingHours?.periods.count == 1)
    #expect(place.openingHours?.periods.first?.closeEvent == nil)
    #expect(place.openingHours?.hoursType == .unknown)
    let current = try #require(place.currentOpeningHours?.periods.first)
    #expect(current.openEvent.truncated && current.closeEvent?.truncated == true)
    #expect(place.secondaryOpeningHours.map(\.hoursType) == [.breakfast])
  }

  @Test("Lists and nested values are there")
  func lists() async throws {
    let place = try await hotel()
    #expect(place.addressComponents?.count == 7)
    #expect(place.photos?.count == 3)
    #expect(place.reviews?.map(\.rating) == [5, 4, 5, 3, 1])
    #expect(place.containingPlaces?.map(\.placeID) == ["ChIJSampleRiverBlock0000105"])
    #expect(place.addressDescriptor?.landmarks.count == 2)
    #expect(place.postalAddress?.recipients == ["Front desk"])
    #expect(place.priceRange?.endPrice?.units == 4_000_000)
    #expect(place.generativeSummary?.overviewLanguageCode == "en")
    #expect(place.neighborhoodSummary?.detailDescription?.referencedPlaceIDs.count == 2)
    #expect(place.reviewSummary?.text == "Sample guests like the breakfast and the view.")
    #expect(place.consumerAlert?.details?.title == "Sample alert")
    #expect(place.parkingOptions?.valetParking == .true)
    #expect(place.paymentOptions?.acceptsCashOnly == .false)
    #expect(place.accessibilityOptions?.wheelchairAccessibleParking == .false)
  }

  @Test("The ID is that of the answer, also when another was asked for")
  func movedID() async throws {
    let transport = CannedTransport(body: #"{"id": "ChIJNew"}"#)
    let client = GMSPlacesClient.on(transport)
    let answer = await Answer.of {
      client.fetchPlace(
        fromPlaceID: "ChIJOld", placeFields: .placeID, sessionToken: nil, callback: $0)
    }
    #expect(answer.place?.placeID == "ChIJNew")
  }
}

@Suite("GMSPlace: single values")
struct GMSPlaceValueTests {
  @Test("A count below zero reads as none")
  func negativeCount() throws {
    #expect(try GMSPlace.reading(#"{"userRatingCount": -4}"#).userRatingsTotal == 0)
  }

  @Test("An offset of zero is said, which no offset is not")
  func zeroOffset() throws {
    #expect(try GMSPlace.reading(#"{"utcOffsetMinutes": 0}"#).utcOffsetMinutes == 0)
    #expect(try GMSPlace.reading(#"{"utcOffsetMinutes": -570}"#).utcOffsetMinutes == -570)
  }

  @Test("A position that is sent empty is the point (0, 0), which is valid")
  func originPoint() throws {
    let coordinate = try GMSPlace.reading(#"{"location": {}}"#).coordinate
    #expect(coordinate.angles == [0, 0])
    #expect(CLLocationCoordinate2DIsValid(coordinate))
    #expect(try !CLLocationCoordinate2DIsValid(GMSPlace.reading("{}").coordinate))
  }

  @Test("Types of any word are kept, in the order sent")
  func unknownTypes() throws {
    #expect(
      try GMSPlace.reading(#"{"types": ["brand_new", "cafe"]}"#).types == ["brand_new", "cafe"])
    #expect(try GMSPlace.reading(#"{"types": []}"#).types == [])
  }

  @Test("A time zone this system has no data for is nil", arguments: ["", "Mars/Base", "../etc"])
  func badZone(id: String) throws {
    #expect(try GMSPlace.reading(#"{"timeZone": {"id": "\#(id)"}}"#).timeZone == nil)
  }

  @Test("An icon without a base is none, and its suffix is .png")
  func icon() throws {
    let place = try GMSPlace.reading(#"{"iconMaskBaseUri": "//icons.example/cafe"}"#)
    #expect(place.iconImageURL?.absoluteString == "https://icons.example/cafe.png")
  }

  @Test("A place without photos has an empty list when one was sent and nil when none was")
  func noPhotos() throws {
    #expect(try GMSPlace.reading(#"{"photos": []}"#).photos == [])
    #expect(try GMSPlace.reading("{}").photos == nil)
  }
}

@Suite("GMSPlace: equality")
struct GMSPlaceEqualityTests {
  @Test("Two places that say the same are equal and hash alike")
  func equal() throws {
    let json = #"{"id": "a", "photos": [{"name": "p"}]}"#
    let (one, other) = (try GMSPlace.reading(json), try GMSPlace.reading(json))
    #expect(one !== other)
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(Set([one, other]).count == 1)
  }

  @Test(
    "Another value and another set of requested fields make another place, another instant does not"
  )
  func different() throws {
    let place = try GMSPlace.reading(#"{"id": "a"}"#)
    #expect(try place != GMSPlace.reading(#"{"id": "b"}"#))
    #expect(try place != GMSPlace.reading(#"{"id": "a"}"#, requested: [.placeID]))
    #expect(try place == GMSPlace(json: Data(#"{"id": "a"}"#.utf8), receivedAt: .distantPast))
    #expect(!place.isEqual(nil))
    #expect(!place.isEqual("a"))
  }

  @Test("A part of a place is found again in its list")
  func firstIndex() async throws {
    let place = try GMSPlace.reading(
      #"{"photos": [{"name": "a"}, {"name": "b"}], "reviews": [{"name": "r"}]}"#)
    let photo = try #require(place.photos?.last)
    #expect(place.photos?.firstIndex(of: photo) == 1)
    let review = try #require(place.reviews?.first)
    #expect(place.reviews?.firstIndex(of: review) == 0)
  }
}
