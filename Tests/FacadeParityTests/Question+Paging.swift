import GooglePlaces
import GooglePlacesSwift
import PlacesCore

extension Question {
  /// Pages of five places, until there is none.
  static let paging = [
    Question(
      name: "all pages of a text search", requestCounts: [.new: 3, .legacy: 1],
      isOfOneService: true,
      asks: [
        (
          .callback,
          { engine in
            try await withCheckedThrowingContinuation { continuation in
              GMSPlacesClient(engine: engine).searchByText(with: gmsRequest()) {
                CallbackPages { continuation.resume(with: $0) }.take($0, $1)
              }
            }
          }
        ),
        (.task, gmsPages),
        (
          .result,
          { engine in
            let first: Result<SearchByTextResponse, PlacesError> =
              await PlacesClient(engine: engine).searchByText(with: swiftRequest)
            return try await swiftPages(from: first.get()) { try await $0.fetchNextPage().get() }
          }
        ),
        (
          .throwing,
          { engine in
            let first = try await PlacesClient(engine: engine).fetch(swiftRequest)
            return try await swiftPages(from: first) { try await $0.fetchNext() }
          }
        ),
      ])
  ]

  private static let swiftRequest = SearchByTextRequest(
    textQuery: "sample", placeProperties: searchProperties, locationBias: nil, maxResultCount: 5,
    isOpenNow: false, rankPreference: .relevance)

  private static func gmsRequest() -> GMSPlaceSearchByTextRequest {
    let request = GMSPlaceSearchByTextRequest(
      textQuery: "sample", placeProperties: sharedFacts.map(\.property))
    request.asLegacyTakesIt()
    request.maxResultCount = 5
    return request
  }

  private static func gmsPages(_ engine: PlacesEngine) async throws -> Told {
    let first = try await GMSPlacesClient(engine: engine).searchByText(with: gmsRequest())
    guard let pagination = first.pagination else { throw NeitherOrBoth() }
    var told = Told(first.places, [pagination.told])
    while pagination.hasNextPage {
      told.add(Told(try await pagination.fetchNextPage().places, [pagination.told]))
    }
    return told
  }

  private static func swiftPages(
    from first: SearchByTextResponse,
    next: (Pagination<SearchByTextResponse>) async throws -> SearchByTextResponse
  ) async throws -> Told {
    var (page, told) = (first, Told(first.places, [first.pagination?.told ?? "-"]))
    while let pagination = page.pagination, pagination.hasNextPage {
      page = try await next(pagination)
      told.add(Told(page.places, [page.pagination?.told ?? "-"]))
    }
    return told
  }

  /// Takes one page after the other by callback.
  private final class CallbackPages {
    private var told = Told(facts: [])
    private let end: (Result<Told, any Error>) -> Void

    init(_ end: @escaping (Result<Told, any Error>) -> Void) { self.end = end }

    func take(_ response: (any GMSPlaceSearchResponse)?, _ error: (any Error)?) {
      guard let page = response as? GMSPlaceSearchByTextResponse,
        let pagination = page.pagination, error == nil
      else { return end(.failure(error ?? NeitherOrBoth())) }
      told.add(Told(page.places, [pagination.told]))
      guard pagination.hasNextPage else { return end(.success(told)) }
      pagination.fetchNextPage(completion: take)
    }
  }
}

extension Told {
  /// Adds what a later page tells.
  fileprivate mutating func add(_ page: Told) {
    facts += page.facts
    credits += page.credits
    more = (more ?? []) + (page.more ?? [])
  }
}

extension GMSPlacePagination {
  fileprivate var told: String { "pages of \(pageSize), more: \(hasNextPage)" }
}

extension Pagination {
  fileprivate var told: String { "pages of \(pageSize), more: \(hasNextPage)" }
}
