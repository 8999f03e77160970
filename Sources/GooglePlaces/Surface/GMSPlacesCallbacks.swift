public import PlacesPlatform

/// Receives a place, or an error.
public typealias GMSPlaceResultCallback = (GMSPlace?, (any Error)?) -> Void

/// Receives the places at the device's position, or an error.
public typealias GMSPlaceLikelihoodListCallback = (GMSPlaceLikelihoodList?, (any Error)?) -> Void

/// Receives likely places, or an error.
public typealias GMSPlaceLikelihoodsCallback = ([GMSPlaceLikelihood]?, (any Error)?) -> Void

/// Receives what is known of a place's photos, or an error.
public typealias GMSPlacePhotoMetadataResultCallback = (
  GMSPlacePhotoMetadataList?, (any Error)?
) -> Void

/// Receives whether a place is open, which is `unknown` beside an error.
public typealias GMSPlaceOpenStatusCallback = (GMSPlaceOpenStatus, (any Error)?) -> Void

/// Receives whether a place is open, which is `unknown` beside an error.
public typealias GMSPlaceOpenStatusResponseCallback = (
  GMSPlaceIsOpenResponse, (any Error)?
) -> Void

/// Hands over an App Check token, or an error.
public typealias GMSAppCheckTokenCompletion = (String?, (any Error)?) -> Void

/// Receives suggestions, or an error.
public typealias GMSAutocompletePredictionsCallback = (
  [GMSAutocompletePrediction]?, (any Error)?
) -> Void

/// Receives suggestions, or an error.
public typealias GMSAutocompleteSuggestionsCallback = (
  [GMSAutocompleteSuggestion]?, (any Error)?
) -> Void

/// Receives an image, or an error.
public typealias GMSPlacePhotoImageResultCallback = (UIImage?, (any Error)?) -> Void

/// Receives an image, or an error.
public typealias GMSFetchPhotoResultCallback = (UIImage?, (any Error)?) -> Void

/// Receives the places of a first page, or an error.
public typealias GMSPlaceSearchByTextResultCallback = ([GMSPlace]?, (any Error)?) -> Void

/// Receives a first page, or an error.
public typealias GMSPlaceSearchByTextResponseCallback = (
  GMSPlaceSearchByTextResponse?, (any Error)?
) -> Void

/// Receives the places around a point, or an error.
public typealias GMSPlaceSearchNearbyResultCallback = ([GMSPlace]?, (any Error)?) -> Void

/// Receives the places around a point and the ways to them, or an error.
public typealias GMSPlaceSearchNearbyResponseCallback = (
  GMSPlaceSearchNearbyResponse?, (any Error)?
) -> Void
