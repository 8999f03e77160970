public import GooglePlaces
public import GooglePlacesSwift

extension PlusCode {
  /// The same code.
  public init(_ code: GMSPlusCode) { self.init(code.record) }
}

extension GMSPlusCode {
  /// The same code.
  public convenience init(_ code: PlusCode) { self.init(code.record) }
}
