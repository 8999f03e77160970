import PlacesCore

extension GMSAutocompleteFetcher {
  /// How long a text rests before a request goes out.
  static let pause = Duration.milliseconds(100)

  /// Finds suggestions for a text in place of those for an earlier one.
  func complete(_ text: String, _ token: GMSAutocompleteSessionToken?) {
    changeCount += 1
    let change = changeCount
    let query = AutocompleteQuery.result(trimming: text, autocompleteFilter, token)
    let told: ([GMSAutocompletePrediction]?, (any Error)?) -> Void = { [weak self] in
      self?.tell($0, $1, of: change)
    }
    let read: ([SuggestionRecord]) -> [GMSAutocompletePrediction] = {
      $0.map(GMSAutocompletePrediction.init)
    }
    completion?.cancel()
    completion = client.deliver(as: read, to: told) { engine in
      if text.allSatisfy(\.isWhitespace) { return .success([]) }
      // A sleep ends early only when a later text has come, and then nothing of this one is told.
      guard (try? await engine.configuration.clock.sleep(Self.pause)) != nil else {
        return .success([])
      }
      return await query.then(engine.suggestions)
    }
  }

  private func tell(
    _ predictions: [GMSAutocompletePrediction]?, _ error: (any Error)?, of change: Int
  ) {
    guard change == changeCount else { return }
    if let predictions { delegate?.didAutocomplete(with: predictions) }
    if let error { delegate?.didFailAutocompleteWithError(error) }
  }
}
