import PlacesCore

extension Result where Failure == PlacesFailure {
  /// What an async call makes of a success.
  func then<Next>(
    _ next: (Success) async -> Result<Next, PlacesFailure>
  ) async -> Result<Next, PlacesFailure> {
    switch self {
    case .success(let value): await next(value)
    case .failure(let failure): .failure(failure)
    }
  }
}
