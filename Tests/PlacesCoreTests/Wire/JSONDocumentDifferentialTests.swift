import Foundation
import Testing

@testable import PlacesCore

/// The package's reading of JSON beside Foundation's.
@Suite("JSON as Foundation reads it")
struct JSONDocumentDifferentialTests {
  @Test("The unbroken place holds what Foundation finds")
  func unbroken() throws {
    let bytes = Array(BrokenPlace.place.utf8)
    #expect(try JSONDocument(bytes).root.reads(as: ParsedJSON(Data(bytes))))
  }

  @Test(
    "A broken place is JSON when Foundation says so, and holds what Foundation finds",
    arguments: BrokenPlace.comparable)
  func broken(place: BrokenPlace) {
    let document = try? JSONDocument(place.bytes)
    let parsed = try? ParsedJSON(Data(place.bytes))
    #expect((document != nil) == (parsed != nil))
    #expect(document.flatMap { document in parsed.map(document.root.reads) } ?? true)
  }

  @Test("Of the broken places many are still JSON and many are not")
  func mixture() {
    let accepted = BrokenPlace.comparable.filter { (try? JSONDocument($0.bytes)) != nil }.count
    #expect(BrokenPlace.comparable.count > 2_900)
    #expect((400...2_400).contains(accepted))
  }

  @Test("A place read from broken JSON is a place or a failure", arguments: BrokenPlace.comparable)
  func noTrap(place: BrokenPlace) {
    let outcome = Result { () throws(PlacesFailure) in
      try PlaceRecord(
        newJSON: Data(place.bytes), requested: .all, receivedAt: .distantPast)
    }
    #expect(outcome.failure?.code ?? .serverError == .serverError)
  }

  @Test(
    "Where Foundation is known to differ, the package follows the standard or says why",
    arguments: [
      // Foundation passes over a comma before the end.
      ("[1,]", false), ("{\"a\":1,}", false),
      // Foundation passes over a byte order mark; RFC 8259 forbids senders to write one.
      ("\u{feff}{}", false),
      // Foundation rejects a number that no Double holds; here only reading it as one fails.
      ("[1e400]", true),
      // Foundation reads UTF-16 as well.
      ("{\u{0}}\u{0}", false),
      // Foundation nests up to 512 deep, an answer about a place a dozen.
      (String(repeating: "[", count: 101) + String(repeating: "]", count: 101), false),
    ])
  func differences(text: String, isAccepted: Bool) {
    #expect(((try? JSONDocument(Array(text.utf8))) != nil) == isAccepted)
  }
}

extension Result where Failure == PlacesFailure {
  fileprivate var failure: PlacesFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
