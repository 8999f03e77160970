import Testing

@testable import PlacesCore

@Suite("Addresses and surroundings of Places API (New)")
struct AddressRecordNewTests {
  @Test("An address component may hold nothing but a text and its language")
  func components() throws {
    let place = try PlaceRecord.new(
      """
      {"addressComponents": [{"longText": "Mitte", "languageCode": "de"},
        {"longText": "Germany", "shortText": "DE", "types": ["country"]}, {}]}
      """)
    #expect(
      place.addressComponents == [
        .init(longText: "Mitte", shortText: nil, types: [], languageCode: "de"),
        .init(longText: "Germany", shortText: "DE", types: ["country"], languageCode: nil),
        .init(longText: "", shortText: nil, types: [], languageCode: nil),
      ])
  }

  @Test("A postal address keeps the parts it has, and an empty list is one")
  func postalAddress() throws {
    let place = try PlaceRecord.new(
      #"{"postalAddress": {"regionCode": "DE", "addressLines": [], "revision": 0}}"#)
    #expect(
      place.postalAddress == PostalAddressRecord(revision: 0, regionCode: "DE", addressLines: []))
  }

  @Test(
    "A landmark is near unless it is said how it lies",
    arguments: [
      ("{}", .near), (#"{"spatialRelationship": "NEAR"}"#, .near),
      (#"{"spatialRelationship": "BEHIND"}"#, .behind),
      (#"{"spatialRelationship": null}"#, .near),
      (#"{"spatialRelationship": "ABOVE"}"#, .init(rawValue: "ABOVE")),
    ] as [(String, SpatialRelationshipRecord)])
  func landmarks(json: String, relationship: SpatialRelationshipRecord) throws {
    let place = try PlaceRecord.new("{\"addressDescriptor\": {\"landmarks\": [\(json)]}}")
    #expect(place.addressDescriptor?.landmarks.map(\.spatialRelationship) == [relationship])
    #expect(place.addressDescriptor?.areas == [])
  }

  @Test("A descriptor without landmarks and areas has none of them")
  func emptyDescriptor() throws {
    let place = try PlaceRecord.new(#"{"addressDescriptor": {}}"#)
    #expect(place.addressDescriptor == AddressDescriptorRecord(landmarks: [], areas: []))
  }

  @Test("Entrances and navigation points keep words that are not known")
  func access() throws {
    let place = try PlaceRecord.new(
      #"{"entrances": [{"tags": ["NEW"]}], "navigationPoints": [{"travelModes": ["FLY"]}]}"#)
    #expect(place.entrances == [.init(location: nil, tags: ["NEW"])])
    #expect(place.navigationPoints?.map(\.travelModes) == [["FLY"]])
    #expect(place.navigationPoints?.map(\.usages) == [[]])
  }
}
