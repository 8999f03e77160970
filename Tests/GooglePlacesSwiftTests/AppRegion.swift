import Foundation

@testable import GooglePlacesSwift

/// A region as an app may write it.
struct AppRegion: CoordinateRegionBias, CoordinateRegionRestriction {
  var text: String?

  func bias() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }
  func restriction() -> URLQueryItem { URLQueryItem(name: "locationrestriction", value: text) }
}
