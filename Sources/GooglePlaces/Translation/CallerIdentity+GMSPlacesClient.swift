import Foundation
import PlacesCore

extension PlacesEngine {
  static func updateSharedIdentity(appCheckProvider: any GMSPlacesAppCheckTokenProvider) {
    let box = CallbackBox(function: appCheckProvider)
    updateSharedIdentity { $0.appCheckToken = { try await box.token() } }
  }
}

extension CallbackBox where Function == any GMSPlacesAppCheckTokenProvider {
  /// The provider's first answer; later ones are ignored.
  ///
  /// Ends without one when the task is cancelled or the provider drops the completion uncalled.
  fileprivate func token() async throws -> String {
    let tokens = AsyncThrowingStream<String, any Error> { continuation in
      let answer = TokenAnswer(continuation)
      function.fetchAppCheckToken { token, error in answer.give(token, error) }
    }
    for try await token in tokens { return token }
    throw PlacesFailure(.internalError, "The provider gave no token.")
  }
}

/// Where a provider puts its answer; one that is let go of unused is the end of waiting for it.
private final class TokenAnswer: Sendable {
  private let continuation: AsyncThrowingStream<String, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<String, any Error>.Continuation) {
    self.continuation = continuation
  }

  func give(_ token: String?, _ error: (any Error)?) {
    if let token { continuation.yield(token) }
    continuation.finish(throwing: error)
  }

  deinit { continuation.finish() }
}
