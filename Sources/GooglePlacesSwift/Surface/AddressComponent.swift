package import PlacesCore

/// One part of an address, such as the street or the country.
///
/// Follows `AddressComponent` of the Places Swift SDK.
public struct AddressComponent: Hashable, Sendable, CustomStringConvertible {
  /// What the service said.
  package let record: AddressComponentRecord

  /// A view of what the service said.
  package init(_ record: AddressComponentRecord) { self.record = record }

  /// The long form.
  public var name: String { record.longText }

  /// The short form, such as the code of a country; nil when there is none.
  public var shortName: String? { record.shortText }

  /// What part it is.
  public var types: Set<PlaceType> { Set(record.types.map(PlaceType.init)) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "AddressComponent",
      ["name": name, "shortName": shortName, "types": types])
  }
}
