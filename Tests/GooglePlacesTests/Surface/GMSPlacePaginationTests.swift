import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlacePagination")
struct GMSPlacePaginationTests {
  /// Three pages.
  private let transport = CannedTransport { request in
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let page =
      switch body {
      case _ where body.contains(#""pageToken":"two""#): #"{"id": "b"}], "nextPageToken": "three""#
      case _ where body.contains(#""pageToken":"three""#): #"{"id": "c"}]"#
      default: #"{"id": "a"}], "nextPageToken": "two""#
      }
    return HTTPResponse(status: 200, body: Data(#"{"places": [\#(page)}"#.utf8))
  }

  private var bodies: [String] {
    transport.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
  }

  private func first(
    of client: GMSPlacesClient? = nil
  ) async throws -> GMSPlaceSearchByTextResponse {
    let request = GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: ["placeID"])
    request.maxResultCount = 10
    return try await (client ?? .on(transport)).searchByText(with: request)
  }

  @Test("Pages follow one another in a task, all else equal")
  func pages() async throws {
    let first = try await first()
    let pagination = try #require(first.pagination)
    #expect(pagination.hasNextPage && pagination.pageSize == 10)
    let second = try await pagination.fetchNextPage()
    #expect(second.places?.map(\.placeID) == ["b"] && pagination.hasNextPage)
    let third = try await pagination.fetchNextPage()
    #expect(third.places?.map(\.placeID) == ["c"] && !pagination.hasNextPage)
    let rest = #"{"textQuery":"cafe","rankPreference":"DISTANCE","openNow":true,"pageSize":10"#
    #expect(
      bodies == [
        "\(rest)}", #"\#(rest),"pageToken":"two"}"#, #"\#(rest),"pageToken":"three"}"#,
      ])
  }

  @Test("A page comes by callback too, and holds the same pagination")
  func callback() async throws {
    let pagination = try #require(try await first().pagination)
    let shown = try await received({ (response: any GMSPlaceSearchResponse) in
      let byText = response as? GMSPlaceSearchByTextResponse
      return [response.places?.first?.placeID ?? "-", "\(byText?.pagination === pagination)"]
    }) { pagination.fetchNextPage(completion: $0) }
    #expect(shown == ["b", "true"])
    #expect(pagination.hasNextPage)
  }

  @Test("The size of a page can be changed between pages")
  func pageSize() async throws {
    let pagination = try #require(try await first().pagination)
    pagination.pageSize = 5
    _ = try await pagination.fetchNextPage()
    #expect(bodies.last?.contains(#""pageSize":5,"pageToken":"two""#) == true)
  }

  @Test("A size that no page has is refused, and nothing is sent", arguments: [0, 21, -1])
  func badPageSize(size: Int) async throws {
    let pagination = try #require(try await first().pagination)
    pagination.pageSize = size
    let failure = try await failureThrown { try await pagination.fetchNextPage() }
    #expect(failure.code == .invalidRequest)
    #expect(bodies.count == 1)
  }

  @Test("After the last page there is nothing to fetch")
  func lastPage() async throws {
    let pagination = try #require(try await first().pagination)
    _ = try await pagination.fetchNextPage()
    _ = try await pagination.fetchNextPage()
    let failure = try await failureThrown { try await pagination.fetchNextPage() }
    #expect(failure.code == .invalidRequest && failure.message.contains("hasNextPage"))
    #expect(bodies.count == 3)
  }

  @Test("A page that failed can be asked for again")
  func again() async throws {
    let isDown = Locked(false)
    let client = GMSPlacesClient.on(
      CannedTransport { request in
        if isDown.withLock({ $0 }) { throw URLError(.networkConnectionLost) }
        let isNext = request.body.map { String(decoding: $0, as: UTF8.self).contains("two") }
        let page = isNext == true ? #"{"id": "b"}]"# : #"{"id": "a"}], "nextPageToken": "two""#
        return HTTPResponse(status: 200, body: Data(#"{"places": [\#(page)}"#.utf8))
      })
    let pagination = try #require(try await first(of: client).pagination)
    isDown.withLock { $0 = true }
    let failure = try await failureThrown { try await pagination.fetchNextPage() }
    #expect(failure.code == .network && pagination.hasNextPage)
    isDown.withLock { $0 = false }
    #expect(try await pagination.fetchNextPage().places?.map(\.placeID) == ["b"])
  }

  @Test("Places API (Legacy) has one page only")
  func legacy() async throws {
    let transport = CannedTransport(
      body: #"{"status": "OK", "candidates": [{"place_id": "a"}]}"#)
    let request = GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: ["placeID"])
    request.isOpenNow = false
    request.rankPreference = .relevance
    let client = GMSPlacesClient.on(transport) { $0.dialect = .legacy }
    let response = try await client.searchByText(with: request)
    #expect(response.places?.map(\.placeID) == ["a"])
    #expect(response.pagination?.hasNextPage == false)
  }
}
