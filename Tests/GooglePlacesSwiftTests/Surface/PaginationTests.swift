import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

struct PaginationTests {
  private static let request = SearchByTextRequest(
    textQuery: "tea", placeProperties: [.placeID], locationBias: Samples.circle,
    maxResultCount: 2)

  /// Two pages: the second is asked for by the token that the first gives.
  private let transport = CannedTransport { request in
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let answer =
      body.contains(#""pageToken":"more""#)
      ? #"{"places": [{"id": "three"}]}"#
      : #"{"places": [{"id": "one"}, {"id": "two"}], "nextPageToken": "more"}"#
    return HTTPResponse(status: 200, body: Data(answer.utf8))
  }

  private func firstPage(_ transport: CannedTransport) async throws -> SearchByTextResponse {
    try await PlacesClient(transport).fetch(Self.request)
  }

  @Test("Pages follow one another until there is none")
  func following() async throws {
    let first = try await firstPage(transport)
    let pagination = try #require(first.pagination)
    #expect(pagination.hasNextPage)
    #expect(pagination.pageSize == 2)
    let second = try await pagination.fetchNextPage().get()
    #expect(Samples.ids(second.places) == "[three]")
    let last = try #require(second.pagination)
    #expect(!last.hasNextPage)
    let failure = await #expect(throws: PlacesFailure.self) { try await last.fetchNext() }
    #expect(failure?.code == .invalidRequest)
    #expect(transport.requests.count == 2)
  }

  @Test("The next page asks for the same but for token and size")
  func next() async throws {
    let transport = CannedTransport(body: #"{"nextPageToken": "more"}"#)
    var pagination = try #require(try await firstPage(transport).pagination)
    pagination.pageSize = 7
    _ = try await pagination.fetchNext()
    let sent = transport.requests.map(ClientCall.Sent.init)
    #expect(sent.count == 2)
    let first = try #require(sent.first)
    var expected = first
    expected.body = first.body.replacing(
      #""pageSize":2"#, with: #""pageSize":7,"pageToken":"more""#)
    #expect(sent.last == expected)
  }

  @Test("A page size out of range is refused", arguments: [0, 21, -1])
  func size(_ size: Int) async throws {
    var pagination = try #require(try await firstPage(transport).pagination)
    pagination.pageSize = size
    let result = await pagination.fetchNextPage()
    let error = #expect(throws: PlacesError.self) { try result.get() }
    #expect(Mirror(reflecting: try #require(error)).children.first?.label == "invalidRequest")
  }

  @Test(
    "Every failure of a next page comes back, in both forms",
    arguments: PlacesFailure.Code.allCases)
  func failures(_ code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { request in
      let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
      if body.contains("pageToken") { throw PlacesFailure(code, "what happened") }
      return HTTPResponse(status: 200, body: Data(#"{"nextPageToken": "more"}"#.utf8))
    }
    let pagination = try #require(try await firstPage(transport).pagination)
    let failure = await #expect(throws: PlacesFailure.self) { try await pagination.fetchNext() }
    #expect(failure?.code == code)
    let result = await pagination.fetchNextPage()
    let error = #expect(throws: PlacesError.self) { try result.get() }
    let label = Mirror(reflecting: try #require(error)).children.first?.label
    #expect(label == code.row.swiftCase)
  }

  @Test("Two are equal when they ask for the same page")
  func equality() async throws {
    let pagination = try #require(try await firstPage(transport).pagination)
    let other = try #require(try await firstPage(transport).pagination)
    #expect(pagination == other)
    #expect(Set([pagination, other]).count == 1)
    var larger = other
    larger.pageSize = 3
    #expect(larger != pagination)
    #expect(larger.description == "Pagination(hasNextPage: true, pageSize: 3)")
  }
}
