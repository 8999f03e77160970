public import Foundation
public import PlacesPlatform

/// The facts of a ``Place``, for a stand-in of your own in tests.
///
/// Follows `PlaceProtocol` of the Places Swift SDK.
public protocol PlaceProtocol: CustomStringConvertible, Hashable, Sendable {
  /// The name.
  var displayName: String? { get }
  /// The ID of the answer, which may differ from the one asked for.
  var placeID: String? { get }
  /// The position.
  var location: CLLocationCoordinate2D { get }
  /// The phone number in international form.
  var internationalPhoneNumber: String? { get }
  /// The address as one text.
  var formattedAddress: String? { get }
  /// The parts of the address.
  var addressComponents: [AddressComponent]? { get }
  /// The providers of the data with links, which must be shown.
  var attributions: AttributedString? { get }
  /// The average rating, 1…5.
  var rating: Float? { get }
  /// How many ratings there are.
  var numberOfUserRatings: Int { get }
  /// How dear it is.
  var priceLevel: PriceLevel { get }
  /// What kind of place it is.
  var types: Set<PlaceType> { get }
  /// Whether it is in business.
  var businessStatus: BusinessStatus { get }
  /// The website of the place itself.
  var websiteURL: URL? { get }
  /// The part of the map to show.
  var viewportInfo: RectangularCoordinateRegion? { get }
  /// The plus code.
  var plusCode: PlusCode? { get }
  /// The hours of the normal week.
  var regularOpeningHours: OpeningHours? { get }
  /// The hours of the seven days from the day of the answer, special days included.
  var currentOpeningHours: OpeningHours? { get }
  /// The hours of single services in the same seven days.
  var currentSecondaryOpeningHours: [OpeningHours]? { get }
  /// What is known of up to ten photos.
  var photos: [Photo]? { get }
  /// Up to five reviews.
  var reviews: [Review] { get }
  /// A short description.
  var editorialSummary: String? { get }
  /// The time zone.
  var timeZone: TimeZone? { get }
  /// The icon of its kind, to be tinted, as a PNG: the service leaves the suffix open.
  var iconMaskURL: URL? { get }
  /// The colour to show behind the icon.
  var iconBackgroundColor: UIColor? { get }
  /// Whether it takes reservations.
  var isReservable: Bool? { get }
  /// Whether it serves beer.
  var servesBeer: Bool? { get }
  /// Whether it serves breakfast.
  var servesBreakfast: Bool? { get }
  /// Whether it serves brunch.
  var servesBrunch: Bool? { get }
  /// Whether it serves dinner.
  var servesDinner: Bool? { get }
  /// Whether it serves lunch.
  var servesLunch: Bool? { get }
  /// Whether it serves vegetarian food.
  var servesVegetarianFood: Bool? { get }
  /// Whether it serves wine.
  var servesWine: Bool? { get }
  /// Whether it hands over at the kerb.
  var supportsCurbsidePickup: Bool? { get }
  /// Whether it delivers.
  var supportsDelivery: Bool? { get }
  /// Whether one can eat there.
  var supportsDineIn: Bool? { get }
  /// Whether it hands out food to take away.
  var supportsTakeout: Bool? { get }
  /// Which parts a wheelchair reaches.
  var accessibilityOptions: AccessibilityOptions? { get }
}
