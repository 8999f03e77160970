import Foundation
import PlacesCore

extension SearchArea {
  /// The area of a region, which may be of a type of the app's.
  init(_ region: any CoordinateRegionBias) throws(PlacesFailure) { try self.init(region.bias()) }

  /// The area of a region, which may be of a type of the app's.
  init(_ region: any CoordinateRegionRestriction) throws(PlacesFailure) {
    try self.init(region.restriction())
  }

  private init(_ item: URLQueryItem) throws(PlacesFailure) {
    guard let area = item.value.flatMap(SearchArea.init(legacyText:)) else {
      throw PlacesFailure(
        .invalidRequest, "A coordinate region's query item is neither a circle nor a rectangle.")
    }
    self = area
  }
}
