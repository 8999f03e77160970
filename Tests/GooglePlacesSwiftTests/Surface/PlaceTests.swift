import Foundation
import PlacesCore
import PlacesPlatform
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct PlaceTests {
  private static let full = #"""
    {"id": "id", "displayName": {"text": "Sample", "languageCode": "en"},
     "location": {"latitude": 48.5, "longitude": -2.25}, "rating": 4.5, "userRatingCount": 12,
     "priceLevel": "PRICE_LEVEL_MODERATE", "types": ["cafe", "brand_new"],
     "businessStatus": "OPERATIONAL", "websiteUri": "https://example.com",
     "internationalPhoneNumber": "+1 555-0100", "formattedAddress": "1 Sample Street",
     "viewport": {"low": {"latitude": 1, "longitude": 2}, "high": {"latitude": 3, "longitude": 4}},
     "iconMaskBaseUri": "https://example.com/icon", "iconBackgroundColor": "#FF8000",
     "attributions": [{"provider": "Sample Data", "providerUri": "https://example.com/data"}],
     "timeZone": {"id": "Asia/Kolkata"}, "utcOffsetMinutes": 330, "takeout": true,
     "delivery": false, "containingPlaces": [{"name": "places/in", "id": "in"}],
     "regularOpeningHours": {"periods": [
       {"open": {"day": 6, "hour": 22, "minute": 30}, "close": {"day": 0, "hour": 3, "minute": 0}}],
       "weekdayDescriptions": ["a", "b", "c", "d", "e", "f", "g"]}}
    """#

  private func place(
    _ json: String = full, requested: [PlaceProperty] = [.all], at instant: Date = .distantPast
  ) throws -> Place {
    try Place(json: Data(json.utf8), requested: requested, receivedAt: instant)
  }

  @Test func everyFactIsRead() throws {
    let place = try place()
    #expect(place.displayName == "Sample")
    #expect(place.placeID == "id")
    #expect(place.location.latitude == 48.5)
    #expect(place.location.longitude == -2.25)
    #expect(place.rating == 4.5)
    #expect(place.numberOfUserRatings == 12)
    #expect(place.priceLevel == .moderate)
    #expect(place.types == [.cafe, PlaceType(rawValue: "brand_new")])
    #expect(place.businessStatus == .operational)
    #expect(place.websiteURL == URL(string: "https://example.com"))
    #expect(place.internationalPhoneNumber == "+1 555-0100")
    #expect(place.formattedAddress == "1 Sample Street")
    #expect(place.viewportInfo?.northEast.latitude == 3)
    #expect(place.viewportInfo?.southWest.longitude == 2)
    #expect(place.iconMaskURL == URL(string: "https://example.com/icon.png"))
    #expect(place.iconBackgroundColor == UIColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(place.timeZone == TimeZone(identifier: "Asia/Kolkata"))
    #expect(place.supportsTakeout == true)
    #expect(place.supportsDelivery == false)
    #expect(place.supportsDineIn == nil)
    #expect(place.containingPlaces.map(\.placeID) == ["in"])
  }

  @Test func attributionsAreLinkedText() throws {
    let text = try #require(try place().attributions)
    #expect(String(text.characters) == "Sample Data")
    #expect(text.runs.first?.link == URL(string: "https://example.com/data"))
  }

  @Test func hoursAreRead() throws {
    let hours = try #require(try place().regularOpeningHours)
    let period = try #require(hours.periods.first)
    #expect(period.open.day == .saturday)
    #expect(period.open.time.hour == 22)
    #expect(period.open.time.minute == 30)
    #expect(period.close?.day == .sunday)
    #expect(hours.weekdayText.count == 7)
    #expect(hours.hoursType == .unknown)
    #expect(hours.specialDays.isEmpty)
    #expect(period.open.date == nil)
    #expect(!period.open.isTruncated)
  }

  @Test func whatWasNotRequestedIsUnset() throws {
    let place = try place(requested: [.placeID])
    #expect(place.placeID == "id")
    #expect(place.displayName == nil)
    #expect(!CLLocationCoordinate2DIsValid(place.location))
    #expect(place.rating == nil)
    #expect(place.numberOfUserRatings == 0)
    #expect(place.priceLevel == .unspecified)
    #expect(place.types.isEmpty)
    #expect(place.businessStatus == .unknown)
    #expect(place.reviews.isEmpty)
    #expect(place.photos == nil)
    #expect(place.timeZone == nil)
    #expect(place.supportsTakeout == nil)
    #expect(place.containingPlaces.isEmpty)
    #expect(place.attributions != nil)
  }

  @Test(arguments: [
    (PlaceProperty.displayName, FieldAvailability.present), (.reviews, .noData),
    (.timeZone, .present), (.accessibilityOptions, .noData),
  ])
  func availabilityTellsWhyAFactIsMissing(
    _ property: PlaceProperty, _ expected: FieldAvailability
  ) throws {
    #expect(try place().availability(of: property) == expected)
    #expect(try place(requested: [.placeID]).availability(of: property) == .notRequested)
  }

  @Test func anOffsetServesWhereTheNameOfTheZoneIsMissing() throws {
    let json = #"{"utcOffsetMinutes": -210}"#
    #expect(try place(json).timeZone == TimeZone(secondsFromGMT: -210 * 60))
  }

  @Test func placesThatSayTheSameAreEqual() throws {
    let early = try place()
    let late = try place(at: .distantFuture)
    #expect(early == late)
    #expect(Set([early, late]).count == 1)
    #expect(try place(requested: [.placeID]) != early)
  }

  @Test func aMalformedValueIsNamed() {
    let failure = #expect(throws: PlacesFailure.self) {
      try place(#"{"reviews": [{"rating": "five"}]}"#)
    }
    #expect(failure?.codingPath == "reviews[0].rating")
    #expect(failure?.code == .serverError)
  }

  @Test func aPlaceDescribesItself() throws {
    #expect(try place().description == "Place(displayName: Sample, placeID: id)")
  }
}
