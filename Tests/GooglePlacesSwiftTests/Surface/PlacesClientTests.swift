import Foundation
import PlacesCore
import PlacesTestSupport
import Testing

@testable import GooglePlacesSwift

/// One way to ask for a place, the request it makes, and what comes back of a canned answer.
struct AdapterRow: Sendable, CustomTestStringConvertible {
  var name: String
  var request: FetchPlaceRequest
  var url: String
  var mask: String

  var testDescription: String { name }

  static let all = [
    AdapterRow(
      name: "one property", request: FetchPlaceRequest(placeID: "id", placeProperties: [.rating]),
      url: "/v1/places/id", mask: "rating,attributions,movedPlaceId"),
    AdapterRow(
      name: "properties in any order",
      request: FetchPlaceRequest(
        placeID: "id", placeProperties: [.types, .coordinate, .placeID, .types]),
      url: "/v1/places/id", mask: "id,location,types,attributions,movedPlaceId"),
    AdapterRow(
      name: "a property that stands for two facts",
      request: FetchPlaceRequest(placeID: "id", placeProperties: [.timeZone]),
      url: "/v1/places/id", mask: "utcOffsetMinutes,timeZone,attributions,movedPlaceId"),
    AdapterRow(
      name: "an object beside its part",
      request: FetchPlaceRequest(placeID: "id", placeProperties: [.accessibilityOptions]),
      url: "/v1/places/id", mask: "accessibilityOptions,attributions,movedPlaceId"),
    AdapterRow(
      name: "a session token and a region",
      request: FetchPlaceRequest(
        placeID: "a/b c", placeProperties: [.displayName],
        sessionToken: AutocompleteSessionToken(text: "abc_123"), regionCode: "GB"),
      url: "/v1/places/a%2Fb%20c?regionCode=GB&sessionToken=abc_123",
      mask: "displayName,attributions,movedPlaceId"),
  ]
}

struct PlacesClientTests {
  private func client(_ transport: CannedTransport) -> PlacesClient {
    PlacesClient(engine: PlacesEngine(configuration: .test(transport: transport)))
  }

  @Test(arguments: AdapterRow.all)
  func aRequestGoesOutAndItsPlaceComesBack(_ row: AdapterRow) async throws {
    let transport = CannedTransport(
      body: #"{"id": "new", "displayName": {"text": "Sample"}, "rating": 4.5}"#)
    let place = try await client(transport).fetchPlace(with: row.request).get()
    let sent = try #require(transport.requests.first)
    #expect(transport.requests.count == 1)
    #expect(sent.url.absoluteString == "https://places.googleapis.com" + row.url)
    #expect(sent.header("X-Goog-FieldMask") == row.mask)
    let asked = row.request.placeProperties
    #expect(place.rating == (asked.contains(.rating) ? 4.5 : nil))
    #expect(place.placeID == (asked.contains(.placeID) ? "new" : nil))
    #expect(place.displayName == (asked.contains(.displayName) ? "Sample" : nil))
  }

  @Test(arguments: PlacesFailure.Code.allCases, AdapterRow.all)
  func everyFailureComesBackThroughEveryRow(
    _ code: PlacesFailure.Code, _ row: AdapterRow
  ) async throws {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "what happened") }
    let client = client(transport)
    let error = await #expect(throws: PlacesError.self) {
      try await client.fetchPlace(with: row.request).get()
    }
    let thrown = try #require(error)
    let label = try #require(Mirror(reflecting: thrown).children.first?.label)
    #expect(label == code.row.swiftCase)
    let failure = await #expect(throws: PlacesFailure.self) { try await client.fetch(row.request) }
    #expect(failure?.code == code)
    #expect(failure?.attempts == 1)
  }

  @Test func aRequestWithoutPropertiesIsNotSent() async throws {
    let transport = CannedTransport(body: "{}")
    let request = FetchPlaceRequest(placeID: "id", placeProperties: [])
    let error = await #expect(throws: PlacesError.self) {
      try await client(transport).fetchPlace(with: request).get()
    }
    guard case .invalidRequest = error else {
      Issue.record("\(String(describing: error)) is no invalidRequest")
      return
    }
    #expect(transport.requests.isEmpty)
  }

  @Test func everythingAsksForEveryPropertyByName() async throws {
    let transport = CannedTransport(body: "{}")
    let request = FetchPlaceRequest(placeID: "id", placeProperties: [.all])
    _ = try await client(transport).fetch(request)
    let mask = try #require(transport.requests.first?.header("X-Goog-FieldMask"))
    #expect(FieldMask.fields(new: mask).isSuperset(of: [.reviews, .timeZone, .consumerAlert]))
    #expect(!mask.contains("*"))
  }

  @Test func theTextOfAFailureNamesTheAPIToEnable() async throws {
    let body = """
      {"error": {"code": 403, "status": "PERMISSION_DENIED", "message": "off",
      "details": [{"@type": "type.googleapis.com/google.rpc.ErrorInfo",
      "reason": "SERVICE_DISABLED"}]}}
      """
    let client = client(CannedTransport(status: 403, body: body))
    let request = FetchPlaceRequest(placeID: "id", placeProperties: [.placeID])
    guard case .failure(.accessNotConfigured(let text)) = await client.fetchPlace(with: request)
    else {
      Issue.record("not accessNotConfigured")
      return
    }
    #expect(text.contains("Places API (New)"))
  }

  @Test func legacyTellsTheEntranceOfTheAccessibilityOptions() async throws {
    var configuration = PlacesConfiguration()
    configuration.dialect = .legacy
    let client = PlacesClient(engine: .embedded(configuration: configuration))
    let request = FetchPlaceRequest(
      placeID: "ChIJV4k8_9UodTERU5KXbkYpSYs", placeProperties: [.accessibilityOptions])
    let place = try await client.fetch(request)
    #expect(place.availability(of: .accessibilityOptions) == .present)
    #expect(place.accessibilityOptions?.hasWheelchairAccessibleEntrance == true)
    #expect(place.accessibilityOptions?.hasWheelchairAccessibleParking == nil)
  }

  @Test @MainActor func theSharedClientIsOneObject() {
    #expect(PlacesClient.shared === PlacesClient.shared)
  }

  @Test func whatThePackageSaysOfItself() {
    #expect(PlacesClient.sdkVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(PlacesClient.sdkLongVersion.hasPrefix(PlacesClient.sdkVersion))
    #expect(!PlacesClient.openSourceLicenseInfo.isEmpty)
  }

  @Test(arguments: ["", "with space", "line\nbreak", "ключ"])
  func aTextThatCannotBeAKeyIsRefused(_ text: String) {
    #expect(!PlacesClient.provideAPIKey(text))
  }
}
