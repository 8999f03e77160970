import Foundation

@testable import PlacesCore

/// What must hold of every outcome, whatever a service answered.
enum Outcomes {
  /// What is wrong with the outcome of a details query for every field; empty when nothing is.
  ///
  /// Opening hours are asked for an instant some hours from the answer.
  static func faults(of response: HTTPResponse, in dialect: Dialect, hours: Int) -> [String] {
    if let failure = dialect.details.failure(response) { return faults(of: failure) }
    let outcome = Result { () throws(WireError) in
      try dialect.details.answer(response, query, SampleBodies.now)
    }
    switch outcome {
    case .success(let place):
      return faults(ofHoursOf: place, at: SampleBodies.now + Double(hours) * 3_600)
    case .failure(let error): return faults(ofShown: [PlacesFailure(malformed: error).description])
    }
  }

  private static let query = PlaceQuery(
    placeID: "x", fields: [], optionalFields: .all)

  /// What is wrong with a failure when it is shown; empty when nothing is.
  static func faults(of failure: PlacesFailure) -> [String] {
    let clean = failure.cleaned(of: [Secret(SampleBodies.secret)].compactMap { $0 })
    let foreign = [clean.statusWord, clean.reason, clean.underlyingText].compactMap { $0 }
    let shown = [clean.description, clean.helpURL?.absoluteString].compactMap { $0 }
    return foreign.filter { $0.utf8.count > 200 }.map { "longer than 200 bytes: \($0)" }
      + faults(ofShown: shown)
  }

  private static func faults(ofShown texts: [String]) -> [String] {
    texts.filter(\.holdsControls).map { "control characters: \($0.debugDescription)" }
      + texts.filter { $0.holds(SampleBodies.secret) }.map { "the key: \($0)" }
  }

  /// What is wrong with the opening hours of a place; empty when nothing is.
  static func faults(ofHoursOf place: PlaceRecord, at instant: Date) -> [String] {
    let calculator = OpeningHoursCalculator(place)
    let outlook = calculator.outlook(at: instant)
    let changes = [outlook.nextOpening, outlook.nextClosing].compactMap { $0 }
    var faults: [String] = []
    if changes.contains(where: { $0 <= instant }) { faults.append("a change in the past") }
    if let opening = outlook.nextOpening, calculator.state(at: opening) != .open {
      faults.append("not open when it opens")
    }
    if let closing = outlook.nextClosing, calculator.state(at: closing) != .closed {
      faults.append("not closed when it closes")
    }
    if outlook.state == .unknown(missing: []) { faults.append("unknown though nothing is missing") }
    return faults
  }
}

extension String {
  /// Whether one of the 65 control characters is in it.
  fileprivate var holdsControls: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == 0xC2 && (0x80...0x9F).contains($1) }
      || utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  /// Whether the bytes of a text stand in this one; texts may differ in what they count as letters.
  fileprivate func holds(_ other: String) -> Bool {
    utf8.count >= other.utf8.count && Data(utf8).range(of: Data(other.utf8)) != nil
  }
}
