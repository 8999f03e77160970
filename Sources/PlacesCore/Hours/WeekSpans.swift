/// When it is open in seven days, as minutes since they began.
struct WeekSpans: Hashable, Sendable {
  /// Opening, closing, opening, closing … in ascending order, each greater than the one before.
  private let edges: [Int]

  /// Spans in any order, overlapping or not; what lies outside the seven days does not count.
  init(_ spans: [Range<Int>]) {
    let inside = spans.map { $0.clamped(to: 0..<minutesAWeek) }.filter { !$0.isEmpty }
    let ordered = inside.sorted { $0.lowerBound < $1.lowerBound }
    edges = ordered.reduce(into: []) { edges, span in
      if let last = edges.last, span.lowerBound <= last {
        edges[edges.count - 1] = max(last, span.upperBound)
      } else {
        edges.append(span.lowerBound)
        edges.append(span.upperBound)
      }
    }
  }

  /// Whether it is never open.
  var isEmpty: Bool { edges.isEmpty }

  /// Whether a minute of the seven days is in a span.
  func contains(_ minute: Int) -> Bool {
    var isOpen = false
    for edge in edges {
      if minute < edge { break }
      isOpen.toggle()
    }
    return isOpen
  }

  /// The next opening or closing in these seven days.
  func nextEdge(after minute: Int) -> Int? {
    edges.first { $0 > minute }
  }

  /// The next opening or closing when the seven days repeat for ever; nil when it always is, or
  /// never is, open. It may be the seam of a span that runs past the last day.
  func nextRepeatingEdge(after minute: Int) -> Int? {
    guard let first = edges.first, edges != [0, minutesAWeek] else { return nil }
    return nextEdge(after: minute) ?? first + minutesAWeek
  }
}
