import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("Filters as queries")
struct AutocompleteFilterTests {
  /// The requests that a legacy call with a filter makes, or the failure it throws.
  private func requests(
    _ text: String = "cafe", _ dialect: PlacesDialect = .new,
    _ change: (GMSAutocompleteFilter) -> Void
  ) async throws -> [HTTPRequest] {
    let transport = CannedTransport(
      body: dialect == .new ? "{}" : #"{"status": "OK", "predictions": []}"#)
    let client = GMSPlacesClient.on(transport) { $0.dialect = dialect }
    let filter = GMSAutocompleteFilter()
    change(filter)
    _ = try await received({ (_: [GMSAutocompletePrediction]) in [] }) {
      client.findAutocompletePredictions(
        fromQuery: text, filter: filter, sessionToken: nil, callback: $0)
    }
    return transport.requests
  }

  private func body(
    _ text: String = "cafe", _ change: (GMSAutocompleteFilter) -> Void
  ) async throws -> String? {
    try await requests(text, .new, change).first?.body.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "An old type filter becomes the words of either service",
    arguments: [
      (.noFilter, "", nil), (.geocode, #","includedPrimaryTypes":["geocode"]"#, "geocode"),
      (
        .address, #","includedPrimaryTypes":["street_address","premise","subpremise"]"#, "address"
      ),
      (
        .establishment, #","includedPrimaryTypes":["establishment","point_of_interest"]"#,
        "establishment"
      ),
      (.region, #","includedPrimaryTypes":["(regions)"]"#, "%28regions%29"),
      (.city, #","includedPrimaryTypes":["(cities)"]"#, "%28cities%29"),
    ] as [(GMSPlacesAutocompleteTypeFilter, String, String?)])
  func typeFilter(
    type: GMSPlacesAutocompleteTypeFilter, new: String, legacy: String?
  ) async throws {
    #expect(try await body { $0.type = type } == #"{"input":"cafe"\#(new)}"#)
    let query = try await requests("cafe", .legacy) { $0.type = type }.first?.url.query()
    #expect(
      query?.split(separator: "&").first { $0.hasPrefix("types=") }
        == legacy.map { "types=\($0)" })
  }

  @Test("The newer members win when they say something")
  func newerMembers() async throws {
    let newer = try await body {
      $0.type = .city
      $0.types = ["cafe"]
      $0.country = "FR"
      $0.countries = ["GB", "us"]
    }
    #expect(
      newer
        == #"{"input":"cafe","includedPrimaryTypes":["cafe"],"includedRegionCodes":["gb","us"]}"#)
    let older = try await body {
      $0.type = .city
      $0.types = []
      $0.country = "FR"
      $0.countries = []
    }
    #expect(
      older
        == #"{"input":"cafe","includedPrimaryTypes":["(cities)"],"includedRegionCodes":["fr"]}"#)
  }

  @Test(
    "Blanks are taken off a legacy text, and the caret counts without them",
    arguments: [
      ("  cafe \n", 0, #"{"input":"cafe"}"#), ("  cafe", 4, #"{"input":"cafe","inputOffset":2}"#),
      ("cafe  ", 5, #"{"input":"cafe"}"#), ("  cafe", 2, #"{"input":"cafe"}"#),
      ("é👩‍👩‍👧x", 2, #"{"input":"é👩‍👩‍👧x","inputOffset":6}"#),
    ] as [(String, Int32, String)])
  func blanks(text: String, offset: Int32, expected: String) async throws {
    #expect(try await body(text) { $0.inputOffset = offset } == expected)
  }

  @Test(
    "What no service takes is refused",
    arguments: [
      FilterChange("six types") { $0.types = Array(repeating: "cafe", count: 6) },
      FilterChange("a collection among others") { $0.types = ["(cities)", "cafe"] },
      FilterChange("no country code") { $0.country = "Germany" },
      FilterChange("sixteen countries") { $0.countries = Array(repeating: "gb", count: 16) },
      FilterChange("a region of three digits") { $0.regionCode = "419" },
      FilterChange("an offset below 0") { $0.inputOffset = -1 },
      FilterChange("bias and restriction") {
        $0.locationBias = OwnArea(text: "circle:5@1,2")
        $0.locationRestriction = OwnArea(text: "circle:5@1,2")
      },
      FilterChange("an area that is none") { $0.locationBias = OwnArea(text: "point:1,2") },
      FilterChange("an area without text") { $0.locationRestriction = OwnArea(text: nil) },
    ])
  func refused(change: FilterChange) async throws {
    let failure = try await failureThrown { try await requests("cafe", .new, change.make) }
    #expect(failure.code == .invalidRequest && failure.attempts == 0)
  }

  @Test("An app's own area is read through its query item")
  func ownArea() async throws {
    let circle = try await body { $0.locationBias = OwnArea(text: "circle:5@1,2.5") }
    #expect(
      circle == #"{"input":"cafe","locationBias":{"circle":{"center":"#
        + #"{"latitude":1.0,"longitude":2.5},"radius":5.0}}}"#)
    let rectangle = try await body { $0.locationRestriction = OwnArea(text: "rectangle:1,2|3,4") }
    #expect(
      rectangle == #"{"input":"cafe","locationRestriction":{"rectangle":{"#
        + #""low":{"latitude":1.0,"longitude":2.0},"high":{"latitude":3.0,"longitude":4.0}}}}"#)
  }

  @Test(
    "An area that is written wrong is refused, in a text that does not quote it",
    arguments: [
      "circle:5@@1,2", "circle:5@1,x,2", "circle:5@1,2,", "rectangle:1,2||3,4",
      "rectangle:x|1,2|3,4",
    ])
  func wrongArea(text: String) async throws {
    let failure = try await failureThrown {
      try await requests("cafe", .new) { $0.locationBias = OwnArea(text: text) }
    }
    #expect(failure.code == .invalidRequest && failure.attempts == 0)
    #expect(!failure.message.contains("item 'bias'"))
  }

  @Test("Blank texts are refused in both forms", arguments: ["", "  \n"])
  func blankText(text: String) async throws {
    let failure = try await failureThrown { try await requests(text) { _ in } }
    #expect(failure.code == .invalidRequest)
    let client = GMSPlacesClient.on(CannedTransport(body: "{}"))
    let other = try await failureThrown {
      try await received({ (_: [GMSAutocompleteSuggestion]) in [] }) {
        client.fetchAutocompleteSuggestions(
          from: GMSAutocompleteRequest(query: text), callback: $0)
      }
    }
    #expect(other.code == .invalidRequest)
  }

  @Test("A session is joined by its token until details end it, which tells what it is billed as")
  func session() async throws {
    let told = Locked<[PlacesDiagnostic]>([])
    let client = GMSPlacesClient.on(CannedTransport(body: "{}")) {
      $0.onDiagnostic = { event in
        if event.level == .notice { told.withLock { $0.append(event) } }
      }
    }
    let token = GMSAutocompleteSessionToken()
    let request = GMSAutocompleteRequest(query: "caf")
    request.sessionToken = token
    _ = try await received({ (_: [GMSAutocompleteSuggestion]) in [] }) {
      client.fetchAutocompleteSuggestions(from: request, callback: $0)
    }
    let details = GMSFetchPlaceRequest(
      placeID: "a", placeProperties: [.coordinate], sessionToken: token)
    _ = await Answer.of { client.fetchPlace(with: details, callback: $0) }
    let bill = try SessionBill(autocompleteRequests: 1, details: details)
    #expect(told.withLock { $0 } == [.sessionEnded(bill)])
  }
}

/// A change to a filter, with a name.
struct FilterChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (GMSAutocompleteFilter) -> Void

  init(_ name: String, _ make: @escaping @Sendable (GMSAutocompleteFilter) -> Void) {
    testDescription = name
    self.make = make
  }
}

/// An area of an app's own.
final class OwnArea: NSObject, GMSPlaceLocationBias, GMSPlaceLocationRestriction {
  private let text: String?

  init(text: String?) { self.text = text }

  func copy(with zone: NSZone? = nil) -> Any { self }

  func locationBiasURLQueryItem() -> URLQueryItem { URLQueryItem(name: "bias", value: text) }

  func locationRestrictionURLQueryItem() -> URLQueryItem {
    URLQueryItem(name: "restriction", value: text)
  }
}
