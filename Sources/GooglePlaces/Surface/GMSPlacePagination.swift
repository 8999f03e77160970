public import Foundation
import PlacesCore

/// Fetches a text search page by page; each page is billed as a search.
///
/// Follows `GMSPlacePagination` of the Places SDK for iOS. It moves on with every page that comes, and
/// the response of that page holds this same object. Use it on the main thread, or with one task.
public final class GMSPlacePagination: NSObject {
  /// How many places the next page has at most, 1…20; at first the search's own number.
  public var pageSize: Int

  let client: GMSPlacesClient
  private var page: TextSearchPage

  init(_ client: GMSPlacesClient, after page: TextSearchPage) {
    self.client = client
    self.page = page
    pageSize = page.query.maximumResultCount
  }

  /// Whether more follows; Places API (Legacy) has one page only.
  public var hasNextPage: Bool { page.hasNext }

  /// Fetches the page that follows; with no page left it is an `invalidRequest`. A failure leaves
  /// everything as it was, so that one can try again.
  public func fetchNextPage(
    completion: @escaping ((any GMSPlaceSearchResponse)?, (any Error)?) -> Void
  ) {
    let query = page.nextQuery(size: pageSize)
    client.deliver(as: response, to: completion) { engine in await engine.page(of: query) }
  }

  /// Fetches the page that follows; cancelling the task ends the call.
  public nonisolated(nonsending) func fetchNextPage() async throws -> any GMSPlaceSearchResponse {
    let query = page.nextQuery(size: pageSize)
    return try await client.value(as: response) { engine in await engine.page(of: query) }
  }

  private func response(of next: TextSearchPage) -> any GMSPlaceSearchResponse {
    page = next
    return GMSPlaceSearchByTextResponse(next.record, self)
  }
}
