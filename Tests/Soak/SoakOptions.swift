/// How long to go on; all that is asked for must be reached.
struct SoakOptions: Sendable {
  static let usage = """
    usage: Soak [--seconds N] [--fetches N] [--cancels N] [--seed N] [--calls-only]
      Calls a server of its own in every style, cancels at random, and checks what came of it.
      --seconds     how long at least; 60 when nothing else is asked for
      --fetches     how many answers at least
      --cancels     how many calls cancelled under way at least
      --seed        where the random choices start
      --calls-only  checks neither memory nor deadlines, which a sanitizer changes
    """

  private(set) var seconds = 0
  private(set) var fetches = 0
  private(set) var cancels = 0
  private(set) var seed = 1
  private(set) var isCallsOnly = false

  /// What a command line asks for; nil when it is wrong.
  init?(_ arguments: [String]) {
    let keys: [String: WritableKeyPath<SoakOptions, Int>] = [
      "--seconds": \.seconds, "--fetches": \.fetches, "--cancels": \.cancels, "--seed": \.seed,
    ]
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--calls-only" {
        isCallsOnly = true
        continue
      }
      guard let key = keys[name], let value = rest.popFirst().flatMap({ Int($0) }), value >= 0
      else { return nil }
      self[keyPath: key] = value
    }
    if max(seconds, fetches, cancels) == 0 { seconds = 60 }
  }

  /// The part of what is asked that is done; 1 when all is.
  func progress(after elapsed: Duration, _ tally: Tally) -> Double {
    let parts = [
      (elapsed / .seconds(1), seconds), (Double(tally.answers), fetches),
      (Double(tally.cancels), cancels),
    ]
    return parts.filter { $0.1 > 0 }.map { min($0.0 / Double($0.1), 1) }.min() ?? 1
  }
}
