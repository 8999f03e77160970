/// Gives App Check tokens, which tell the service that a request comes from your app.
///
/// Asked before each request, on any thread. Follows `GMSPlacesAppCheckTokenProvider`.
public protocol GMSPlacesAppCheckTokenProvider: AnyObject {
  /// Calls `completion` once with a token, or with the error that prevents one.
  func fetchAppCheckToken(completion: @escaping GMSAppCheckTokenCompletion)
}
