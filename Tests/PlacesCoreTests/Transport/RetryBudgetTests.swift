import Testing

@testable import PlacesCore

@Suite("Retry budget")
struct RetryBudgetTests {
  private let budget = RetryBudget()

  /// Spends until nothing is left; how many retries that were.
  private func spendAll() -> Int { (0..<1_000).prefix { _ in budget.pay() }.count }

  @Test("A full budget pays for 35 retries and then for none")
  func capacity() {
    #expect(spendAll() == 35)
    #expect(!budget.pay())
  }

  @Test("Successes of first attempts refill it slowly")
  func firstAttempts() {
    #expect(spendAll() == 35)
    for _ in 0..<3 { budget.succeed(afterAttempts: 1) }
    #expect(!budget.pay())
    budget.succeed(afterAttempts: 1)
    #expect(spendAll() == 1)
  }

  @Test("A success after a retry brings back what a retry costs", arguments: [2, 3, 100])
  func retries(attempts: Int) {
    #expect(spendAll() == 35)
    budget.succeed(afterAttempts: attempts)
    #expect(spendAll() == 1)
  }

  @Test("It never holds more than at first", arguments: [1, 2])
  func full(attempts: Int) {
    for _ in 0..<100 { budget.succeed(afterAttempts: attempts) }
    #expect(spendAll() == 35)
  }

  @Test("Many tasks spend no more than there is")
  func tasks() async {
    let paid = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 { group.addTask { budget.pay() } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(paid == 35)
  }
}
