public import Foundation
import PlacesCore

/// An address in the parts that postal services use.
///
/// Follows `GMSPlacePostalAddress` of the Places SDK for iOS. Which parts are there depends on the
/// country.
public final class GMSPlacePostalAddress: NSObject {
  let record: PostalAddressRecord

  init(_ record: PostalAddressRecord) { self.record = record }

  /// The CLDR code of the country or region.
  public var regionCode: String? { record.regionCode }

  /// The BCP-47 code of the texts.
  public var languageCode: String? { record.languageCode }

  /// The postal code.
  public var postalCode: String? { record.postalCode }

  /// What some countries sort mail by.
  public var sortingCode: String? { record.sortingCode }

  /// The state, province or the like.
  public var administrativeArea: String? { record.administrativeArea }

  /// The town.
  public var locality: String? { record.locality }

  /// The part of the town.
  public var sublocality: String? { record.sublocality }

  /// The company at the address.
  public var organization: String? { record.organization }

  /// The lines that have no part of their own, such as the street.
  public var addressLines: [String]? { record.addressLines }

  /// Whom to address at it.
  public var recipients: [String]? { record.recipients }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlacePostalAddress)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
