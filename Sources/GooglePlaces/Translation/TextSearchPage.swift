import PlacesCore

/// A page of a text search, with the query that found it.
struct TextSearchPage: Sendable {
  let query: TextSearchQuery
  let record: SearchRecord

  var hasNext: Bool { record.nextPageToken != nil }

  /// The query for the page that follows, or a failure when none does.
  func nextQuery(size: Int) -> Result<TextSearchQuery, PlacesFailure> {
    guard let token = record.nextPageToken else {
      return .failure(PlacesFailure(.invalidRequest, "There is no next page: see hasNextPage."))
    }
    var next = query
    next.pageToken = token
    next.maximumResultCount = size
    return .success(next)
  }
}

extension PlacesEngine {
  /// The page of a query, or why there is no query.
  func page(
    of query: Result<TextSearchQuery, PlacesFailure>
  ) async -> Result<TextSearchPage, PlacesFailure> {
    await query.then { query in
      await searchByText(query).map { TextSearchPage(query: query, record: $0) }
    }
  }
}
