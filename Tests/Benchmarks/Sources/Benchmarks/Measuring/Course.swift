/// How a run measures.
struct Course: Sendable {
  var pace: Pace
  /// Whether it may take many minutes.
  var isFull: Bool
  /// Whether it only has to prove that everything runs.
  var isQuick: Bool
  /// A part of the names of what is measured; nil measures all.
  var only: String?

  /// A line to be: what is measured, beside which others, and the figure to reach, which is meant
  /// for the first of them. With several there are several lines.
  struct Entry: Sendable {
    let contender: Contender
    let baselines: [String]
    let goal: Goal?
    let unit: Figure.Unit
    let remark: String?

    init(
      _ contender: Contender, beside baselines: String..., goal: Goal? = nil,
      unit: Figure.Unit = .nanoseconds, remark: String? = nil
    ) {
      self.contender = contender
      self.baselines = baselines
      self.goal = goal
      self.unit = unit
      self.remark = remark
    }
  }

  /// Whether something of this name shall be measured; a part with a `$` behind it is the end.
  func isMeant(_ name: String) -> Bool {
    guard let only else { return true }
    return only.last == "$" ? name.hasSuffix(only.dropLast()) : name.contains(only)
  }

  /// The figures of entries that are measured in turn; those that name a baseline stand beside it.
  func figures(of work: Work, at pace: Pace? = nil, _ all: [Entry]) async throws -> [Figure] {
    let entries = all.filter { isMeant($0.contender.name) }
    guard !entries.isEmpty else { return [] }
    var heat = Heat(entries.map(\.contender))
    let samples = try await heat.samples(at: pace ?? self.pace)
    let times = Dictionary(zip(entries.map(\.contender.name), samples)) { first, _ in first }
    return zip(entries, samples).flatMap { entry, samples in
      var figure = Figure(
        work.rawValue, entry.contender.name, entry.unit,
        entry.unit == .perSecond ? samples.map { 1e9 / $0 } : samples, goal: entry.goal,
        remark: entry.remark)
      let present = entry.baselines.filter { times[$0] != nil }
      return present.isEmpty
        ? [figure]
        : present.map { name in
          defer { figure.goal = nil }
          return figure.compared(samples, with: times[name] ?? [], of: name)
        }
    }
  }
}
