/// Gives App Check tokens, which tell the service that a request comes from your app.
///
/// Asked before each request. Follows `AppCheckTokenProvider` of the Places Swift SDK.
public protocol AppCheckTokenProvider: Sendable {
  /// A token; throw when there is none.
  func fetchAppCheckToken() async throws -> String
}
