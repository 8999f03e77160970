import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

/// A way of asking whether a place is open: the path and mask that must go out, nil when nothing
/// must, and the status that must come back of the one answer.
struct OpenStatusCall: Sendable, CustomTestStringConvertible {
  let name: String
  let mask: String?
  let status: GMSPlaceOpenStatus
  let send: @Sendable (GMSPlacesClient, @escaping GMSPlaceOpenStatusCallback) throws -> Void

  var testDescription: String { name }

  /// Open on Wednesdays from 9 to 17, UTC; the tests' instant is a Wednesday at noon.
  static let answer = #"""
    {"id": "ChIJa", "businessStatus": "OPERATIONAL", "utcOffsetMinutes": 0,
     "regularOpeningHours": {"periods": [
       {"open": {"day": 3, "hour": 9, "minute": 0}, "close": {"day": 3, "hour": 17, "minute": 0}}]},
     "currentOpeningHours": {"periods": [
       {"open": {"day": 3, "hour": 9, "minute": 0, "date": {"year": 2026, "month": 12, "day": 2}},
        "close": {"day": 3, "hour": 17, "minute": 0,
                  "date": {"year": 2026, "month": 12, "day": 2}}}]}}
    """#

  private static let everything = """
    regularOpeningHours,utcOffsetMinutes,businessStatus,currentOpeningHours,timeZone,\
    attributions,movedPlaceId
    """
  private static let evening = PlacesConfiguration.testInstant.addingTimeInterval(8 * 3600)
  private static let known: [GMSPlaceProperty] = [
    .placeID, .openingHours, .currentOpeningHours, .businessStatus, .utcOffsetMinutes,
  ]

  static let requesting: [OpenStatusCall] = [
    .init(name: "isOpen(withPlaceID:)", mask: everything, status: .open) {
      $0.isOpen(withPlaceID: "ChIJa", callback: $1)
    },
    .init(name: "isOpen(withPlaceID:date:)", mask: everything, status: .closed) {
      $0.isOpen(withPlaceID: "ChIJa", date: evening, callback: $1)
    },
    .init(name: "isOpen(with: request of an ID)", mask: everything, status: .open) {
      client, callback in
      client.isOpen(with: GMSPlaceIsOpenRequest(placeID: "ChIJa", date: nil)) {
        callback($0.status, $1)
      }
    },
    .init(
      name: "isOpen(with: request of a place without hours)",
      mask: "regularOpeningHours,currentOpeningHours,attributions,movedPlaceId", status: .open
    ) { client, callback in
      let place = try GMSPlace.reading(
        answer, requested: [.placeID, .businessStatus, .utcOffsetMinutes])
      client.isOpen(with: GMSPlaceIsOpenRequest(place: place, date: nil)) {
        callback($0.status, $1)
      }
    },
    .init(
      name: "isOpen(with: place without an offset)",
      mask: "utcOffsetMinutes,timeZone,attributions,movedPlaceId", status: .open
    ) {
      let properties = known.filter { $0 != .utcOffsetMinutes }
      $0.isOpen(with: try GMSPlace.reading(answer, requested: properties), callback: $1)
    },
  ]

  static let free: [OpenStatusCall] = [
    .init(name: "isOpen(with: place)", mask: nil, status: .open) {
      $0.isOpen(with: try GMSPlace.reading(answer, requested: known), callback: $1)
    },
    .init(name: "isOpen(with: place, date:)", mask: nil, status: .closed) {
      $0.isOpen(with: try GMSPlace.reading(answer, requested: known), date: evening, callback: $1)
    },
  ]
}

@Suite("The calls that tell whether a place is open")
struct GMSPlacesClientOpenStatusTests {
  @Test("Only what is missing goes out", arguments: OpenStatusCall.requesting + OpenStatusCall.free)
  func status(call: OpenStatusCall) async throws {
    let transport = CannedTransport(body: OpenStatusCall.answer)
    let (status, error) = try await answer(of: call, transport)
    #expect(status == call.status)
    #expect(error == nil)
    #expect(transport.requests.map { $0.header("X-Goog-FieldMask") } == call.masks)
    #expect(transport.requests.allSatisfy { $0.url.path() == "/v1/places/ChIJa" })
  }

  @Test(
    "A failure is an error beside an unknown status", arguments: OpenStatusCall.requesting,
    PlacesFailure.Code.allCases)
  func failure(call: OpenStatusCall, code: PlacesFailure.Code) async throws {
    let transport = CannedTransport { _ in throw PlacesFailure(code, "what happened") }
    let (status, error) = try await answer(of: call, transport)
    #expect(status == .unknown)
    #expect(error.flatMap { PlacesFailure($0) }?.code == code)
    #expect(error?.domain == kGMSPlacesErrorDomain)
    #expect(error?.code == code.row.gmsCode)
  }

  @Test("What cannot be told is unknown without an error")
  func undetermined() async throws {
    let transport = CannedTransport(body: "{}")
    let (status, error) = try await answer(of: OpenStatusCall.requesting[0], transport)
    #expect(status == .unknown)
    #expect(error == nil)
  }

  @Test("A place without an ID cannot be completed")
  func withoutID() async throws {
    let call = OpenStatusCall(name: "no ID", mask: nil, status: .unknown) {
      $0.isOpen(with: try GMSPlace.reading("{}", requested: [.name]), callback: $1)
    }
    let (status, error) = try await answer(of: call, CannedTransport(body: "{}"))
    #expect(status == .unknown)
    #expect(error.flatMap { PlacesFailure($0) }?.code == .invalidRequest)
  }

  @Test(
    "The local rule needs the week and the offset",
    arguments: [
      ([GMSPlaceProperty.openingHours, .utcOffsetMinutes], 0.0, GMSPlaceOpenStatus.open),
      ([.openingHours, .utcOffsetMinutes], 8, .closed),
      ([.openingHours], 0, .unknown), ([.utcOffsetMinutes, .currentOpeningHours], 0, .unknown),
    ])
  func legacyRule(
    properties: [GMSPlaceProperty], hours: Double, expected: GMSPlaceOpenStatus
  ) throws {
    let place = try GMSPlace.reading(OpenStatusCall.answer, requested: properties)
    let instant = PlacesConfiguration.testInstant.addingTimeInterval(hours * 3600)
    #expect(place.isOpen(at: instant) == expected)
  }

  @Test("The local status tells the next change, or what is missing")
  func openStatus() throws {
    let noon = PlacesConfiguration.testInstant
    let known = try GMSPlace.reading(OpenStatusCall.answer).openStatus(at: noon)
    #expect(known.state == .open)
    #expect(known.nextClosing == noon.addingTimeInterval(5 * 3600))
    let partly = try GMSPlace.reading(OpenStatusCall.answer, requested: [.openingHours])
    #expect(partly.openStatus(at: noon).missing == ["utcOffsetMinutes", "timeZone"])
  }

  private func answer(
    of call: OpenStatusCall, _ transport: CannedTransport
  ) async throws -> (GMSPlaceOpenStatus, NSError?) {
    let client = GMSPlacesClient.on(transport)
    let (answers, received) = AsyncThrowingStream<(GMSPlaceOpenStatus, NSError?), any Error>
      .makeStream()
    try call.send(client) { status, error in
      received.yield((status, error.map { $0 as NSError }))
      received.finish()
    }
    var iterator = answers.makeAsyncIterator()
    return try #require(try await iterator.next())
  }
}

extension OpenStatusCall {
  /// The masks of all requests that must go out.
  fileprivate var masks: [String?] { mask.map { [$0] } ?? [] }
}
