import PlacesCore

/// What fetches the next page of a search; each page is billed like the first.
///
/// Follows `Pagination` of the Places Swift SDK, whose members its reference does not show: they are
/// named after those of `GMSPlacePagination`. Two are equal when they ask for the same page.
public struct Pagination<Response: SearchResponse>: Hashable, Sendable, CustomStringConvertible {
  var query: TextSearchQuery
  let engine: PlacesEngine

  init(_ query: TextSearchQuery, _ engine: PlacesEngine) {
    self.query = query
    self.engine = engine
  }

  /// Whether there is a next page; Places API (Legacy) has one page only.
  public var hasNextPage: Bool { query.pageToken != nil }

  /// 1…20, the most places of the next page; the page size of the search until it is changed.
  public var pageSize: Int {
    get { query.maximumResultCount }
    set { query.maximumResultCount = newValue }
  }

  /// The type with its values.
  public var description: String {
    summary("Pagination", ["hasNextPage": hasNextPage, "pageSize": pageSize])
  }

  /// Whether both ask for the same page.
  public static func == (left: Self, right: Self) -> Bool { left.query == right.query }

  /// Hashes what is asked for.
  public func hash(into hasher: inout Hasher) { hasher.combine(query) }
}

extension Pagination<SearchByTextResponse> {
  /// Fetches the next page from the service that gave this one; with none left it is an
  /// `invalidRequest`.
  public func fetchNextPage() async -> Result<SearchByTextResponse, PlacesError> {
    await Result(try await fetchNext())
  }
}
