import Testing

@testable import PlacesCore

@Suite("Sets of fields")
struct PlaceFieldSetTests {
  @Test("A set holds what was put in, and nothing else", arguments: PlaceField.allCases)
  func single(field: PlaceField) {
    var set: PlaceFieldSet = [field]
    #expect(Array(set) == [field])
    #expect(PlaceField.allCases.filter(set.contains) == [field])
    #expect(set.remove(field) == field)
    #expect(set.remove(field) == nil)
    #expect(set.isEmpty && set == PlaceFieldSet())
  }

  @Test("A set is walked in table order, each field once")
  func order() {
    let set = PlaceFieldSet([.timeZone, .name, .navigationPoints, .name, .timeZone, .reviews])
    #expect(Array(set) == [.name, .reviews, .timeZone, .navigationPoints])
    #expect(set.count == 4)
    #expect(Array(PlaceFieldSet.all) == PlaceField.allCases)
  }

  @Test("An insertion tells whether it was the first")
  func insertion() {
    var set = PlaceFieldSet()
    #expect(set.insert(.entrances).inserted)
    #expect(!set.insert(.entrances).inserted)
    #expect(set.update(with: .entrances) == .entrances)
    #expect(set.update(with: .rating) == nil)
    #expect(set == [.rating, .entrances])
  }

  @Test("The operations are those of a set", arguments: pairs)
  func algebra(left: [PlaceField], right: [PlaceField]) {
    let (one, two) = (PlaceFieldSet(left), PlaceFieldSet(right))
    let (first, second) = (Set(left), Set(right))
    #expect(Set(one.union(two)) == first.union(second))
    #expect(Set(one.intersection(two)) == first.intersection(second))
    #expect(Set(one.subtracting(two)) == first.subtracting(second))
    #expect(Set(one.symmetricDifference(two)) == first.symmetricDifference(second))
    #expect(one.isSubset(of: two) == first.isSubset(of: second))
    #expect((one == two) == (first == second))
  }

  @Test("The operations in place are the same ones", arguments: pairs)
  func mutation(left: [PlaceField], right: [PlaceField]) {
    let (one, two) = (PlaceFieldSet(left), PlaceFieldSet(right))
    var sets = [one, one, one, one]
    sets[0].formUnion(two)
    sets[1].formIntersection(two)
    sets[2].subtract(two)
    sets[3].formSymmetricDifference(two)
    #expect(
      sets == [
        one.union(two), one.intersection(two), one.subtracting(two), one.symmetricDifference(two),
      ])
  }

  @Test("A filter keeps what satisfies it")
  func filter() {
    let set: PlaceFieldSet = [.name, .rating, .movedPlaceId]
    #expect(set.filter { $0 != .rating } == [.name, .movedPlaceId])
    #expect(set.filter { _ in false } == [])
  }

  @Test("A set shows the names")
  func description() {
    #expect("\(PlaceFieldSet([.timeZone, .name]))" == "[name, timeZone]")
  }

  private static let pairs: [([PlaceField], [PlaceField])] = [
    ([], []), ([.name], []), ([], [.entrances]), ([.name, .entrances], [.name, .entrances]),
    ([.name, .resourceName, .icon], [.name, .icon]),
    ([.name, .icon], [.name, .resourceName, .icon]),
    ([.rating, .movedPlace], [.types, .movedPlaceId]),
    (PlaceField.allCases, [.photos, .navigationPoints]),
  ]
}
