import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Embedded search")
struct EmbeddedSearchTests {
  private func ids(
    _ json: String = EmbeddedTown.json, at now: Date = PlacesConfiguration.testInstant,
    _ change: (inout EmbeddedSearch) -> Void
  ) throws -> String {
    var search = EmbeddedSearch()
    change(&search)
    let places = try EmbeddedPlaces(json: Data(json.utf8)).places
    return search.results(in: places, at: now).map(\.id).joined()
  }

  private static func point(_ latitude: Double, _ longitude: Double) -> CoordinateRecord {
    CoordinateRecord(latitude: latitude, longitude: longitude)
  }

  @Test("Everything is found but what must be asked for, the more rated first")
  func everything() throws {
    #expect(try ids { _ in } == "BACFGH")
    #expect(try ids { $0.includesPureServiceAreas = true } == "BACDFGH")
    #expect(try ids { $0.includesFutureOpenings = true } == "BACFEGH")
  }

  @Test(
    "The better match comes first, then the more rated",
    arguments: [
      (["cafe"], "AC"), (["alpha"], "AFC"), (["alph"], "ACF"), (["town"], "BAC"),
      (["hut"], "GH"), ([], ""), (["nothing"], ""), (["bar"], "B"),
    ] as [([String], String)])
  func match(words: [String], found: String) throws {
    #expect(try ids { $0.words = words } == found)
  }

  @Test("Words find kinds when they are to", arguments: [(["bar"], "BC"), (["plumber"], "D")])
  func kinds(words: [String], found: String) throws {
    let all = try ids {
      $0.words = words
      $0.findsKinds = true
      $0.includesPureServiceAreas = true
    }
    #expect(all == found)
  }

  @Test(
    "Of equal matches the nearer comes first, and what is nowhere last",
    arguments: [(8.0, "ABCF"), (8.02, "CBAF"), (8.009, "BACF"), (7.9, "FABC")])
  func distance(longitude: Double, found: String) throws {
    let circle = SearchArea.circle(Self.point(50, longitude), radius: 1)
    let order = try ids {
      $0.order = .distance
      $0.bias = circle
      $0.includesPureServiceAreas = true
    }
    #expect(order == found + "GHD")
    let relevance = try ids {
      $0.words = ["cafe"]
      $0.bias = circle
    }
    #expect(relevance == found.filter { "AC".contains($0) })
  }

  @Test("An origin is where distances are measured from, whatever the bias")
  func origin() throws {
    let found = try ids {
      $0.words = ["town"]
      $0.bias = .circle(Self.point(50, 8), radius: 1)
      $0.origin = Self.point(50, 8.03)
    }
    #expect(found == "CBA")
  }

  @Test("The most rated come first where popularity counts")
  func popularity() throws {
    let found = try ids {
      $0.order = .popularity
      $0.origin = Self.point(50, 7.9)
    }
    #expect(found == "BACFGH")
  }

  @Test("A preferred type comes first, and the others stay")
  func preferredType() throws {
    #expect(try ids { $0.preferredType = "cafe" } == "ACBFGH")
  }

  @Test(
    "Types must and must not be there",
    arguments: [
      (EmbeddedTypeFilter(included: ["bar"]), "BC"),
      (EmbeddedTypeFilter(included: ["bar", "campground"]), "BCGH"),
      (EmbeddedTypeFilter(excluded: ["bar"]), "AFGH"),
      (EmbeddedTypeFilter(includedPrimary: ["bar"]), "B"),
      (EmbeddedTypeFilter(includedPrimary: ["campground"]), "GH"),
      (EmbeddedTypeFilter(excludedPrimary: ["bar"]), "ACFGH"),
      (EmbeddedTypeFilter(included: ["bar"], excludedPrimary: ["bar"]), "C"),
      (EmbeddedTypeFilter(included: ["food"], excluded: ["cafe"]), "B"),
    ])
  func types(filter: EmbeddedTypeFilter, found: String) throws {
    #expect(try ids { $0.types = filter } == found)
  }

  @Test("A country is read from the address, be it of components or postal")
  func countries() throws {
    let found = try ids {
      $0.countries = ["DE"]
      $0.includesFutureOpenings = true
      $0.includesPureServiceAreas = true
    }
    #expect(found == "BACDE")
    #expect(try ids { $0.countries = ["FR", "DE"] } == "BACF")
    #expect(try ids { $0.countries = ["US"] } == "")
  }

  @Test(
    "A restriction keeps out what is nowhere",
    arguments: [
      (SearchArea.circle(point(50, 8), radius: 1_000), "AB"),
      (.rectangle(ViewportRecord(low: point(-20, 179), high: point(-10, -179))), "GH"),
    ])
  func restriction(area: SearchArea, found: String) throws {
    let all = try ids {
      $0.restriction = area
      $0.includesPureServiceAreas = true
    }
    #expect(all == found)
  }

  @Test(
    "A path keeps what is near it, the nearer first",
    arguments: [("_sdpHopwo@?_yF", "ABC"), ("_sdpHopwo@", "AB"), ("??", "")])
  func path(text: String, found: String) throws {
    let path = try #require(EmbeddedPath(encoded: text))
    #expect(try ids { $0.path = path }.sorted() == found.sorted())
  }

  @Test("The nearer to a path comes first")
  func pathOrder() throws {
    let path = try #require(EmbeddedPath(encoded: "_sdpHopwo@"))
    let found = try ids {
      $0.path = path
      $0.words = ["town"]
    }
    #expect(found == "AB")
  }

  @Test(
    "A rating is at least the least",
    arguments: [(0.0, "BACFGH"), (4.4, "BA"), (4.5, "A"), (5, "")])
  func rating(least: Double, found: String) throws {
    #expect(try ids { $0.minimumRating = least } == found)
  }

  @Test("A price is one of some")
  func prices() throws {
    #expect(try ids { $0.priceLevels = [.moderate, .inexpensive] } == "AC")
    #expect(try ids { $0.priceLevels = [.free] } == "")
  }

  @Test(
    "One connector has both the type and the rate",
    arguments: [
      (0.0, [], "F"), (150, [], "F"), (150.1, [], ""), (22, [.type2], "F"), (22.1, [.type2], ""),
      (100, [.ccsCombo2, .type2], "F"), (0, [.nacs], ""),
    ] as [(Double, Set<ConnectorTypeRecord>, String)])
  func charging(rate: Double, connectors: Set<ConnectorTypeRecord>, found: String) throws {
    let filter = EmbeddedChargingFilter(minimumRateKW: rate, connectors: connectors)
    #expect(try ids { $0.charging = filter } == found)
  }

  @Test(
    "Open now goes by the clock, and needs hours and a business",
    arguments: [
      ("2026-12-02T12:00:00Z", "A"), ("2026-11-30T12:00:00Z", "BA"), ("2026-11-30T16:00:00Z", "A"),
    ])
  func openNow(instant: String, found: String) throws {
    let now = try Date(instant, strategy: .iso8601)
    #expect(try ids(at: now) { $0.isOpenNow = true } == found)
  }

  @Test("A thousand places are searched in one go")
  func many() throws {
    let found = try ids(EmbeddedTown.row(of: 1_000)) {
      $0.words = ["stop", "99"]
      $0.origin = Self.point(0, 1)
    }
    #expect(found.hasPrefix("P99P999P998"))
  }
}
