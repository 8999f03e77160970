/// Why a call gave no answer; each case carries what happened and what to do about it.
///
/// Follows `PlacesError` of the Places Swift SDK, which can carry no more than a text. `fetch(_:)`
/// throws the `PlacesFailure` with everything the service said.
public enum PlacesError: Error, Hashable, Sendable {
  /// The service could not be reached, or the call was cancelled.
  case network(String)
  /// The service is in trouble, or its answer cannot be understood.
  case server(String)
  /// A fault of this package.
  case `internal`(String)
  /// The API key is missing or wrong.
  case keyInvalid(String)
  /// The API key has expired.
  case keyExpired(String)
  /// A daily quota is used up, or billing is off.
  case usageLimitExceeded(String)
  /// Too many requests in a short time.
  case rateLimitExceeded(String)
  /// Too many requests from this device.
  case deviceRateLimitExceeded(String)
  /// The API is not enabled for the project, or the key may not use it.
  case accessNotConfigured(String)
  /// The key does not admit this app.
  case incorrectBundleIdentifier(String)
  /// The device's position is not known.
  case location(String)
  /// The request is wrong, or no place has the ID.
  case invalidRequest(String)
}
