import GooglePlaces
import GooglePlacesSwift
import PlacesInterop
import Testing

@Suite("Crossings of fields")
struct FieldCrossingTests {
  private let same = [GMSPlaceProperty.name].gmsPlaceField
  private let changed = [GMSPlaceProperty.name, .reviews].gmsPlaceField
  private let nothing = [GMSPlaceProperty.reviews].gmsPlaceField

  @Test("The same fields are there for the asking")
  func sameFields() throws {
    #expect(try same.exact() == .name)
    #expect(same.nearest == .name)
    #expect(same.change == nil)
  }

  @Test("Changed fields throw, and the nearest are told apart")
  func changedFields() throws {
    let change = #expect(throws: FieldChange.self) { try changed.exact() }
    #expect(change?.lost == ["reviews"])
    #expect(change == changed.change)
    #expect(changed.nearest == .name)
  }

  @Test("Where nothing is left, there are no fields that could mean everything")
  func noFields() throws {
    #expect(throws: FieldChange.self) { try nothing.exact() }
    #expect(nothing.nearest == nil)
    #expect(nothing.change?.lost == ["reviews"])
    #expect(nothing != changed)
  }
}
