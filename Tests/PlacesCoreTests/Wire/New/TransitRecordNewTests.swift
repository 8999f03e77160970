import Testing

@testable import PlacesCore

@Suite("Stations of Places API (New)")
struct TransitRecordNewTests {
  @Test("A station that says nothing has neither agencies nor stops")
  func empty() throws {
    let place = try PlaceRecord.new(#"{"transitStation": {}}"#)
    #expect(
      place.transitStation == TransitStationRecord(displayName: nil, agencies: [], stops: []))
  }

  @Test(
    "A text is read plain or with its language",
    arguments: [
      ("\"Lake\"", .init(text: "Lake", languageCode: nil)),
      (#"{"text": "Lake", "languageCode": "en"}"#, .init(text: "Lake", languageCode: "en")),
    ] as [(String, LocalizedTextRecord)])
  func texts(json: String, text: LocalizedTextRecord) throws {
    let place = try PlaceRecord.new(
      """
      {"transitStation": {"displayName": \(json),
        "agencies": [{"displayName": \(json), "lines": [{"displayName": \(json),
          "shortDisplayName": \(json)}]}],
        "stops": [{"displayName": \(json), "platformCode": \(json), "signageText": \(json),
          "stopCode": \(json)}]}}
      """)
    let station = try #require(place.transitStation)
    #expect(station.displayName == text)
    #expect(station.agencies.map(\.displayName) == [text])
    #expect(station.agencies.first?.lines.map(\.displayName) == [text])
    #expect(station.agencies.first?.lines.map(\.shortDisplayName) == [text])
    #expect(
      station.stops == [
        TransitStopRecord(
          displayName: text, platformCode: text, signageText: text, stopCode: text)
      ])
  }

  @Test(
    "An icon is read as an address or as an object",
    arguments: [
      ("\"https://i.example/\"", .init(url: "https://i.example/", nameIncluded: nil)),
      (
        #"{"url": "https://i.example/", "nameIncluded": false}"#,
        .init(url: "https://i.example/", nameIncluded: false)
      ),
      ("{}", .init(url: nil, nameIncluded: nil)),
    ] as [(String, TransitIconRecord)])
  func icons(json: String, icon: TransitIconRecord) throws {
    let place = try PlaceRecord.new(
      "{\"transitStation\": {\"agencies\": [{\"icon\": \(json), \"lines\": [{\"icon\": \(json)}]}]}}"
    )
    #expect(place.transitStation?.agencies.map(\.icon) == [icon])
    #expect(place.transitStation?.agencies.first?.lines.map(\.icon) == [icon])
  }

  @Test("Whether a stop is accessible may be no or not said")
  func accessibility() throws {
    let place = try PlaceRecord.new(
      #"{"transitStation": {"stops": [{"wheelchairAccessibleEntrance": false}, {}]}}"#)
    #expect(place.transitStation?.stops.map(\.wheelchairAccessibleEntrance) == [false, nil])
  }
}
