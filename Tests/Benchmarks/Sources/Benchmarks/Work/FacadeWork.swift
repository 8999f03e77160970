import Foundation

@testable import GooglePlaces
@testable import GooglePlacesSwift
@testable import PlacesCore

/// What the two modules add to the engine.
enum FacadeWork {
  static func figures(on course: Course) async throws -> [Figure] {
    try await masks(on: course) + places(on: course)
  }

  // MARK: What is asked

  private static func masks(on course: Course) async throws -> [Figure] {
    let unseen = Contender("bitmask → mask, a set not seen before") { number in
      keep(try mask(of: bitmask(number)))
    }
    let five: GMSPlaceField = [.name, .placeID, .coordinate, .openingHours, .rating]
    let seen = Contender("bitmask → mask, a set seen before") { _ in keep(try mask(of: five)) }
    // One after the other: sets that were not seen drive out one that was.
    return try await course.figures(of: .facade, [.init(unseen, goal: .atMost(1_000))])
      + course.figures(of: .facade, [.init(seen, goal: .atMost(100))])
  }

  /// The text that a call with a bitmask sends, by way of the query.
  private static func mask(of bitmask: GMSPlaceField) throws -> String {
    let query = try PlaceQuery(
      placeID: "ChIJBenchmarkBistro00000001", bitmask: bitmask, sessionToken: nil, regionCode: nil)
    return FieldMask.new(try query.selection.fields(in: .new))
  }

  /// A set of some of the 35 fields, another for each number.
  private static func bitmask(_ number: Int) -> GMSPlaceField {
    let scattered = UInt64(truncatingIfNeeded: number + 1) &* 0x9E37_79B9_7F4A_7C15
    return GMSPlaceField(rawValue: scattered >> 29 | 1 << 1)
  }

  // MARK: What is answered

  private static func places(on course: Course) async throws -> [Figure] {
    let json = try NewPlaceText.json(bytes: 15_000)
    let full = try DecodeWork.record(of: json, .new, PlaceFieldSet.all)
    let narrow = try DecodeWork.record(of: json, .new, DecodeWork.narrow)
    return try await course.figures(
      of: .facade,
      wraps(of: full, "full", goal: .atMost(5_000)) + wraps(of: narrow, "three fields", goal: nil))
  }

  private static func wraps(
    of record: PlaceRecord, _ kind: String, goal: Goal?
  ) -> [Course.Entry] {
    let legacy = GMSPlace(record)
    let new = Place(record)
    return [
      .init(Contender("record → GMSPlace, \(kind)") { _ in keep(GMSPlace(record)) }, goal: goal),
      .init(Contender("record → Place, \(kind)") { _ in keep(Place(record)) }, goal: goal),
      .init(Contender("GMSPlace, \(kind), each member read once") { _ in legacy.readAll() }),
      .init(Contender("Place, \(kind), each member read once") { _ in new.readAll() }),
    ]
  }
}
