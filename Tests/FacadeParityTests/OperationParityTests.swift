import PlacesCore
import PlacesTestSupport
import Testing

@Suite("One question in all styles, of both services")
struct OperationParityTests {
  @Test(
    "Each style sends what the first one sends and tells what it tells",
    arguments: StyledCall.all, PlacesDialect.allCases)
  func sameOutcome(call: StyledCall, dialect: PlacesDialect) async throws {
    let first = try await call.question.firstOutcome(dialect)
    let own = await call.outcome(dialect)
    #expect(own.requests == first.requests)
    switch (own.told, first.told) {
    case (.success(let told), .success(let other)):
      #expect(told.facts == other.facts)
      #expect(told.credits == other.credits)
      #expect(told.more ?? other.more == other.more)
    case (.failure(let error), .failure(let other)): #expect(error.text == other.text)
    default: Issue.record("\(own.told) is not \(first.told)")
    }
  }

  @Test(
    "A question is sent in so many requests, or refused by name before the first",
    arguments: Question.all, PlacesDialect.allCases)
  func requests(question: Question, dialect: PlacesDialect) async throws {
    let outcome = try await question.firstOutcome(dialect)
    #expect(outcome.requests.count == question.requestCounts[dialect])
    guard dialect == .legacy, let refusal = question.legacyRefusal else {
      #expect(try outcome.told.get().facts.isEmpty == question.findsNothing)
      return
    }
    let error = #expect(throws: StyledError.self) { try outcome.told.get() }
    #expect(error?.text == "Places API (Legacy) cannot express \(refusal).")
  }

  @Test(
    "Both services tell the same of what both can say",
    arguments: Question.all.filter { $0.legacyRefusal == nil && !$0.isOfOneService })
  func sameFacts(question: Question) async throws {
    let new = try await question.firstOutcome(.new).told.get()
    let legacy = try await question.firstOutcome(.legacy).told.get()
    #expect(new.facts == legacy.facts)
  }
}
