import PlacesCore

/// An address in the parts that postal services use.
///
/// Follows `PostalAddress` of the Places Swift SDK.
public struct PostalAddress: Hashable, Sendable, CustomStringConvertible {
  let record: PostalAddressRecord

  init(_ record: PostalAddressRecord) { self.record = record }

  /// The country, two letters of CLDR.
  public var regionCode: String? { record.regionCode }

  /// The BCP-47 code of the texts.
  public var languageCode: String? { record.languageCode }

  /// The postal code.
  public var postalCode: String? { record.postalCode }

  /// The sorting code, where the country has one.
  public var sortingCode: String? { record.sortingCode }

  /// The state or province.
  public var administrativeArea: String? { record.administrativeArea }

  /// The town.
  public var locality: String? { record.locality }

  /// The part of the town.
  public var sublocality: String? { record.sublocality }

  /// The lines that have no part of their own.
  public var addressLines: [String]? { record.addressLines }

  /// The people addressed.
  public var recipients: [String]? { record.recipients }

  /// The organisation addressed.
  public var organization: String? { record.organization }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "PostalAddress",
      [
        "regionCode": regionCode, "languageCode": languageCode, "postalCode": postalCode,
        "sortingCode": sortingCode, "administrativeArea": administrativeArea, "locality": locality,
        "sublocality": sublocality, "addressLines": addressLines, "recipients": recipients,
        "organization": organization,
      ])
  }
}
