public import Foundation
package import PlacesCore
public import PlacesPlatform

/// What is known of a place: the facts that were asked for and that the service had.
///
/// Follows `GMSPlace` of the Places SDK for iOS. A fact that was not requested, or that there is no
/// data for, is nil, 0, `unknown`, or an invalid coordinate. That SDK types `secondaryOpeningHours`
/// as optional while its guide reads a plain array; both spellings compile here, and the optional
/// one tells absent hours from an empty list.
///
/// Two places that say the same are equal, whenever they were fetched. The objects that a place
/// hands out are made when read: compare them with `==`, not `===`.
public final class GMSPlace: NSObject, Sendable {
  /// What the service said.
  package let record: PlaceRecord
  let hours = KeptHours()

  /// A view of what the service said.
  package init(_ record: PlaceRecord) { self.record = record }

  /// The name.
  public var name: String? { record.name?.text }

  /// The ID of the answer, which may differ from the one asked for.
  public var placeID: String? { record.placeID }

  /// The phone number in international form.
  public var phoneNumber: String? { record.phoneNumber }

  /// The address as one line of text.
  public var formattedAddress: String? { record.formattedAddress }

  /// A short description.
  public var editorialSummary: String? { record.editorialSummary?.text }

  /// The position; `kCLLocationCoordinate2DInvalid` when not known.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(record.coordinate) }

  /// The average rating, 1…5; 0 when there is none.
  public var rating: Float { Float(record.rating ?? 0) }

  /// How many ratings there are; 0 when not known.
  public var userRatingsTotal: UInt { UInt(clamping: record.userRatingsTotal ?? 0) }

  /// How dear it is.
  public var priceLevel: GMSPlacesPriceLevel { GMSPlacesPriceLevel(record.priceLevel) }

  /// What kind of place it is, see the `kGMSPlaceType` constants.
  public var types: [String]? { record.types }

  /// The website of the place itself.
  public var website: URL? { URL(text: record.website) }

  /// The icon of its kind, as a PNG: the service leaves the suffix open, and `.png` is our choice.
  public var iconImageURL: URL? { URL(text: record.iconMaskBaseUri.map { $0 + ".png" }) }

  /// The colour to show behind the icon.
  public var iconBackgroundColor: UIColor? { UIColor(text: record.iconBackgroundColor) }

  /// The providers of the data with links to them, which must be shown; nil when there are none.
  public var attributions: NSAttributedString? { .text(of: (record.attributions ?? []).credits) }

  /// The part of the map to show.
  public var viewportInfo: GMSPlaceViewportInfo? {
    record.viewport.map(GMSPlaceViewportInfo.init(_:))
  }

  /// The parts of the address.
  public var addressComponents: [GMSAddressComponent]? {
    record.addressComponents?.map(GMSAddressComponent.init(_:))
  }

  /// The plus code.
  public var plusCode: GMSPlusCode? { record.plusCode.map(GMSPlusCode.init(_:)) }

  /// The hours of a regular week.
  public var openingHours: GMSOpeningHours? { record.openingHours.map(GMSOpeningHours.init(_:)) }

  /// The hours of seven days from the day of the answer, with the special days among them.
  public var currentOpeningHours: GMSOpeningHours? {
    record.currentOpeningHours.map(GMSOpeningHours.init(_:))
  }

  /// The hours of single services in those seven days; empty when there are none.
  public var secondaryOpeningHours: [GMSOpeningHours] {
    record.currentSecondaryOpeningHours?.map(GMSOpeningHours.init(_:)) ?? []
  }

  /// What is known of the photos; at most ten.
  public var photos: [GMSPlacePhotoMetadata]? { record.photos?.map(GMSPlacePhotoMetadata.init(_:)) }

  /// What visitors wrote; at most five.
  public var reviews: [GMSPlaceReview]? { record.reviews?.map(GMSPlaceReview.init(_:)) }

  /// The offset of its local time from UTC in minutes, as it was when the answer was made.
  public var utcOffsetMinutes: NSNumber? { record.utcOffsetMinutes.map(NSNumber.init(value:)) }

  /// Whether it is in business.
  public var businessStatus: GMSPlacesBusinessStatus {
    GMSPlacesBusinessStatus(record.businessStatus)
  }

  /// Whether food can be taken away.
  public var takeout: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.takeout])
  }

  /// Whether it delivers.
  public var delivery: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.delivery])
  }

  /// Whether one can eat there.
  public var dineIn: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.dineIn])
  }

  /// Whether orders are brought to the kerb.
  public var curbsidePickup: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.curbsidePickup])
  }

  /// Whether it takes reservations.
  public var reservable: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.reservable])
  }

  /// Whether it serves breakfast.
  public var servesBreakfast: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesBreakfast])
  }

  /// Whether it serves lunch.
  public var servesLunch: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesLunch])
  }

  /// Whether it serves dinner.
  public var servesDinner: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesDinner])
  }

  /// Whether it serves beer.
  public var servesBeer: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesBeer])
  }

  /// Whether it serves wine.
  public var servesWine: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesWine])
  }

  /// Whether it serves brunch.
  public var servesBrunch: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesBrunch])
  }

  /// Whether it serves vegetarian food.
  public var servesVegetarianFood: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesVegetarianFood])
  }

  /// Whether a wheelchair can enter.
  public var wheelchairAccessibleEntrance: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.wheelchairAccessibleEntrance])
  }

  /// Whether it only visits its customers; such a place has no position.
  public var pureServiceAreaBusiness: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.pureServiceAreaBusiness])
  }

  /// Whether one can sit outside.
  public var outdoorSeating: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.outdoorSeating])
  }

  /// Whether there is live music.
  public var liveMusic: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.liveMusic])
  }

  /// Whether there is a children's menu.
  public var menuForChildren: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.menuForChildren])
  }

  /// Whether it serves cocktails.
  public var servesCocktails: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesCocktails])
  }

  /// Whether it serves dessert.
  public var servesDessert: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesDessert])
  }

  /// Whether it serves coffee.
  public var servesCoffee: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.servesCoffee])
  }

  /// Whether it suits children.
  public var goodForChildren: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.goodForChildren])
  }

  /// Whether dogs may come in.
  public var allowsDogs: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.allowsDogs])
  }

  /// Whether it has a toilet.
  public var restroom: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.restroom])
  }

  /// Whether it suits groups.
  public var goodForGroups: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.goodForGroups])
  }

  /// Whether one can watch sports there.
  public var goodForWatchingSports: GMSBooleanPlaceAttribute {
    GMSBooleanPlaceAttribute(record.attributes[.goodForWatchingSports])
  }

  /// The charging points.
  public var evChargeOptions: GMSPlaceEVChargeOptions? {
    record.evChargeOptions.map(GMSPlaceEVChargeOptions.init(_:))
  }

  /// Where one can park.
  public var parkingOptions: GMSPlaceParkingOptions? {
    record.parkingOptions.map(GMSPlaceParkingOptions.init(_:))
  }

  /// A generated summary of what is near the charging points.
  public var evChargeAmenitySummary: GMSPlaceEVChargeAmenitySummary? {
    record.evChargeAmenitySummary.map(GMSPlaceEVChargeAmenitySummary.init(_:))
  }

  /// A generated summary of the place.
  public var generativeSummary: GMSPlaceGenerativeSummary? {
    record.generativeSummary.map(GMSPlaceGenerativeSummary.init(_:))
  }

  /// A generated summary of the surroundings.
  public var neighborhoodSummary: GMSPlaceNeighborhoodSummary? {
    record.neighborhoodSummary.map(GMSPlaceNeighborhoodSummary.init(_:))
  }

  /// A generated summary of the reviews.
  public var reviewSummary: GMSPlaceReviewSummary? {
    record.reviewSummary.map(GMSPlaceReviewSummary.init(_:))
  }

  /// A warning about the place.
  public var consumerAlert: GMSPlaceConsumerAlert? {
    record.consumerAlert.map(GMSPlaceConsumerAlert.init(_:))
  }

  /// Which parts a wheelchair reaches.
  public var accessibilityOptions: GMSPlaceAccessibilityOptions? {
    record.accessibilityOptions.map(GMSPlaceAccessibilityOptions.init(_:))
  }

  /// The fuels and their prices.
  public var fuelOptions: GMSPlaceFuelOptions? {
    record.fuelPrices.map(GMSPlaceFuelOptions.init(_:))
  }

  /// How one can pay.
  public var paymentOptions: GMSPlacePaymentOptions? {
    record.paymentOptions.map(GMSPlacePaymentOptions.init(_:))
  }

  /// Links that open Google Maps.
  public var googleMapsLinks: GMSPlaceGoogleMapsLinks? {
    record.googleMapsLinks.map(GMSPlaceGoogleMapsLinks.init(_:))
  }

  /// The places it lies in.
  public var containingPlaces: [GMSPlaceContainingPlace]? {
    record.containingPlaces?.map(GMSPlaceContainingPlace.init(_:))
  }

  /// Its position told by what is around it.
  public var addressDescriptor: GMSPlaceAddressDescriptor? {
    record.addressDescriptor.map(GMSPlaceAddressDescriptor.init(_:))
  }

  /// What one spends per person.
  public var priceRange: GMSPlacePriceRange? { record.priceRange.map(GMSPlacePriceRange.init(_:)) }

  /// The address in the parts that postal services use.
  public var postalAddress: GMSPlacePostalAddress? {
    record.postalAddress.map(GMSPlacePostalAddress.init(_:))
  }

  /// The time zone; nil also when this system has no data for it.
  public var timeZone: TimeZone? { record.timeZone.flatMap { TimeZone(identifier: $0.id) } }

  /// Whether it is open now, by the normal week; see ``isOpen(at:)``.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'openStatus(at: Date()).state == .open', which also knows special days; in New Swift \
        it is the same call of 'Place'.
        """
    )
  #endif
  public func isOpen() -> GMSPlaceOpenStatus { isOpen(at: Date()) }

  /// Whether it is open at an instant, by the normal week and the offset from UTC, both of which
  /// must have been requested; else unknown. A status that was not requested counts as in business.
  ///
  /// Nothing is fetched. ``openStatus(at:)`` also knows current hours and the next change.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'openStatus(at: date).state == .open', which also knows special days; in New Swift it \
        is the same call of 'Place'.
        """
    )
  #endif
  public func isOpen(at date: Date) -> GMSPlaceOpenStatus {
    GMSPlaceOpenStatus(hours.legacyState(of: record, at: date))
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlace)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
