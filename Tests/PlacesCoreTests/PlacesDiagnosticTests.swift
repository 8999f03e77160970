import Testing

@testable import PlacesCore

@Suite("Diagnostics")
struct PlacesDiagnosticTests {
  private static let call = PlacesCall(number: 7, operation: "Place Details")
  private static let pro = PlaceSKU(operation: .placeDetails, tier: .pro)
  private static let dearest = PlaceSKU(operation: .placeDetails, tier: .enterpriseAtmosphere)

  private static func all(_ dialect: PlacesDialect) -> RequestCost {
    RequestCost(.placeDetails, fields: PlaceField.bitFields, in: dialect)
  }

  private static func ended(
    _ duration: Duration, _ bytes: Int, _ status: Int?, _ failure: PlacesFailure.Code?
  ) -> PlacesDiagnostic {
    .attemptEnded(
      call.attempt(2),
      PlacesAttempt.Outcome(
        duration: duration, receivedBytes: bytes, httpStatus: status, failure: failure))
  }

  @Test(
    "Each has a line for a log, and a level",
    arguments: [
      (
        .allFieldsRequested(all(.new)), .notice,
        "no field was named, so all 35 are requested:"
          + " Places API Place Details Enterprise + Atmosphere, $25 per 1,000"
      ),
      (
        .allFieldsRequested(all(.legacy)), .notice,
        "no field was named, so all 35 are requested: Places Details, $17 per 1,000"
          + " + Basic Data, free + Contact Data, $3 per 1,000 + Atmosphere Data, $5 per 1,000"
      ),
      (.unknownFieldBits(1 << 40), .notice, "bits without a meaning were ignored: 0x10000000000"),
      (
        .fieldsDropped(["a", "b"], "Places API (Legacy)"), .notice,
        "fields that Places API (Legacy) does not have were left out: a, b"
      ),
      (
        .sessionRaisesCost(from: pro, to: dearest), .notice,
        "the session token raises the cost of the call:"
          + " Places API Place Details Enterprise + Atmosphere, $25 per 1,000,"
          + " without it Places API Place Details Pro, $17 per 1,000"
      ),
      (
        .sessionTokenReused, .notice,
        "the session token was used up by an earlier call, so this one is billed as one without"
      ),
      (.appCheckTokenMissing("why"), .notice, "sent without an App Check token: why"),
      (.attemptStarted(call.attempt(2)), .trace, "Place Details, call 7, attempt 2 started"),
      (
        ended(.milliseconds(41), 1_234, 200, nil), .trace,
        "Place Details, call 7, attempt 2 ended: HTTP 200, 1234 bytes, 41 ms"
      ),
      (
        ended(.seconds(15), 0, nil, .timedOut), .trace,
        "Place Details, call 7, attempt 2 ended: timedOut, 0 bytes, 15000 ms"
      ),
      (
        ended(.microseconds(1_500), 5, 503, .unavailable), .trace,
        "Place Details, call 7, attempt 2 ended: HTTP 503, unavailable, 5 bytes, 2 ms"
      ),
      (
        .retryPlanned(call.attempt(2), after: .milliseconds(87), because: .unavailable), .notice,
        "Place Details, call 7, attempt 2 failed (unavailable), the next follows in 87 ms"
      ),
      (
        .requestJoined(call), .trace,
        "Place Details, call 7 joined an equal request under way"
      ),
    ] as [(PlacesDiagnostic, PlacesDiagnostic.Level, String)])
  func line(event: PlacesDiagnostic, level: PlacesDiagnostic.Level, line: String) {
    #expect(event.description == line)
    #expect(event.level == level)
  }

  @Test(
    "No length of time is too long or too short to tell",
    arguments: [
      (.seconds(-5), "0 ms"), (.zero, "0 ms"), (.nanoseconds(1), "0 ms"),
      (.seconds(Int64.max), "1000000000000000 ms"), (.seconds(Int64.min), "0 ms"),
    ] as [(Duration, String)])
  func length(duration: Duration, text: String) {
    #expect(Self.ended(duration, 0, 200, nil).description.hasSuffix(", 0 bytes, \(text)"))
  }

  @Test("What happens in every call matters less than what may surprise")
  func levels() {
    #expect(PlacesDiagnostic.Level.trace < .notice)
    #expect(!(PlacesDiagnostic.Level.notice < .trace))
    #expect(PlacesDiagnostic.Level.allCases.allSatisfy { !($0 < $0) })
    #expect(PlacesDiagnostic.Level.allCases.sorted() == PlacesDiagnostic.Level.allCases)
  }
}
