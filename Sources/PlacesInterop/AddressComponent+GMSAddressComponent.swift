public import GooglePlaces
public import GooglePlacesSwift

extension AddressComponent {
  /// The same part; the order of its types is kept, though a set has none.
  public init(_ component: GMSAddressComponent) { self.init(component.record) }
}

extension GMSAddressComponent {
  /// The same part; the order of its types is kept, though a set has none.
  public convenience init(_ component: AddressComponent) { self.init(component.record) }
}
