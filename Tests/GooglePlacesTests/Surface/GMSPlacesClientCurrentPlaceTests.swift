import Foundation
import GooglePlaces
import PlacesCore
import PlacesTestSupport
import Testing

@Suite("GMSPlacesClient: the current place")
struct GMSPlacesClientCurrentPlaceTests {
  private let transport = CannedTransport(
    body: """
      {"places": [
        {"id": "c", "location": {"latitude": 51.501, "longitude": -0.12}},
        {"id": "a", "location": {"latitude": 51.5, "longitude": -0.12}},
        {"id": "b", "location": {"latitude": 51.5002, "longitude": -0.12}}]}
      """)
  private let told = Locked<[PlacesDiagnostic]>([])

  private func client(
    configure: (inout PlacesConfiguration) -> Void = { _ in }
  ) -> GMSPlacesClient {
    let told = told
    return .located(transport) {
      $0.onDiagnostic = { event in
        if event.level == .notice { told.withLock { $0.append(event) } }
      }
      configure(&$0)
    }
  }

  private func find(
    _ fields: GMSPlaceField, on client: GMSPlacesClient,
    _ show: @escaping ([GMSPlaceLikelihood]) -> [String] = { $0.map { $0.place.placeID ?? "-" } }
  ) async throws -> [String] {
    try await received(show) {
      client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: fields, callback: $0)
    }
  }

  @Test("Likelihoods fall with the distance and add up to less than 1")
  func likelihoods() async throws {
    let shown = try await find(.placeID, on: client()) { list in
      let numbers = list.map(\.likelihood)
      return list.map { $0.place.placeID ?? "-" } + [
        "\(numbers == numbers.sorted(by: >))", "\(numbers.allSatisfy { $0 > 0 })",
        "\(numbers.reduce(0, +) < 1)",
      ]
    }
    #expect(shown == ["a", "b", "c", "true", "true", "true"])
  }

  @Test("The vaguer the position, the wider is the search", arguments: [(5.0, 30.0), (100, 300)])
  func accuracy(accuracy: Double, radius: Double) async throws {
    _ = try await find(
      .placeID,
      on: client {
        $0.locationProvider = {
          PlacesPosition(latitude: 51.5, longitude: -0.12, accuracy: accuracy)
        }
      })
    let body = transport.requests.first?.body.map { String(decoding: $0, as: UTF8.self) }
    #expect(body?.contains(#""radius":\#(radius)}"#) == true)
  }

  @Test("A coordinate is in the places only when it was asked for")
  func coordinate() async throws {
    let show: @Sendable ([GMSPlaceLikelihood]) -> [String] = { list in
      list.prefix(1).map { "\(CLLocationCoordinate2DIsValid($0.place.coordinate))" }
    }
    #expect(try await find([.placeID], on: client(), show) == ["false"])
    #expect(try await find([.placeID, .coordinate], on: client(), show) == ["true"])
  }

  @Test("An empty bitmask tells its price, and the eight fields that such a list cannot carry")
  func empty() async throws {
    _ = try await find([], on: client())
    let carried = PlaceField.bitFields.filter(\.row.isInLikelihoods)
    let cost = RequestCost(.nearbySearch, fields: carried, in: .new)
    #expect(
      told.withLock { $0 } == [
        .allFieldsRequested(cost),
        .fieldsDropped(
          [
            "openingHours", "phoneNumber", "website", "addressComponents", "takeout", "delivery",
            "dineIn", "curbsidePickup",
          ], "a likelihood list"),
      ])
  }

  @Test("A field that such a list cannot carry is named and not in the places")
  func dropped() async throws {
    #expect(try await find([.placeID, .website], on: client()) == ["a", "b", "c"])
    #expect(told.withLock { $0 } == [.fieldsDropped(["website"], "a likelihood list")])
  }

  @Test("Bits without a meaning are ignored, and nothing else of them is refused")
  func unknownBits() async throws {
    _ = try await find(GMSPlaceField(rawValue: 1 << 40 | 2), on: client())
    #expect(told.withLock { $0 } == [.unknownFieldBits(1 << 40)])
    let failure = try await failureThrown {
      try await find(GMSPlaceField(rawValue: 1 << 40), on: client())
    }
    #expect(failure.code == .invalidRequest && failure.attempts == 0)
  }

  @Test("No provider is a location error, and nothing is sent")
  func noProvider() async throws {
    let failure = try await failureThrown {
      try await find(.name, on: client { $0.locationProvider = nil })
    }
    #expect(failure.code == .locationError)
    #expect(transport.requests == [])
  }

  @Test("What a provider throws is quoted in a location error")
  func failingProvider() async throws {
    let thrown = await #expect(throws: (any Error).self) {
      try await find(.name, on: client { $0.locationProvider = { throw NoSky() } })
    }
    let error = try #require(thrown.map { $0 as NSError })
    #expect(error.code == GMSPlacesErrorCode.locationError.rawValue)
    #expect(
      error.localizedDescription
        == "The position of the device is not known. (No sky to be seen.)")
    #expect(transport.requests == [])
  }

  @Test("The key is not in it, whatever a provider throws")
  func providerThatTells() async throws {
    let failure = try await failureThrown {
      try await find(
        .name,
        on: client {
          $0.locationProvider = {
            throw NSError(
              domain: "a", code: 1,
              userInfo: [NSLocalizedDescriptionKey: "<\(PlacesConfiguration.testKey)>"])
          }
        })
    }
    #expect(failure.underlyingText == "<•••>")
  }

  @Test("A provider that never answers is a location error when the call's time is over")
  func silentProvider() async throws {
    let clock = ManualClock()
    let client = client {
      $0.clock = clock.clock
      $0.locationProvider = {
        for await _ in AsyncStream<Void>.never {}
        return PlacesPosition(latitude: 0, longitude: 0)
      }
    }
    async let waiting = clock.pass(.seconds(30))
    let failure = try await failureThrown { try await find(.name, on: client) }
    await waiting
    #expect(failure.code == .locationError)
    #expect(failure.message == "No position came within 30.0 s.")
  }

  @Test("A position that is not on the Earth is refused", arguments: [(91.0, 0.0), (0, 181)])
  func badPosition(latitude: Double, longitude: Double) async throws {
    let failure = try await failureThrown {
      try await find(
        .name,
        on: client {
          $0.locationProvider = { PlacesPosition(latitude: latitude, longitude: longitude) }
        })
    }
    #expect(failure.code == .invalidRequest)
    #expect(transport.requests == [])
  }

  @Test("The list of the current place has the credits of its places")
  func credits() async throws {
    let transport = CannedTransport(
      body: """
        {"places": [{"location": {}, "attributions": [{"provider": "Sample Listings"}]}]}
        """)
    let client = GMSPlacesClient.located(transport)
    let shown = try await received(
      { (list: GMSPlaceLikelihoodList) in [list.attributions?.string ?? "-"] },
      { client.currentPlace(callback: $0) })
    #expect(shown == ["Sample Listings"])
  }

  private struct NoSky: LocalizedError {
    var errorDescription: String? { "No sky to be seen." }
  }
}
