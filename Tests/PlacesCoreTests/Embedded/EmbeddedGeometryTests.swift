import Testing

@testable import PlacesCore

@Suite("Embedded geometry")
struct EmbeddedGeometryTests {
  typealias Point = (Double, Double)

  private static func point(_ point: Point) -> CoordinateRecord {
    CoordinateRecord(latitude: point.0, longitude: point.1)
  }

  @Test(
    "A distance is the great circle's, whichever way round is shorter",
    arguments: [
      ((0, 0), (0, 0), 0), ((0, 0), (0, 1), 111_195), ((0, 0), (1, 0), 111_195),
      ((60, 0), (60, 1), 55_597), ((0, 179.5), (0, -179.5), 111_195),
      ((90, 0), (-90, 50), 20_015_114), ((0, 0), (0, 180), 20_015_114), ((90, 0), (90, 120), 0),
    ] as [(Point, Point, Int)])
  func distance(start: Point, end: Point, meters: Int) {
    #expect(Int(Self.point(start).distance(to: Self.point(end)).rounded()) == meters)
    #expect(Int(Self.point(end).distance(to: Self.point(start)).rounded()) == meters)
  }

  @Test(
    "A circle holds what is as near as its radius",
    arguments: [
      (111_196, (0, 1), true), (111_194, (0, 1), false), (0, (0, 0), true), (0, (0, 0.1), false),
    ] as [(Double, Point, Bool)])
  func circle(radius: Double, point: Point, isInside: Bool) {
    let circle = SearchArea.circle(Self.point((0, 0)), radius: radius)
    #expect(circle.contains(Self.point(point)) == isInside)
    #expect(circle.center == Self.point((0, 0)))
  }

  @Test(
    "A rectangle holds its border, and may cross the 180° line",
    arguments: [
      ((10, 20), (12, 24), (11, 22), true), ((10, 20), (12, 24), (10, 20), true),
      ((10, 20), (12, 24), (12, 24), true), ((10, 20), (12, 24), (12.01, 22), false),
      ((10, 20), (12, 24), (9.99, 22), false), ((10, 20), (12, 24), (11, 24.01), false),
      ((10, 20), (12, 24), (11, 19.99), false), ((-20, 179), (-10, -179), (-17, 179.5), true),
      ((-20, 179), (-10, -179), (-17, -179.5), true), ((-20, 179), (-10, -179), (-17, 180), true),
      ((-20, 179), (-10, -179), (-17, 178), false), ((-20, 179), (-10, -179), (-17, -178), false),
      ((-20, 179), (-10, -179), (-17, 0), false), ((0, 170), (1, 180), (0.5, -180), true),
      ((0, -180), (1, 180), (0.5, 33), true), ((5, 6), (5, 6), (5, 6), true),
      ((5, 6), (5, 6), (5, 6.1), false),
    ] as [(Point, Point, Point, Bool)])
  func rectangle(low: Point, high: Point, point: Point, isInside: Bool) {
    let corners = ViewportRecord(low: Self.point(low), high: Self.point(high))
    #expect(SearchArea.rectangle(corners).contains(Self.point(point)) == isInside)
  }

  @Test(
    "The middle of a rectangle is inside it",
    arguments: [
      ((10, 20), (12, 24), (11, 22)), ((-20, 179), (-10, -177), (-15, -179)),
      ((0, 170), (0, -178), (0, 176)), ((5, 6), (5, 6), (5, 6)),
    ] as [(Point, Point, Point)])
  func center(low: Point, high: Point, center: Point) {
    let corners = ViewportRecord(low: Self.point(low), high: Self.point(high))
    #expect(SearchArea.rectangle(corners).center == Self.point(center))
  }

  // MARK: Paths

  @Test("A polyline may touch the ends of the Earth", arguments: ["_cidP_gsia@"])
  func corners(text: String) {
    #expect(EmbeddedPath(encoded: text)?.points == [Self.point((90, 180))])
  }

  @Test("An encoded polyline is a list of points with five decimals")
  func polyline() throws {
    let path = try #require(EmbeddedPath(encoded: #"_p~iF~ps|U_ulLnnqC_mqNvxq`@"#))
    #expect(path.points == [(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)].map(Self.point))
  }

  @Test(
    "A text that is no polyline, or leaves the Earth, is refused",
    arguments: ["", "?", "_p~iF", "_", "é?", "??? ", ">?", "~~~~~~~~~~", "_mljP?", "?agsia@"])
  func noPolyline(text: String) {
    #expect(EmbeddedPath(encoded: text) == nil)
  }

  @Test(
    "The distance to a path is that to its nearest point",
    arguments: [
      ("?_ibE?_ibE", (0, 0.5), 55_598), ("?_ibE?_ibE", (0, 1.5), 0),
      ("?_ibE?_ibE", (1, 1.5), 111_195),
      ("?_ibE?_ibE", (0, 3), 111_195), ("??", (0, 1), 111_195), ("????", (1, 0), 111_195),
      ("?_}oca@?~z`hcA", (0, 180), 0), ("?_}oca@?~z`hcA", (1, 180), 111_195),
    ] as [(String, Point, Int)])
  func pathDistance(text: String, point: Point, meters: Int) throws {
    let path = try #require(EmbeddedPath(encoded: text))
    #expect(Int(path.distance(to: Self.point(point)).rounded()) == meters)
  }
}
