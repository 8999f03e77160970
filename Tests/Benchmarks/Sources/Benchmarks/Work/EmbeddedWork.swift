import Foundation

@testable import PlacesCore

/// The offline service.
enum EmbeddedWork {
  static func figures(on course: Course) async throws -> [Figure] {
    try await fetches(on: course) + searches(on: course)
  }

  private static func fetches(on course: Course) async throws -> [Figure] {
    let engines = PlacesDialect.allCases.map { dialect in
      var configuration = PlacesConfiguration()
      configuration.dialect = dialect
      return PlacesEngine.embedded(configuration: configuration)
    }
    let ids = EmbeddedPlaces.sample.placeIDs
    return try await course.figures(
      of: .embedded,
      engines.map { engine in
        let dialect = engine.configuration.dialect
        let fields = dialect.allFields
        return .init(
          Contender("fetch of a sample place, \(dialect.rawValue)", inFlight: 1) { number in
            let query = PlaceQuery(placeID: ids[number % ids.count], fields: fields)
            keep(try await engine.fetchPlace(query).get())
          })
      })
  }

  private static func searches(on course: Course) async throws -> [Figure] {
    let count = course.isQuick ? 500 : 10_000
    let json = Data("[\((0..<count).map(place).joined(separator: ",\n"))]".utf8)
    let start = ContinuousClock.now
    let engine = PlacesEngine.embedded(try EmbeddedPlaces(json: json))
    let loading = Figure(
      Work.embedded.rawValue, "loading of \(count) places, \(json.count / 1_000) kB", .seconds,
      [(ContinuousClock.now - start) / .seconds(1)])
    let texts = ["bakery", "cafe 777", "no such words", "example street"]
    let pace = Pace(
      sample: course.pace.sample, total: course.pace.total * 2,
      fewestSamples: course.isQuick ? 1 : 5)
    let found = try await course.figures(
      of: .embedded, at: pace,
      texts.map { text in
        .init(
          Contender("search for '\(text)' in \(count) places", inFlight: 1) { _ in
            let query = TextSearchQuery(
              text: text, selection: FieldSelection([.name, .placeID, .coordinate]))
            keep(try await engine.searchByText(query).get())
          })
      })
    return [loading] + found
  }

  /// A shop with a number in a grid of streets.
  private static func place(_ index: Int) -> String {
    let kind = ["bakery", "cafe", "book_store", "pharmacy", "restaurant"][index % 5]
    let (row, column) = index.quotientAndRemainder(dividingBy: 100)
    return #"""
      {"id": "ChIJBenchmark\#(index)", "types": ["\#(kind)", "point_of_interest"],
       "displayName": {"text": "\#(kind.capitalized) \#(index)", "languageCode": "en"},
       "formattedAddress": "\#(column) Example Street \#(row), 1000 Sample",
       "location": {"latitude": \#(50 + Double(row) / 1_000), "longitude": \#(Double(column) / 1_000)},
       "rating": \#(1 + Double(index % 40) / 10), "userRatingCount": \#(index % 977),
       "businessStatus": "OPERATIONAL", "timeZone": {"id": "Europe/Brussels"}}
      """#
  }
}

extension PlacesDialect {
  /// All that the service has a name for.
  var allFields: PlaceFieldSet { PlaceFieldSet.all.filter(names) }
}
