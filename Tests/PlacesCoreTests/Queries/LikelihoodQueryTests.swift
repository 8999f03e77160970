import Foundation
import PlacesTestSupport
import Testing

@testable import PlacesCore

@Suite("Where the device may be")
struct LikelihoodQueryTests {
  private let position = PlacesPosition(latitude: 48.8566, longitude: 2.3522, accuracy: 50)

  /// Places to the north, by their distance in metres.
  private func transport(_ distances: [Double]) -> CannedTransport {
    let places = distances.map { distance in
      let latitude = 48.8566 + distance / 111_195.08
      return
        #"{"id": "\#(Int(distance))", "location": {"latitude": \#(latitude), "longitude": 2.3522}}"#
    }
    return CannedTransport(body: #"{"places": [\#(places.joined(separator: ","))]}"#)
  }

  private func likelihoods(
    _ distances: [Double], _ position: PlacesPosition? = nil,
    fields: PlaceFieldSet = [.placeID]
  ) async throws -> [LikelihoodRecord] {
    let engine = PlacesEngine(configuration: .test(transport: transport(distances)))
    return try await engine.likelihoods(
      LikelihoodQuery(selection: FieldSelection(fields)), at: position ?? self.position
    ).get()
  }

  @Test("Likelihoods fall with distance, sum to less than 1, and come highest first")
  func order() async throws {
    let found = try await likelihoods([90, 0, 40, 10])
    #expect(found.map(\.place.placeID) == ["0", "10", "40", "90"])
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.likelihood > $1.likelihood })
    #expect(found.map(\.likelihood).reduce(0, +) < 1)
    #expect(found.allSatisfy { (0...1).contains($0.likelihood) })
  }

  @Test("A vague position makes places more alike")
  func vagueness() async throws {
    let exact = try await likelihoods([0, 40])
    let vague = try await likelihoods(
      [0, 40], PlacesPosition(latitude: 48.8566, longitude: 2.3522, accuracy: 500))
    #expect(vague[1].likelihood / vague[0].likelihood > exact[1].likelihood / exact[0].likelihood)
  }

  @Test("No place is an empty list")
  func nothing() async throws {
    #expect(try await likelihoods([]) == [])
  }

  @Test("A coordinate that was not asked for is asked for and taken out again")
  func coordinate() async throws {
    let found = try await likelihoods([0])
    #expect(found.map(\.place.coordinate) == [nil])
    #expect(found.map { $0.place.availability(of: .coordinate) } == [.notRequested])
    let kept = try await likelihoods([0], fields: [.placeID, .coordinate])
    #expect(kept.map { $0.place.availability(of: .coordinate) } == [.present])
  }

  @Test("The eight fields that a list cannot carry are dropped and named")
  func dropped() async throws {
    let transport = transport([0])
    let told = Locked<[PlacesDiagnostic]>([])
    var configuration = PlacesConfiguration.test(transport: transport)
    configuration.onDiagnostic = { event in
      if event.level == .notice { told.withLock { $0.append(event) } }
    }
    let all = PlaceFieldSet(PlaceField.allCases.filter { $0.row.bit != nil })
    _ = try await PlacesEngine(configuration: configuration).likelihoods(
      LikelihoodQuery(selection: FieldSelection(all)), at: position
    ).get()
    let names = [
      "openingHours", "phoneNumber", "website", "addressComponents", "takeout", "delivery",
      "dineIn", "curbsidePickup",
    ]
    #expect(told.withLock { $0 } == [.fieldsDropped(names, "a likelihood list")])
    let mask = try #require(transport.requests.first?.header("X-Goog-FieldMask"))
    #expect(mask.hasPrefix("places.displayName,places.id,"))
    #expect(!mask.contains("takeout"))
  }

  @Test(
    "It is one search around the position, three times as wide as that is vague",
    arguments: [
      (50.0, "150.0"), (0, "30.0"), (.nan, "30.0"), (1e9, "50000.0"), (.infinity, "50000.0"),
    ])
  func search(accuracy: Double, radius: String) async throws {
    let transport = transport([0])
    let engine = PlacesEngine(configuration: .test(transport: transport))
    _ = try await engine.likelihoods(
      LikelihoodQuery(selection: FieldSelection([.name])),
      at: PlacesPosition(latitude: 1, longitude: 2, accuracy: accuracy)
    ).get()
    #expect(transport.requests.count == 1)
    #expect(
      transport.requests.first?.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"maxResultCount":20,"locationRestriction":{"circle":{"center":{"latitude":1.0,"#
        + #""longitude":2.0},"radius":\#(radius)}},"rankPreference":"DISTANCE"}"#)
  }

  @Test("A position that is none is an invalid request")
  func nowhere() async throws {
    let engine = PlacesEngine(configuration: .test(transport: transport([])))
    let result = await engine.likelihoods(
      LikelihoodQuery(selection: FieldSelection([.name])),
      at: PlacesPosition(latitude: .nan, longitude: 0))
    let failure = #expect(throws: PlacesFailure.self) { try result.get() }
    #expect(failure?.code == .invalidRequest)
  }
}
