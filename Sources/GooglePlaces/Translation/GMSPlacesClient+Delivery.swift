import Foundation
import PlacesCore

extension GMSPlacesClient {
  /// Fetches what a query asks for and delivers it, or delivers why there is no query.
  func fetch(
    _ query: Result<PlaceQuery, PlacesFailure>, _ callback: @escaping GMSPlaceResultCallback
  ) {
    deliver(to: callback) { engine in
      switch query {
      case .success(let query): await engine.fetchPlace(query).map(GMSPlace.init)
      case .failure(let failure): .failure(failure)
      }
    }
  }

  /// Answers a question whether a place is open; the status is unknown beside an error.
  func openStatus(_ query: OpenStatusQuery, _ callback: @escaping GMSPlaceOpenStatusCallback) {
    let unwrapping: (PlaceOpenStatus?, (any Error)?) -> Void = { status, error in
      callback(GMSPlaceOpenStatus(status?.state), error)
    }
    deliver(to: unwrapping) { engine in await engine.openStatus(query) }
  }

  /// Runs `call` and hands its outcome to `callback` once, on the callback queue.
  ///
  /// The engine is held until then, the client is not.
  private func deliver<Value: Sendable>(
    to callback: @escaping (Value?, (any Error)?) -> Void,
    _ call: @escaping @Sendable (PlacesEngine) async -> Result<Value, PlacesFailure>
  ) {
    let engine = ownEngine ?? .shared
    let box = CallbackBox(function: callback)
    Task {
      let outcome = await call(engine)
      engine.configuration.callbackQueue.async {
        switch outcome {
        case .success(let value): box.function(value, nil)
        case .failure(let failure): box.function(nil, NSError(failure))
        }
      }
    }
  }
}

/// The client that `shared()` gives.
enum SharedClient {
  static let client = CallbackBox(function: GMSPlacesClient())
}
