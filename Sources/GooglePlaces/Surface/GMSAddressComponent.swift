public import Foundation
package import PlacesCore

/// One part of an address, such as the street or the country.
///
/// Follows `GMSAddressComponent` of the Places SDK for iOS.
public final class GMSAddressComponent: NSObject {
  /// What the service said.
  package let record: AddressComponentRecord

  /// A view of what the service said.
  package init(_ record: AddressComponentRecord) { self.record = record }

  /// A part without text or types.
  public override convenience init() { self.init(AddressComponentRecord(longText: "", types: [])) }

  /// The first of ``types``; empty when there is none.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'types', of which this is the first; in New Swift 'types' of an 'AddressComponent'.
        """
    )
  #endif
  public var type: String { record.types.first ?? "" }

  /// What part of the address it is, see the `kGMSPlaceType` constants.
  public var types: [String] { record.types }

  /// The full form.
  public var name: String { record.longText }

  /// The short form, such as a country code.
  public var shortName: String? { record.shortText }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSAddressComponent)?.record == record
  }

  /// A hash of the value.
  public override var hash: Int { record.hashValue }
}
