import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// A call whose answer is billed.
struct BilledCall: Sendable, CustomTestStringConvertible {
  let name: String
  let dialect: PlacesDialect
  /// The names of the lines it is billed by, in the order of a meter.
  let lines: [String]
  /// The dearest class among them.
  let tier: BillingTier
  let ask: @Sendable (PlacesEngine) async -> PlacesFailure?

  var testDescription: String { "\(name), \(dialect.rawValue)" }

  /// A service that knows every place and finds none.
  var transport: CannedTransport { CannedTransport(Self.answer) }

  /// An engine on the service.
  func engine(
    _ transport: any Transport, _ change: (inout PlacesConfiguration) -> Void = { _ in }
  ) -> PlacesEngine {
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.dialect = dialect
    change(&configuration)
    return PlacesEngine(configuration: configuration)
  }

  private static func answer(_ request: HTTPRequest) -> HTTPResponse {
    let address = "https://photos.example/a.png"
    if request.url.host() == "photos.example" {
      return HTTPResponse(200, "image", headers: ["Content-Type": "image/png"])
    }
    if request.url.path().hasSuffix("/photo") {
      return HTTPResponse(302, "", headers: ["Location": address])
    }
    return HTTPResponse(
      200,
      """
      {"status": "OK", "result": {}, "results": [], "candidates": [], "predictions": [],
       "photoUri": "\(address)"}
      """)
  }
}

extension BilledCall {
  static let all = new + legacy

  private static let new =
    [
      details([.placeID], "Essentials (IDs Only)", .essentialsIDsOnly),
      details([.placeID, .formattedAddress], "Essentials", .essentials),
      details([.name, .formattedAddress], "Pro", .pro),
      details([.name, .rating], "Enterprise", .enterprise),
      details([.name, .rating, .reviews], "Enterprise + Atmosphere", .enterpriseAtmosphere),
      details([.rating, .entrances], "Unknown", .unknown),
      details([.placeID], "Essentials (IDs Only)", .essentialsIDsOnly, inSession: true),
      details([.formattedAddress], "Essentials", .essentials, inSession: true),
      details([.name], "Enterprise + Atmosphere", .enterpriseAtmosphere, inSession: true),
      text([.placeID], "Essentials (IDs Only)", .essentialsIDsOnly),
      text([.formattedAddress], "Pro", .pro), text([.rating], "Enterprise", .enterprise),
      text([.reviews], "Enterprise + Atmosphere", .enterpriseAtmosphere),
      nearby([.placeID], "Pro", .pro), nearby([.rating], "Enterprise", .enterprise),
      nearby([.reviews], "Enterprise + Atmosphere", .enterpriseAtmosphere),
    ] + [
      likelihoods(.new, ["Places API Nearby Search Pro"], .pro),
      openStatus(.new, ["Places API Place Details Enterprise"], .enterprise),
      suggestions(.new, ["Autocomplete Requests"], .essentials),
      suggestions(.new, ["Autocomplete Requests"], .essentials, inSession: true),
      photo(.new, "Places API Place Details Photos"),
      photoURL(.new, "Places API Place Details Photos"),
    ]

  private static let legacy =
    [
      legacyDetails([.placeID], ["Places Details - ID Refresh"], .essentialsIDsOnly),
      legacyDetails([.name], ["Basic Data", "Places Details"], .pro),
      legacyDetails([.name], ["Basic Data", "Places Details"], .pro, inSession: true),
      legacyDetails([.website], ["Contact Data", "Places Details"], .enterprise),
      legacyDetails(
        [.name, .website, .reviews],
        ["Atmosphere Data", "Basic Data", "Contact Data", "Places Details"], .enterprise),
      legacyText([.placeID], ["Find Place - ID Only"], .essentials),
      legacyText([.placeID, .reviews], ["Find Place - ID Only"], .essentials),
      legacyText([.name], ["Basic Data", "Find Place"], .pro),
      legacyText([.rating], ["Atmosphere Data", "Find Place"], .enterprise),
    ] + [
      call("nearby search", .legacy, wholeNearby, .enterprise) {
        await $0.searchNearby(.init(area: .circle, selection: .init([.placeID]))).theFailure
      },
      likelihoods(.legacy, wholeNearby, .enterprise),
      openStatus(.legacy, ["Basic Data", "Contact Data", "Places Details"], .enterprise),
      suggestions(.legacy, ["Autocomplete - Per Request"], .essentials),
      suggestions(
        .legacy, ["Autocomplete without Place Details - Per Session"], .pro, inSession: true),
      photo(.legacy, "Places Photo"), photoURL(.legacy, "Places Photo"),
    ]

  private static let wholeNearby = [
    "Atmosphere Data", "Basic Data", "Contact Data", "Places - Nearby Search",
  ]

  // MARK: Kinds of calls

  private static func call(
    _ name: String, _ dialect: PlacesDialect, _ lines: [String], _ tier: BillingTier,
    _ ask: @escaping @Sendable (PlacesEngine) async -> PlacesFailure?
  ) -> BilledCall {
    BilledCall(name: name, dialect: dialect, lines: lines, tier: tier, ask: ask)
  }

  private static func details(
    _ fields: PlaceFieldSet, _ line: String, _ tier: BillingTier, inSession: Bool = false
  ) -> BilledCall {
    details(.new, fields, ["Places API Place Details \(line)"], tier, inSession)
  }

  private static func legacyDetails(
    _ fields: PlaceFieldSet, _ lines: [String], _ tier: BillingTier, inSession: Bool = false
  ) -> BilledCall {
    details(.legacy, fields, lines, tier, inSession)
  }

  private static func details(
    _ dialect: PlacesDialect, _ fields: PlaceFieldSet, _ lines: [String], _ tier: BillingTier,
    _ inSession: Bool
  ) -> BilledCall {
    let token = inSession ? SessionToken() : nil
    return call(
      "details of \(names(fields))\(token == nil ? "" : ", session")", dialect, lines, tier
    ) {
      await $0.fetchPlace(PlaceQuery(placeID: "a", fields: fields, sessionToken: token)).theFailure
    }
  }

  private static func text(
    _ fields: PlaceFieldSet, _ line: String, _ tier: BillingTier
  ) -> BilledCall {
    text(.new, fields, ["Places API Text Search \(line)"], tier)
  }

  private static func legacyText(
    _ fields: PlaceFieldSet, _ lines: [String], _ tier: BillingTier
  ) -> BilledCall { text(.legacy, fields, lines, tier) }

  private static func text(
    _ dialect: PlacesDialect, _ fields: PlaceFieldSet, _ lines: [String], _ tier: BillingTier
  ) -> BilledCall {
    call("text search of \(names(fields))", dialect, lines, tier) {
      await $0.searchByText(TextSearchQuery(text: "a", selection: .init(fields))).theFailure
    }
  }

  private static func nearby(
    _ fields: PlaceFieldSet, _ line: String, _ tier: BillingTier
  ) -> BilledCall {
    call("nearby search of \(names(fields))", .new, ["Places API Nearby Search \(line)"], tier) {
      await $0.searchNearby(.init(area: .circle, selection: .init(fields))).theFailure
    }
  }

  private static func likelihoods(
    _ dialect: PlacesDialect, _ lines: [String], _ tier: BillingTier
  ) -> BilledCall {
    let position = PlacesPosition(latitude: 1, longitude: 2)
    return call("likelihoods", dialect, lines, tier) {
      await $0.likelihoods(.init(selection: .init([.name, .website])), at: position).theFailure
    }
  }

  private static func openStatus(
    _ dialect: PlacesDialect, _ lines: [String], _ tier: BillingTier
  ) -> BilledCall {
    call("open status", dialect, lines, tier) {
      await $0.openStatus(OpenStatusQuery(placeID: "a")).theFailure
    }
  }

  private static func suggestions(
    _ dialect: PlacesDialect, _ lines: [String], _ tier: BillingTier, inSession: Bool = false
  ) -> BilledCall {
    var query = AutocompleteQuery(input: "a")
    query.sessionToken = inSession ? SessionToken() : nil
    return call("suggestions\(inSession ? ", session" : "")", dialect, lines, tier) { [query] in
      await $0.suggestions(query).theFailure
    }
  }

  private static func photo(_ dialect: PlacesDialect, _ line: String) -> BilledCall {
    let query = photoQuery(dialect)
    return call("photo", dialect, [line], .enterprise) { await $0.photo(query).theFailure }
  }

  private static func photoURL(_ dialect: PlacesDialect, _ line: String) -> BilledCall {
    let query = photoQuery(dialect)
    return call("photo address", dialect, [line], .enterprise) {
      await $0.photoURL(query).theFailure
    }
  }

  private static func photoQuery(_ dialect: PlacesDialect) -> PhotoQuery {
    let name = dialect == .new ? "places/a/photos/b" : "reference"
    return PhotoQuery(name: name, maximumWidth: 4, maximumHeight: 3)
  }

  private static func names(_ fields: PlaceFieldSet) -> String {
    fields.map(\.canonicalName).sorted().joined(separator: ", ")
  }
}

extension Result where Failure == PlacesFailure {
  /// The failure; nil for an answer.
  fileprivate var theFailure: PlacesFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
