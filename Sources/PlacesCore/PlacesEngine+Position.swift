import Foundation

extension PlacesEngine {
  /// What tells where the device is.
  package typealias PositionProvider = @Sendable () async throws -> PlacesPosition

  /// The places where the device may be, the likeliest first, all within the call's time.
  ///
  /// The configuration's provider says where to look, or else `device`; without either it is a
  /// `locationError`.
  package func likelihoods(
    _ query: LikelihoodQuery, on device: PositionProvider?
  ) async -> Result<[LikelihoodRecord], PlacesFailure> {
    let start = configuration.clock.uptime()
    let end = start + timeLimit
    switch await position(on: device) {
    case .failure(let failure): return .failure(shown(failure, since: start))
    case .success(let position): return await likelihoods(query, at: position, until: end)
    }
  }

  private func position(
    on device: PositionProvider?
  ) async -> Result<PlacesPosition, PlacesFailure> {
    guard let provider = configuration.locationProvider ?? device else {
      return .failure(
        PlacesFailure(.locationError, "There is no location provider: set one when configuring."))
    }
    let limit = configuration.totalTimeout
    switch await configuration.clock.run(within: limit, { await Result(provider) }) {
    case .finished(.success(let position)): return .success(position)
    case .finished(.failure(let error)):
      var failure = PlacesFailure(.locationError, PlacesFailure.Code.locationError.row.advice)
      failure.underlyingText = error.localizedDescription
      return .failure(failure)
    case .timedOut:
      return .failure(
        PlacesFailure(.locationError, "No position came within \(limit.inSeconds) s."))
    case .cancelled: return .failure(.cancelled)
    }
  }
}
