package import Foundation

/// Everything a service said about one place, and what it had been asked.
///
/// A value is nil when it was not requested or when there is no data; `availability(of:)` tells
/// which. Two records that say the same are equal, whenever they came. The yes-or-no facts are in `attributes`, where "no" is false and "not said" is absent.
package struct PlaceRecord: Hashable, Sendable {
  /// The fields that were asked for.
  package internal(set) var requested: PlaceFieldSet
  /// When the answer came; the window of current hours starts on this day at the place.
  package var receivedAt: Date { instant.value }
  private let instant: Uncompared<Date>
  /// The requested fields that were answered.
  package internal(set) var answered: PlaceFieldSet = []

  package internal(set) var name: LocalizedTextRecord?
  package internal(set) var placeID: String?
  package internal(set) var plusCode: PlusCodeRecord?
  package internal(set) var coordinate: CoordinateRecord?
  package internal(set) var openingHours: HoursRecord?
  /// In international form.
  package internal(set) var phoneNumber: String?
  package internal(set) var formattedAddress: String?
  package internal(set) var rating: Double?
  package internal(set) var priceLevel: PriceLevelRecord?
  package internal(set) var types: [String]?
  package internal(set) var website: String?
  package internal(set) var viewport: ViewportRecord?
  package internal(set) var addressComponents: [AddressComponentRecord]?
  package internal(set) var photos: [PhotoRecord]?
  package internal(set) var userRatingsTotal: Int?
  package internal(set) var utcOffsetMinutes: Int?
  package internal(set) var businessStatus: BusinessStatusRecord?
  /// Without the file suffix that names the format.
  package internal(set) var iconMaskBaseUri: String?
  /// `#RRGGBB`.
  package internal(set) var iconBackgroundColor: String?
  package internal(set) var attributes: AttributesRecord = [:]
  package internal(set) var currentOpeningHours: HoursRecord?
  package internal(set) var currentSecondaryOpeningHours: [HoursRecord]?
  package internal(set) var editorialSummary: LocalizedTextRecord?
  package internal(set) var reviews: [ReviewRecord]?
  package internal(set) var evChargeOptions: EVChargeRecord?
  package internal(set) var parkingOptions: ParkingRecord?
  package internal(set) var evChargeAmenitySummary: EVChargeAmenitySummaryRecord?
  package internal(set) var generativeSummary: SummaryRecord?
  package internal(set) var neighborhoodSummary: NeighborhoodSummaryRecord?
  package internal(set) var reviewSummary: SummaryRecord?
  package internal(set) var consumerAlert: ConsumerAlertRecord?
  package internal(set) var accessibilityOptions: AccessibilityRecord?
  package internal(set) var fuelPrices: [FuelPriceRecord]?
  package internal(set) var paymentOptions: PaymentRecord?
  package internal(set) var googleMapsLinks: MapsLinksRecord?
  package internal(set) var containingPlaces: [PlaceReferenceRecord]?
  package internal(set) var addressDescriptor: AddressDescriptorRecord?
  package internal(set) var priceRange: PriceRangeRecord?
  package internal(set) var timeZone: TimeZoneRecord?
  package internal(set) var postalAddress: PostalAddressRecord?
  /// `places/ID`.
  package internal(set) var resourceName: String?
  package internal(set) var attributions: [AttributionRecord]?
  package internal(set) var nationalPhoneNumber: String?
  package internal(set) var shortFormattedAddress: String?
  package internal(set) var adrFormatAddress: String?
  package internal(set) var googleMapsUri: String?
  /// The coloured icon that only Legacy has.
  package internal(set) var iconUri: String?
  package internal(set) var primaryType: String?
  package internal(set) var primaryTypeDisplayName: LocalizedTextRecord?
  package internal(set) var googleMapsTypeLabel: LocalizedTextRecord?
  package internal(set) var regularSecondaryOpeningHours: [HoursRecord]?
  package internal(set) var subDestinations: [PlaceReferenceRecord]?
  package internal(set) var openingDate: CalendarDayRecord?
  /// `places/ID` of the place that took over.
  package internal(set) var movedPlace: String?
  package internal(set) var movedPlaceID: String?
  package internal(set) var transitStation: TransitStationRecord?
  package internal(set) var entrances: [EntranceRecord]?
  package internal(set) var navigationPoints: [NavigationPointRecord]?

  /// A record without any value yet.
  init(requested: PlaceFieldSet, receivedAt: Date) {
    self.requested = requested
    instant = Uncompared(value: receivedAt)
  }
}

/// Why a value is or is not there.
public enum FieldAvailability: Sendable, Hashable {
  /// The request did not ask for it.
  case notRequested
  /// It was asked for, and the service has none.
  case noData
  /// It was answered.
  case present
}

extension PlaceRecord {
  /// Whether a field was answered, and if not, whether it had been asked for.
  package func availability(of field: PlaceField) -> FieldAvailability {
    if answered.contains(field) { return .present }
    return requested.contains(field) ? .noData : .notRequested
  }
}

/// A value that does not count when what holds it is compared.
private struct Uncompared<Value: Sendable>: Hashable, Sendable {
  let value: Value

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
