/// Whether a place is open. Follows `IsPlaceOpenResponse` of the Places Swift SDK.
public struct IsPlaceOpenResponse: Sendable {
  /// True is open, false is closed, nil is not known.
  public let status: Bool?

  /// A response with a status, for tests.
  public init(status: Bool?) { self.status = status }
}
