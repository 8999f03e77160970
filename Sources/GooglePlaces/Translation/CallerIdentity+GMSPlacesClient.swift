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
  fileprivate func token() async throws -> String {
    let isAnswered = Locked(false)
    return try await withCheckedThrowingContinuation { continuation in
      function.fetchAppCheckToken { token, error in
        let isFirst = isAnswered.withLock { answered in
          defer { answered = true }
          return !answered
        }
        guard isFirst else { return }
        if let token {
          continuation.resume(returning: token)
        } else {
          continuation.resume(
            throwing: error ?? PlacesFailure(.internalError, "The provider gave no token."))
        }
      }
    }
  }
}
