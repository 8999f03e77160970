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
