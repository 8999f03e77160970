/// The domain of the errors that callbacks receive.
public let kGMSPlacesErrorDomain: String = "GMSPlacesErrorDomain"

/// The code of an `NSError` in ``kGMSPlacesErrorDomain``.
///
/// Follows `GMSPlacesErrorCode`: an error arrives as an `NSError`, and its `PlacesFailure` stands
/// under `NSUnderlyingErrorKey`. Only the first three may go away when tried again.
public enum GMSPlacesErrorCode: Int, Sendable {
  /// The service could not be reached, or the call was cancelled.
  case networkError = -1
  /// The service is in trouble, or its answer cannot be understood.
  case serverError = -2
  /// A fault of this package.
  case internalError = -3
  /// The API key is missing or wrong.
  case keyInvalid = -4
  /// The API key has expired.
  case keyExpired = -5
  /// A daily quota is used up, or billing is off.
  case usageLimitExceeded = -6
  /// Too many requests in a short time.
  case rateLimitExceeded = -7
  /// Too many requests from this device.
  case deviceRateLimitExceeded = -8
  /// The API is not enabled for the project, or the key may not use it.
  case accessNotConfigured = -9
  /// The key does not admit this app.
  case incorrectBundleIdentifier = -10
  /// The device's position is not known.
  case locationError = -11
  /// The request is wrong, or no place has the ID.
  case invalidRequest = -12
}
