import GooglePlaces
import PlacesCore

/// What a callback must not be called with.
struct NeitherOrBoth: Error {}

/// What a call hands to its callback, once it is made of texts; throws its error.
func received<Value>(
  _ tell: @escaping (Value) -> Told, _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
) async throws -> Told {
  try await withCheckedThrowingContinuation { continuation in
    call { value, error in
      continuation.resume(with: outcome(value.map(tell), error))
    }
  }
}

/// What of a value and an error came.
func outcome<Value>(_ value: Value?, _ error: (any Error)?) -> Result<Value, any Error> {
  switch (value, error) {
  case (let value?, nil): .success(value)
  case (nil, let error?): .failure(error)
  default: .failure(NeitherOrBoth())
  }
}
