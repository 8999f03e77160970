import PlacesCore

extension PlacesEngine {
  /// The page of a search that a query asks for, with what fetches the next one.
  func page(_ query: TextSearchQuery) async -> Result<SearchByTextResponse, PlacesFailure> {
    await searchByText(query).map { record in
      var next = query
      next.pageToken = record.nextPageToken
      return SearchByTextResponse(record, Pagination(next, self))
    }
  }
}
