import Foundation
import PlacesCore

extension GMSPlacesClient {
  /// Fetches what a query asks for and delivers it, or delivers why there is no query.
  func fetch(
    _ query: Result<PlaceQuery, PlacesFailure>, _ callback: @escaping GMSPlaceResultCallback
  ) {
    deliver(to: callback) { engine in
      await query.then(engine.fetchPlace).map(GMSPlace.init)
    }
  }

  /// Answers a question whether a place is open; the status is unknown beside an error.
  func openStatus(_ query: OpenStatusQuery, _ callback: @escaping GMSPlaceOpenStatusCallback) {
    let unwrapping: (PlaceOpenStatus?, (any Error)?) -> Void = { status, error in
      callback(GMSPlaceOpenStatus(status?.state), error)
    }
    deliver(to: unwrapping) { engine in await engine.openStatus(query) }
  }

  /// Finds suggestions for what a query asks and delivers each as a class of the surface.
  func suggest<Suggestion>(
    _ query: Result<AutocompleteQuery, PlacesFailure>,
    as make: @escaping (SuggestionRecord) -> Suggestion,
    _ callback: @escaping ([Suggestion]?, (any Error)?) -> Void
  ) {
    deliver(as: { $0.map(make) }, to: callback) { engine in await query.then(engine.suggestions) }
  }
}

// MARK: Callbacks and async twins

extension GMSPlacesClient {
  /// As the other, for a value that cannot cross threads: `read` makes it on the callback queue.
  @discardableResult
  func deliver<Record: Sendable, Value>(
    as read: @escaping (Record) -> Value, to callback: @escaping (Value?, (any Error)?) -> Void,
    _ call: @escaping @Sendable (PlacesEngine) async -> Result<Record, PlacesFailure>
  ) -> Task<Void, Never> {
    deliver(to: { record, error in callback(record.map(read), error) }, call)
  }

  /// Runs `call` and hands its outcome to `callback` once, on the callback queue.
  ///
  /// The engine is held until then, the client is not.
  @discardableResult
  func deliver<Value: Sendable>(
    to callback: @escaping (Value?, (any Error)?) -> Void,
    _ call: @escaping @Sendable (PlacesEngine) async -> Result<Value, PlacesFailure>
  ) -> Task<Void, Never> {
    let engine = ownEngine ?? .shared
    let box = CallbackBox(function: callback)
    return Task {
      let outcome = await call(engine)
      engine.configuration.callbackQueue.async {
        switch outcome {
        case .success(let value): box.function(value, nil)
        case .failure(let failure): box.function(nil, NSError(failure))
        }
      }
    }
  }

  /// Runs `call` in the caller's task; throws the error that a callback would receive.
  nonisolated(nonsending) func value<Record: Sendable, Value>(
    as read: (Record) -> Value,
    _ call: @Sendable (PlacesEngine) async -> Result<Record, PlacesFailure>
  ) async throws -> Value {
    switch await call(ownEngine ?? .shared) {
    case .success(let record): return read(record)
    case .failure(let failure): throw NSError(failure)
    }
  }
}

/// The client that `shared()` gives.
enum SharedClient {
  static let client = CallbackBox(function: GMSPlacesClient())
}
