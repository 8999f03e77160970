import PlacesTestSupport
import Testing

@testable import PlacesCore

extension Caller {
  /// A caller who says nothing but the key.
  static func sample(
    _ address: String, _ change: (inout Caller) -> Void = { _ in }
  ) throws -> Caller {
    var caller = Caller(address: address, key: try #require(Secret("key")))
    change(&caller)
    return caller
  }
}

extension CoordinateRecord {
  static let paris = CoordinateRecord(latitude: 48.8566, longitude: 2.3522)
}

extension SearchArea {
  static let circle = SearchArea.circle(.paris, radius: 500)
  static let rectangle = SearchArea.rectangle(
    ViewportRecord(
      low: CoordinateRecord(latitude: -10, longitude: 170),
      high: CoordinateRecord(latitude: 10.5, longitude: -170)))
}
