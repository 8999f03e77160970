import Testing

@testable import PlacesCore

@Suite("Yes-or-no facts")
struct AttributesRecordTests {
  @Test(
    "The last word on a fact counts",
    arguments: [true, false, nil] as [Bool?], [true, false, nil] as [Bool?])
  func lastWord(first: Bool?, last: Bool?) {
    var facts: AttributesRecord = [.name: true, .restroom: false]
    facts[.allowsDogs] = first
    facts[.allowsDogs] = last
    #expect(facts[.allowsDogs] == last)
    #expect(facts[.name] == true && facts[.restroom] == false)
    #expect((facts == [.name: true, .restroom: false]) == (last == nil))
  }

  @Test("Yes, no and not said are three")
  func three() {
    let all: Set<AttributesRecord> = [[:], [.takeout: true], [.takeout: false], [.takeout: true]]
    #expect(all.count == 3)
  }
}
