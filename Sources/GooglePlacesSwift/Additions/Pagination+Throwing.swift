public import PlacesCore

extension Pagination<SearchByTextResponse> {
  /// Fetches the next page, and throws everything that is known of why there is none.
  public func fetchNext() async throws(PlacesFailure) -> SearchByTextResponse {
    guard hasNextPage else { throw PlacesFailure(.invalidRequest, "There is no next page.") }
    return try await engine.page(query).get()
  }
}
