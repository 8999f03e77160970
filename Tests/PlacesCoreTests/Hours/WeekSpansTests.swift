import Testing

@testable import PlacesCore

struct WeekSpansTests {
  @Test func `spans are joined in whatever order they come`() {
    let spans = WeekSpans([500..<600, 100..<200, 150..<250, 250..<300, 120..<130])
    #expect(spans == WeekSpans([100..<300, 500..<600]))
  }

  @Test func `what lies outside the week does not count`() {
    let spans = WeekSpans([-50..<10, 10_070..<10_090, 20_000..<20_010, -9..<0, 40..<40])
    #expect(spans == WeekSpans([0..<10, 10_070..<10_080]))
  }

  @Test(arguments: [(99, false), (100, true), (199, true), (200, false), (0, false)])
  func `a span holds its first minute and not its end`(minute: Int, isOpen: Bool) {
    #expect(WeekSpans([100..<200]).contains(minute) == isOpen)
  }

  @Test(arguments: [(0, 100), (99, 100), (100, 200), (199, 200), (200, nil)] as [(Int, Int?)])
  func `edges come in turn`(minute: Int, edge: Int?) {
    #expect(WeekSpans([100..<200]).nextEdge(after: minute) == edge)
  }

  @Test(arguments: [(0, 100), (199, 200), (200, 10_180), (10_079, 10_180)])
  func `edges come again a week later`(minute: Int, edge: Int?) {
    #expect(WeekSpans([100..<200]).nextRepeatingEdge(after: minute) == edge)
  }

  @Test(arguments: [WeekSpans([]), WeekSpans([0..<10_080]), WeekSpans([0..<50, 50..<10_080])])
  func `always and never have no edge`(spans: WeekSpans) {
    #expect(spans.nextRepeatingEdge(after: 50) == nil)
  }
}
