public import Foundation
package import PlacesCore
public import PlacesPlatform

/// What is known of a place: the facts that were asked for and that the service had.
///
/// Follows `Place` of the Places Swift SDK. A fact that was not requested, or that there is no data
/// for, is nil, empty, 0, `unknown`, or an invalid coordinate. Two places that say the same are
/// equal, whenever they were fetched.
public struct Place: PlaceProtocol, Equatable {
  /// What the service said.
  package let record: PlaceRecord
  let hours = KeptHours()

  /// A view of what the service said.
  package init(_ record: PlaceRecord) { self.record = record }

  /// The name.
  public var displayName: String? { record.name?.text }

  /// The ID of the answer, which may differ from the one asked for.
  public var placeID: String? { record.placeID }

  /// The position; `kCLLocationCoordinate2DInvalid` when not known.
  public var location: CLLocationCoordinate2D { CLLocationCoordinate2D(record.coordinate) }

  /// The phone number in international form.
  public var internationalPhoneNumber: String? { record.phoneNumber }

  /// The address as one text.
  public var formattedAddress: String? { record.formattedAddress }

  /// The parts of the address.
  public var addressComponents: [AddressComponent]? {
    record.addressComponents?.map(AddressComponent.init)
  }

  /// The providers of the data with links, which must be shown; nil when there are none.
  public var attributions: AttributedString? {
    AttributedString((record.attributions ?? []).credits)
  }

  /// The average rating, 1…5.
  public var rating: Float? { record.rating.map { Float($0) } }

  /// How many ratings there are; 0 when not known.
  public var numberOfUserRatings: Int { max(record.userRatingsTotal ?? 0, 0) }

  /// How dear it is.
  public var priceLevel: PriceLevel { PriceLevel(record.priceLevel) }

  /// What kind of place it is; empty when not known.
  public var types: Set<PlaceType> { Set((record.types ?? []).map(PlaceType.init)) }

  /// Whether it is in business.
  public var businessStatus: BusinessStatus { BusinessStatus(record.businessStatus) }

  /// The website of the place itself.
  public var websiteURL: URL? { URL(text: record.website) }

  /// The part of the map to show.
  public var viewportInfo: RectangularCoordinateRegion? {
    record.viewport.flatMap(RectangularCoordinateRegion.init)
  }

  /// The plus code.
  public var plusCode: PlusCode? { record.plusCode.map(PlusCode.init) }

  /// The hours of the normal week.
  public var regularOpeningHours: OpeningHours? { record.openingHours.map(OpeningHours.init) }

  /// The hours of the seven days from the day of the answer, special days included.
  public var currentOpeningHours: OpeningHours? {
    record.currentOpeningHours.map(OpeningHours.init)
  }

  /// The hours of single services in the same seven days.
  public var currentSecondaryOpeningHours: [OpeningHours]? {
    record.currentSecondaryOpeningHours?.map(OpeningHours.init)
  }

  /// What is known of up to ten photos.
  public var photos: [Photo]? { record.photos?.map(Photo.init) }

  /// Up to five reviews; empty when not known.
  public var reviews: [Review] { (record.reviews ?? []).map(Review.init) }

  /// A short description.
  public var editorialSummary: String? { record.editorialSummary?.text }

  /// The time zone; the offset from UTC at the time of the answer when its name is not known
  /// here.
  public var timeZone: TimeZone? { TimeZone(record) }

  /// The icon of its kind, to be tinted, as a PNG: the service leaves the suffix open.
  public var iconMaskURL: URL? { URL(text: record.iconMaskBaseUri.map { $0 + ".png" }) }

  /// The colour to show behind the icon.
  public var iconBackgroundColor: UIColor? { UIColor(text: record.iconBackgroundColor) }

  /// Whether it takes reservations.
  public var isReservable: Bool? { record.attributes[.reservable] }

  /// Whether it serves beer.
  public var servesBeer: Bool? { record.attributes[.servesBeer] }

  /// Whether it serves breakfast.
  public var servesBreakfast: Bool? { record.attributes[.servesBreakfast] }

  /// Whether it serves brunch.
  public var servesBrunch: Bool? { record.attributes[.servesBrunch] }

  /// Whether it serves dinner.
  public var servesDinner: Bool? { record.attributes[.servesDinner] }

  /// Whether it serves lunch.
  public var servesLunch: Bool? { record.attributes[.servesLunch] }

  /// Whether it serves vegetarian food.
  public var servesVegetarianFood: Bool? { record.attributes[.servesVegetarianFood] }

  /// Whether it serves wine.
  public var servesWine: Bool? { record.attributes[.servesWine] }

  /// Whether it hands over at the kerb.
  public var supportsCurbsidePickup: Bool? { record.attributes[.curbsidePickup] }

  /// Whether it delivers.
  public var supportsDelivery: Bool? { record.attributes[.delivery] }

  /// Whether one can eat there.
  public var supportsDineIn: Bool? { record.attributes[.dineIn] }

  /// Whether it hands out food to take away.
  public var supportsTakeout: Bool? { record.attributes[.takeout] }

  /// Which parts a wheelchair reaches; of these Places API (Legacy) knows the entrance only.
  public var accessibilityOptions: AccessibilityOptions? {
    record.accessibility.map(AccessibilityOptions.init)
  }

  /// The name and the ID.
  public var description: String {
    summary("Place", ["displayName": displayName, "placeID": placeID])
  }
}

// MARK: Since 10.1

extension Place {
  /// A warning about the place.
  public var consumerAlert: ConsumerAlert? { record.consumerAlert.map(ConsumerAlert.init) }

  /// The charging points.
  public var evChargeOptions: EVChargeOptions? { record.evChargeOptions.map(EVChargeOptions.init) }

  /// Where one can park.
  public var parkingOptions: ParkingOptions? { record.parkingOptions.map(ParkingOptions.init) }

  /// A generated summary.
  public var generativeSummary: GenerativeSummary? {
    record.generativeSummary.map(GenerativeSummary.init)
  }

  /// A generated summary of the reviews.
  public var reviewSummary: ReviewSummary? { record.reviewSummary.map(ReviewSummary.init) }

  /// A generated summary of the area.
  public var neighborhoodSummary: NeighborhoodSummary? {
    record.neighborhoodSummary.map(NeighborhoodSummary.init)
  }

  /// A generated summary of what is near a charging station.
  public var evChargeAmenitySummary: EVChargeAmenitySummary? {
    record.evChargeAmenitySummary.map(EVChargeAmenitySummary.init)
  }

  /// Whether it has no premises for customers; such places have no position.
  public var isPureServiceAreaBusiness: Bool? { record.attributes[.pureServiceAreaBusiness] }

  /// Whether dogs may come in.
  public var allowsDogs: Bool? { record.attributes[.allowsDogs] }

  /// Whether children like it.
  public var goodForChildren: Bool? { record.attributes[.goodForChildren] }

  /// Whether groups like it.
  public var goodForGroups: Bool? { record.attributes[.goodForGroups] }

  /// Whether one can watch sports.
  public var goodForWatchingSports: Bool? { record.attributes[.goodForWatchingSports] }

  /// Whether there is live music.
  public var liveMusic: Bool? { record.attributes[.liveMusic] }

  /// Whether there is a menu for children.
  public var menuForChildren: Bool? { record.attributes[.menuForChildren] }

  /// Whether one can sit outside.
  public var outdoorSeating: Bool? { record.attributes[.outdoorSeating] }

  /// Whether there is a restroom.
  public var restroom: Bool? { record.attributes[.restroom] }

  /// Whether it serves cocktails.
  public var servesCocktails: Bool? { record.attributes[.servesCocktails] }

  /// Whether it serves coffee.
  public var servesCoffee: Bool? { record.attributes[.servesCoffee] }

  /// Whether it serves dessert.
  public var servesDessert: Bool? { record.attributes[.servesDessert] }

  /// The fuels and their prices.
  public var fuelOptions: FuelOptions? { record.fuelPrices.map(FuelOptions.init) }

  /// How one can pay.
  public var paymentOptions: PaymentOptions? { record.paymentOptions.map(PaymentOptions.init) }

  /// Links that open Google Maps.
  public var googleMapsLinks: GoogleMapsLinks? { record.googleMapsLinks.map(GoogleMapsLinks.init) }

  /// The position told by what is around it.
  public var addressDescriptor: AddressDescriptor? {
    record.addressDescriptor.map(AddressDescriptor.init)
  }

  /// The places it lies in; empty when not known.
  public var containingPlaces: [ContainingPlace] {
    (record.containingPlaces ?? []).map(ContainingPlace.init)
  }

  /// The address in the parts that postal services use.
  public var postalAddress: PostalAddress? { record.postalAddress.map(PostalAddress.init) }

  /// What one spends per person.
  public var priceRange: PriceRange? { record.priceRange.map(PriceRange.init) }
}
