/// How a run measures.
struct Course: Sendable {
  var pace: Pace
  /// Whether it may take many minutes.
  var isFull: Bool
  /// Whether it only has to prove that everything runs.
  var isQuick: Bool
  /// A part of the names of what is measured; nil measures all.
  var only: String?

  /// A line to be: what is measured, beside which other, and the figure to reach.
  struct Entry: Sendable {
    let contender: Contender
    let baseline: String?
    let goal: Goal?
    let unit: Figure.Unit
    let remark: String?

    init(
      _ contender: Contender, beside baseline: String? = nil, goal: Goal? = nil,
      unit: Figure.Unit = .nanoseconds, remark: String? = nil
    ) {
      self.contender = contender
      self.baseline = baseline
      self.goal = goal
      self.unit = unit
      self.remark = remark
    }
  }

  /// The figures of entries that are measured in turn; those that name a baseline stand beside it.
  func figures(of work: Work, at pace: Pace? = nil, _ all: [Entry]) async throws -> [Figure] {
    let entries = all.filter { entry in only.map(entry.contender.name.contains) ?? true }
    guard !entries.isEmpty else { return [] }
    var heat = Heat(entries.map(\.contender))
    let samples = try await heat.samples(at: pace ?? self.pace)
    let times = Dictionary(zip(entries.map(\.contender.name), samples)) { first, _ in first }
    return zip(entries, samples).map { entry, samples in
      let values = entry.unit == .perSecond ? samples.map { 1e9 / $0 } : samples
      var figure = Figure(
        work.rawValue, entry.contender.name, entry.unit, values, goal: entry.goal,
        remark: entry.remark)
      if let name = entry.baseline, let others = times[name] {
        figure.compare(samples, with: others, of: name)
      }
      return figure
    }
  }
}
