import Testing

@testable import PlacesCore

@Suite("Writing masks")
struct MaskWriterTests {
  private let writer = MaskWriter(
    \.newName, separator: ".", prefix: "p.", except: [.rating], last: [.movedPlaceId])

  @Test("What is said of a writer shows in every mask, also in one that was written before")
  func mask() {
    let fields: PlaceFieldSet = [.types, .rating, .name, .icon, .wheelchairAccessibleEntrance]
    let masks = [writer.mask(of: fields), writer.mask(of: fields)]
    let mask =
      "p.displayName,p.types,p.accessibilityOptions.wheelchairAccessibleEntrance,p.movedPlaceId"
    #expect(masks == [mask, mask])
  }

  @Test("Masks of different sets are different ones")
  func others() {
    #expect(writer.mask(of: [.name]) == "p.displayName,p.movedPlaceId")
    #expect(writer.mask(of: [.movedPlaceId]) == "p.movedPlaceId")
    #expect(writer.mask(of: []) == "p.movedPlaceId")
    #expect(MaskWriter(\.newName, separator: ".").mask(of: [.icon]) == "")
  }

  @Test("A path below another one is left out, at any depth and in one vocabulary only")
  func parents() {
    let both: PlaceFieldSet = [.wheelchairAccessibleEntrance, .accessibilityOptions]
    #expect(writer.mask(of: both) == "p.accessibilityOptions,p.movedPlaceId")
    #expect(
      MaskWriter(\.legacyName, separator: "/").mask(of: both) == "wheelchair_accessible_entrance")
  }
}
