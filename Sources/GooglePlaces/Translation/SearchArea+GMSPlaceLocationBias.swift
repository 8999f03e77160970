import Foundation
import PlacesCore

extension SearchArea {
  init?(bias: (any GMSPlaceLocationBias)?) throws(PlacesFailure) {
    guard let bias else { return nil }
    try self.init(bias.locationBiasURLQueryItem())
  }

  init(restriction: any GMSPlaceLocationRestriction) throws(PlacesFailure) {
    try self.init(restriction.locationRestrictionURLQueryItem())
  }

  private init(_ item: URLQueryItem) throws(PlacesFailure) {
    guard let area = item.value.flatMap(SearchArea.init(legacyText:)) else {
      throw PlacesFailure(
        .invalidRequest,
        "The URL query item of an area must have a value such as 'circle:500@51.5,-0.1' or "
          + "'rectangle:51.4,-0.2|51.6,0.1'.")
    }
    self = area
  }
}
