import GooglePlaces
import PlacesInterop
import Testing

@Suite("Yes and no in both styles")
struct BoolGMSBooleanPlaceAttributeTests {
  @Test(
    "An answer is the same both ways",
    arguments: [(true, .true), (false, .false), (nil, .unknown)]
      as [(Bool?, GMSBooleanPlaceAttribute)])
  func same(answer: Bool?, attribute: GMSBooleanPlaceAttribute) {
    #expect(GMSBooleanPlaceAttribute(answer) == attribute)
    #expect(attribute.bool == answer)
  }
}
