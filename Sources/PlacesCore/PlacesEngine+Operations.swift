package import Foundation

extension PlacesEngine {
  /// The place a query asks for.
  package func fetchPlace(_ query: PlaceQuery) async -> Result<PlaceRecord, PlacesFailure> {
    let isReused = query.sessionToken.map(endedSessions.contains) ?? false
    let result = await answer(to: query, at: \.details, isReused ? [.sessionTokenReused] : [])
    if let token = query.sessionToken, case .success = result {
      end(token, by: query, isReused: isReused)
    }
    return considered(result, to: query)
  }

  /// Notes that a details call has ended a session, and tells what the suggestions of this engine
  /// are billed as; a session of Legacy has no published price.
  private func end(_ token: SessionToken, by query: PlaceQuery, isReused: Bool) {
    endedSessions.insert(token)
    let count = sessionCounter.withLock { $0.remove(token) }
    guard !isReused else { return }
    configuration.meter?.countEnd(of: token, by: query.allFields, in: configuration.dialect)
    guard count > 0, configuration.dialect == .new else { return }
    report([
      .sessionEnded(SessionBill(autocompleteRequests: count, fields: query.allFields))
    ])
  }

  /// The ID that a place has now, by a request that is free.
  package func refreshedPlaceID(_ placeID: String) async -> Result<String, PlacesFailure> {
    await fetchPlace(PlaceQuery(placeID: placeID, fields: [.placeID])).flatMap { place in
      place.placeID.map { .success($0) }
        ?? .failure(PlacesFailure(.serverError, "The answer has no place ID."))
    }
  }

  /// The places that may be meant by a text, the best first.
  package func suggestions(
    _ query: AutocompleteQuery
  ) async -> Result<[SuggestionRecord], PlacesFailure> {
    let isReused = query.sessionToken.map(endedSessions.contains) ?? false
    let result = await answer(to: query, at: \.autocomplete, isReused ? [.sessionTokenReused] : [])
    if let token = query.sessionToken, !isReused, case .success = result {
      count(query, in: token)
    }
    return considered(result, to: query)
  }

  /// Counts suggestions that were answered in a session; those that come after its end, which has
  /// its bill already, as paid one by one, the most they can cost.
  private func count(_ query: AutocompleteQuery, in token: SessionToken) {
    let dialect = configuration.dialect
    if endedSessions.contains(token) {
      configuration.meter?.count(.skus(query.cost(in: dialect, inSession: false).skus), nil)
    } else {
      sessionCounter.withLock { $0.add(token) }
      configuration.meter?.countSuggestions(in: token, of: dialect)
    }
  }

  /// The places that match a text.
  package func searchByText(_ query: TextSearchQuery) async -> Result<SearchRecord, PlacesFailure> {
    considered(await answer(to: query, at: \.textSearch), to: query)
  }

  /// The places around a point.
  package func searchNearby(
    _ query: NearbySearchQuery
  ) async -> Result<SearchRecord, PlacesFailure> {
    considered(await answer(to: query, at: \.nearbySearch), to: query)
  }

  /// Where the bytes of a photo are, for a short while; asking is billed, fetching them is not.
  package func photoURL(_ query: PhotoQuery) async -> Result<URL, PlacesFailure> {
    considered(await photoURL(query, until: nil), to: PhotoURLQuery(photo: query))
  }

  /// The bytes of a photo, fetched by a second request that carries neither key nor identity.
  package func photo(_ query: PhotoQuery) async -> Result<ImageRecord, PlacesFailure> {
    let end = configuration.clock.uptime() + timeLimit
    let image: Result<ImageRecord, PlacesFailure> =
      switch await photoURL(query, until: end) {
      case .failure(let failure): .failure(failure)
      case .success(let url):
        await image(at: url, until: end).mapError { $0.counting(moreAttempts: 1) }
      }
    return considered(image, to: query)
  }

  /// An address with the key in it would carry the key to where the bytes are.
  private func photoURL(
    _ query: PhotoQuery, until end: Duration?
  ) async -> Result<URL, PlacesFailure> {
    await answer(to: query, at: \.photoURL, until: end).flatMap { url in
      holdsKey(url)
        ? .failure(
          PlacesFailure(.serverError, "The address of the photo holds the API key.")
            .counting(moreAttempts: 1))
        : .success(url)
    }
  }

  private func image(at url: URL, until end: Duration) async -> Result<ImageRecord, PlacesFailure> {
    await run(
      Errand(operation: "Photo bytes", isAnonymous: true, end: end),
      failure: PlacesFailure.init(photoBytes:)
    ) { _ throws(PlacesFailure) in
      HTTPRequest(method: "GET", url: url)
    } interpret: { response throws(WireError) in
      ImageRecord(data: response.body, mediaType: response.header("Content-Type") ?? "")
    }
  }
}

extension PlacesFailure {
  /// The same after requests that were answered.
  fileprivate func counting(moreAttempts attempts: Int) -> PlacesFailure {
    var failure = self
    failure.attempts += attempts
    return failure
  }

  /// The failure that a response for a photo's bytes tells of; nil for an image.
  fileprivate init?(photoBytes response: HTTPResponse) {
    let isImage = response.header("Content-Type")?.lowercased().hasPrefix("image/") ?? false
    guard response.status != 200 || !isImage || response.body.isEmpty else { return nil }
    let code =
      response.status == 200
      ? Code.serverError : Code(httpStatusOnTheWay: response.status)
    self.init(
      code, code == .serverError ? "No image came from the photo's address." : code.row.advice)
    httpStatus = response.status
  }
}
