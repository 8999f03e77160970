import Foundation
import Testing

@testable import PlacesCore

/// Something that cannot be sent.
struct RefusedCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (inout PlaceQuery, inout PlacesConfiguration) -> Void

  static let rows: [RefusedCall] =
    [
      "", "  ", "\u{A0}", ".", "..", "a\nb", "a\r\nX-Header: b", "a\u{0}b",
      String(repeating: "a", count: 16_400), String(repeating: "/", count: 6_000),
    ].map { id in
      RefusedCall(testDescription: "place ID \(id.prefix(10).debugDescription)") { query, _ in
        query.placeID = id
      }
    } + [
      RefusedCall(testDescription: "no fields") { query, _ in query.fields = [] },
      RefusedCall(testDescription: "a field of Legacy") { query, _ in query.fields = [.name, .icon]
      },
    ]
    + ["", String(repeating: "a", count: 37), "tokén", "a b", "a/b"].map { token in
      RefusedCall(testDescription: "session token \(token.debugDescription)") { query, _ in
        query.sessionToken = SessionToken(text: token)
      }
    }
    + ["", "419", "usa", "u1", "é", "éé"].flatMap { region in
      [
        RefusedCall(testDescription: "region \(region.debugDescription)") { query, _ in
          query.regionCode = region
        },
        RefusedCall(testDescription: "configured region \(region.debugDescription)") {
          _, configured in
          configured.regionCode = region
        },
      ]
    }
    + ["", "en GB", "日本", "en\n"].map { language in
      RefusedCall(testDescription: "language \(language.debugDescription)") { _, configuration in
        configuration.languageCode = language
      }
    }
    + ["", "com example", "com.example\r\nX-Header: a"].map { identifier in
      RefusedCall(testDescription: "bundle identifier \(identifier.debugDescription)") {
        _, configured in
        configured.bundleIdentifier = identifier
      }
    }
    + [
      "http://example.com", "http://127.0.0.1.evil.com", "http://localhost.evil.com",
      "ftp://example.com", "https:///v1", "https://user@example.com", "https://example.com?a",
      "https://example.com#a", "/v1",
    ].map { address in
      RefusedCall(testDescription: "base URL \(address)") { _, configuration in
        configuration.baseURL = URL(string: address)
      }
    }
    + ConfiguredLimit.senseless.map { limit in
      RefusedCall(testDescription: limit.testDescription) { _, configuration in
        limit.change(&configuration)
      }
    }
}
