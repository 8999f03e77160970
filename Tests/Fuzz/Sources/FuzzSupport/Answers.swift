import Foundation

@testable import PlacesCore

/// Reads an input as the answer to a details query for every field, at an instant it chooses.
func readPlace(_ input: Input, in dialect: Dialect) {
  let response = HTTPResponse(status: 200, body: Data(input.bytes))
  expect(Outcomes.faults(of: response, in: dialect, hours: input.choice % 500 - 100))
}

/// Reads an input as the body of an answer with one of some statuses.
func readFailure(_ input: Input, in dialect: Dialect, statuses: [Int]) {
  let status = statuses[input.choice % statuses.count]
  let response = HTTPResponse(status: status, body: Data(input.bytes))
  expect(dialect.details.failure(response).map(Outcomes.faults) ?? [])
}

/// Reads an input as the answer to one of the questions that are not for details.
func readFound(_ input: Input, in dialect: Dialect) {
  let response = HTTPResponse(status: 200, body: Data(input.bytes))
  let questions = FoundOutcomes.allCases
  expect(questions[input.choice % questions.count].faults(of: response, in: dialect))
}
