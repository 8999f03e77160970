import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

/// What a service would never send, read by everything that reads what a service sends.
@Suite("Damaged answers")
struct MutationTests {
  @Test("A place of Places API (New) is a record or a typed failure", arguments: Mutant.newPlaces)
  func newPlace(mutant: Mutant) {
    #expect(Outcomes.faults(of: mutant.response(), in: .new, hours: mutant.seed % 400) == [])
  }

  @Test("Opening hours are open, closed or unknown and change later", arguments: Mutant.newHours)
  func hours(mutant: Mutant) {
    #expect(Outcomes.faults(of: mutant.response(), in: .new, hours: mutant.seed % 400) == [])
  }

  @Test(
    "A place of Places API (Legacy) is a record or a typed failure", arguments: Mutant.legacyPlaces)
  func legacyPlace(mutant: Mutant) {
    #expect(Outcomes.faults(of: mutant.response(), in: .legacy, hours: mutant.seed % 400) == [])
  }

  @Test(
    "Searches, suggestions and photos of Places API (New) are read or refused",
    arguments: Mutant.newFound, FoundOutcomes.allCases)
  func newFound(mutant: Mutant, question: FoundOutcomes) {
    #expect(question.faults(of: mutant.response(), in: .new) == [])
  }

  @Test(
    "Searches, suggestions and photos of Places API (Legacy) are read or refused",
    arguments: Mutant.legacyFound, FoundOutcomes.allCases)
  func legacyFound(mutant: Mutant, question: FoundOutcomes) {
    #expect(question.faults(of: mutant.response(), in: .legacy) == [])
  }

  @Test("A failure of Places API (New) can be shown", arguments: Mutant.newFailures)
  func newFailure(mutant: Mutant) throws {
    let status = [400, 403, 404, 429, 500, 503][mutant.seed % 6]
    let failure = try #require(Dialect.new.details.failure(mutant.response(status: status)))
    #expect(Outcomes.faults(of: failure) == [])
  }

  @Test("A failure of Places API (Legacy) can be shown", arguments: Mutant.legacyFailures)
  func legacyFailure(mutant: Mutant) {
    #expect(Outcomes.faults(of: mutant.response(), in: .legacy, hours: 0) == [])
  }

  @Test("Many of the damaged places still are places, and many are not")
  func mixture() {
    let read = Mutant.newPlaces.filter { mutant in
      (try? PlaceRecord.new(Data(mutant.bytes))) != nil
    }
    #expect((Mutant.newPlaces.count / 5..<Mutant.newPlaces.count * 4 / 5).contains(read.count))
  }
}

/// A body that a seeded generator damaged.
struct Mutant: Sendable, CustomTestStringConvertible {
  let seed: Int
  let bytes: [UInt8]

  /// One of some bodies, and what is spliced into it of another.
  init(_ seed: Int, of bodies: [[UInt8]]) {
    var mutator = JSONMutator(seed: UInt64(seed))
    self.seed = seed
    bytes = mutator.mutated(
      bodies[seed % bodies.count], donor: bodies[seed * 31 % bodies.count])
  }

  var testDescription: String { "seed \(seed)" }

  func response(status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(bytes))
  }

  static let newPlaces = mutants(
    1_000, of: SampleBodies.newMembers + SampleBodies.members(of: fixtures))
  static let newHours = mutants(1_000, of: SampleBodies.newHours)
  static let legacyPlaces = mutants(1_000, of: SampleBodies.legacyMembers)
  static let newFound = mutants(200, of: SampleBodies.newFound)
  static let legacyFound = mutants(200, of: SampleBodies.legacyFound)
  static let newFailures = mutants(1_000, of: SampleBodies.newFailures)
  static let legacyFailures = mutants(1_000, of: SampleBodies.legacyFailures)

  private static let fixtures = ["details-every-field", "minimal"].compactMap { name in
    (try? Fixture.data(name)).map { Array($0) }
  }

  private static func mutants(_ count: Int, of bodies: [[UInt8]]) -> [Mutant] {
    (0..<count).map { Mutant($0, of: bodies) }
  }
}
