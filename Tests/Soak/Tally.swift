/// What has happened so far.
struct Tally: Sendable {
  /// What must never happen.
  enum Fault: String, CaseIterable, Sendable {
    case strangeAnswer = "answers to another question"
    case unexpectedEnding = "endings that the question cannot have"
    case secondEnding = "callbacks after the first"
    case strangeThread = "callbacks off their queue"
  }

  var calls = 0
  var endings = 0
  var callbackCalls = 0
  var callbacks = 0
  var answers = 0
  /// Calls cancelled before their end was known.
  var cancels = 0
  /// Those of them that were answered all the same.
  var lateCancels = 0
  var requests = 0
  var retries = 0
  var joined = 0
  private(set) var faults: [Fault: Int] = [:]
  /// The first few faults in words.
  private(set) var examples: [String] = []

  /// Counts a call and gives it its number.
  mutating func begin() -> Int {
    calls += 1
    return calls
  }

  mutating func note(_ fault: Fault, _ example: String) {
    faults[fault, default: 0] += 1
    if examples.count < 10 { examples.append("\(fault.rawValue): \(example)") }
  }
}
