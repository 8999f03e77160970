import Foundation

@testable import PlacesCore

/// From the bytes of an answer to a record, as the engine does it for a details call.
enum DecodeWork {
  static func figures(on course: Course) async throws -> [Figure] {
    var figures: [Figure] = []
    for kilobytes in [1, 10, 15, 40] {
      figures += try await new(kilobytes, on: course)
    }
    return try await figures + legacy(10, on: course)
  }

  /// Three fields: a text with its language, a point and a number.
  static let narrow: PlaceFieldSet = [.name, .coordinate, .rating]

  private static func new(_ kilobytes: Int, on course: Course) async throws -> [Figure] {
    let json = try NewPlaceText.json(bytes: kilobytes * 1_000)
    let size = "\(kilobytes) kB"
    let plain = "\(size), JSONDecoder"
    let narrowPlain = "\(size), JSONDecoder, three fields"
    let isMain = kilobytes == 15
    return try await course.figures(
      of: .decode,
      [
        .init(Contender(plain) { _ in keep(try decoder.decode(PlainPlace.self, from: json)) }),
        .init(
          Contender(narrowPlain) { _ in
            keep(try decoder.decode(PlainNarrowPlace.self, from: json))
          }),
        foundation(json, size),
        .init(
          Contender("\(size), full") { _ in
            keep(try record(of: json, .new, PlaceFieldSet.all))
          }, beside: plain, "\(size), JSONSerialization", goal: isMain ? .timesAsFast(5) : nil),
        .init(
          Contender("\(size), mask of three fields") { _ in
            keep(try record(of: json, .new, narrow))
          }, beside: plain, narrowPlain, "\(size), JSONSerialization",
          goal: isMain ? .timesAsFast(12) : nil),
      ])
  }

  private static func legacy(_ kilobytes: Int, on course: Course) async throws -> [Figure] {
    let json = try LegacyPlaceText.json(bytes: kilobytes * 1_000)
    let size = "Legacy, \(kilobytes) kB"
    let plain = "\(size), JSONDecoder"
    return try await course.figures(
      of: .decode,
      [
        .init(
          Contender(plain) { _ in keep(try decoder.decode(PlainLegacyAnswer.self, from: json)) }),
        foundation(json, size),
        .init(
          Contender("\(size), full") { _ in
            keep(try record(of: json, .legacy, PlaceFieldSet.all))
          }, beside: plain, "\(size), JSONSerialization"),
      ])
  }

  private static func foundation(_ json: Data, _ size: String) -> Course.Entry {
    .init(
      Contender("\(size), JSONSerialization") { _ in
        keep(try JSONSerialization.jsonObject(with: json))
      })
  }

  private static var decoder: JSONDecoder { JSONDecoder() }

  /// The record of an answer that has a place for some fields.
  static func record(
    of json: Data, _ dialect: PlacesDialect, _ fields: PlaceFieldSet
  ) throws -> PlaceRecord {
    let endpoint = Dialect(dialect).details
    let response = HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json; charset=UTF-8"], body: json)
    if let failure = endpoint.failure(response) { throw failure }
    let query = PlaceQuery(placeID: "ChIJBenchmarkBistro00000001", fields: fields)
    return try endpoint.answer(response, query, .benchmark)
  }
}

extension Date {
  /// Sunday, 29 November 2026, noon in Paris: the first of the seven days of current hours.
  static let benchmark = Date(timeIntervalSince1970: 1_795_950_000)
}
