import Foundation
import Testing

@testable import PlacesCore

@Suite("Arguments of the embedded service, Legacy")
struct EmbeddedLegacyArgumentsTests {
  private static func at(_ latitude: Double, _ longitude: Double) -> CoordinateRecord {
    CoordinateRecord(latitude: latitude, longitude: longitude)
  }

  private func query(_ text: String) throws -> EmbeddedQuery {
    EmbeddedQuery(try #require(URL(string: "https://example.com/?\(text)")))
  }

  @Test(
    "A point is two numbers of degrees",
    arguments: [
      ("1.5,-2", at(1.5, -2)), ("90,180", at(90, 180)), ("-90,-180", at(-90, -180)),
      ("0,0", at(0, 0)),
    ])
  func points(text: String, point: CoordinateRecord) {
    #expect(EmbeddedLegacyArguments.point(text) == point)
  }

  @Test(
    "Nothing else is a point",
    arguments: [
      "", "1", "1,", ",1", "1,2,3", "90.1,0", "-90.1,0", "0,180.1", "0,-180.1", "a,b", "1, 2",
      "nan,0",
    ])
  func noPoint(text: String) {
    #expect(EmbeddedLegacyArguments.point(text) == nil)
  }

  @Test(
    "A radius is above 0 and up to 50 km",
    arguments: [
      ("0.1", 0.1), ("50000", 50_000), ("0", nil), ("-1", nil), ("50000.1", nil), ("", nil),
      ("nan", nil), ("1m", nil),
    ] as [(String, Double?)])
  func radius(text: String, radius: Double?) {
    #expect(EmbeddedLegacyArguments.radius(text) == radius)
  }

  @Test(
    "An area is a circle or a rectangle",
    arguments: [
      ("circle:10@1,2", .circle(at(1, 2), radius: 10)),
      ("rectangle:1,2|3,4", .rectangle(ViewportRecord(low: at(1, 2), high: at(3, 4)))),
      (
        "rectangle:1,179|3,-179",
        .rectangle(ViewportRecord(low: at(1, 179), high: at(3, -179)))
      ),
      ("rectangle:1,2|1,2", .rectangle(ViewportRecord(low: at(1, 2), high: at(1, 2)))),
    ] as [(String, SearchArea)])
  func area(text: String, area: SearchArea) {
    #expect(EmbeddedLegacyArguments.area(text) == area)
  }

  @Test(
    "Nothing else is an area",
    arguments: [
      "", "circle", "circle:", "circle:10", "circle:0@1,2", "circle:50001@1,2", "circle:10@1",
      "circle:10@1,2@3,4", "rectangle:", "rectangle:1,2", "rectangle:3,2|1,4",
      "rectangle:1,2|3,4|5,6", "rectangle:0,180|0,-180", "point:1,2", "ipbias", "Circle:10@1,2",
      "circle:10@1,2:3",
    ])
  func noArea(text: String) {
    #expect(EmbeddedLegacyArguments.area(text) == nil)
  }

  @Test(
    "A bias may be a point, or left to the network address",
    arguments: [
      ("", nil), ("locationbias=ipbias", nil),
      ("locationbias=point:1,2", .circle(at(1, 2), radius: 0)),
      ("locationbias=circle:10@1,2", .circle(at(1, 2), radius: 10)),
    ] as [(String, SearchArea?)])
  func bias(text: String, area: SearchArea?) throws {
    #expect(try query(text).bias() == area)
  }

  @Test("Any other bias is refused", arguments: ["", "point:", "point:91,0", "near:1,2"])
  func noBias(text: String) throws {
    let query = try query("locationbias=\(text)")
    let error = try #require(throws: EmbeddedLegacyError.self) { try query.bias() }
    #expect(error.status == "INVALID_REQUEST")
    #expect(error.message == "Invalid 'locationbias' parameter.")
  }

  @Test(
    "A flag is set by its name alone",
    arguments: [
      ("", false), ("strict", true), ("strict=", true), ("strict=true", true),
      ("strict=false", false), ("other=true", false),
    ])
  func flag(text: String, isSet: Bool) throws {
    #expect(try query(text).flag("strict") == isSet)
  }

  @Test("A flag has no other values", arguments: ["1", "yes", "True"])
  func noFlag(value: String) throws {
    let query = try query("strict=\(value)")
    #expect(throws: EmbeddedLegacyError.self) { try query.flag("strict") }
  }

  @Test("A whole number is in its range", arguments: [("a=0", 0), ("a=4", 4), ("b=1", nil)])
  func integer(text: String, number: Int?) throws {
    #expect(try query(text).integer("a", in: 0...4) == number)
  }

  @Test("Any other number is refused", arguments: ["-1", "5", "1.0", "", "x"])
  func noInteger(value: String) throws {
    let query = try query("a=\(value)")
    #expect(throws: EmbeddedLegacyError.self) { try query.integer("a", in: 0...4) }
  }

  @Test(
    "A country has two letters",
    arguments: [
      ("country:us", "US"), ("country:DE", "DE"), ("country:usa", nil), ("country:", nil),
      ("us", nil), ("locality:us", nil), ("country:us:de", nil),
    ] as [(String, String?)])
  func country(text: String, country: String?) {
    #expect(EmbeddedLegacyArguments.country(text) == country)
  }

  @Test(
    "A list is as long as it may be, and each of it is read",
    arguments: [
      ("1|2|3", [1, 2, 3]), ("1", [1]), ("1|2|3|4", nil), ("1|x", nil), ("1|", nil), ("", nil),
    ] as [(String, [Int]?)])
  func list(text: String, numbers: [Int]?) {
    #expect(EmbeddedLegacyArguments.list(text, atMost: 3) { Int($0) } == numbers)
  }

  @Test("The text of a query keeps every item but those of a name")
  func text() throws {
    let query = try query("a=%26%20%C3%A9&key=secret&open&b=1%7C2")
    let copy = EmbeddedQuery(text: query.text(without: "key"))
    #expect(copy["a"] == "& é")
    #expect(copy["key"] == nil)
    #expect(copy.contains("open"))
    #expect(copy["b"] == "1|2")
    #expect(EmbeddedQuery(text: "%zz")["%zz"] == nil)
  }
}
