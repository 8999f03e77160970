/// The columns of all styles under each other's eyes.
struct Report {
  /// How the values of one fact compare.
  private enum Verdict: String, CaseIterable {
    case equal = "="
    case different = "≠"
    /// Equal but for the styles that cannot ask for the fact.
    case partial = "–"

    var meaning: String {
      switch self {
      case .equal: "equal in every style"
      case .different: "different"
      case .partial: "not available in every style, else equal"
      }
    }
  }

  let question: Question
  let service: Service
  let columns: [Column]

  var text: String {
    let rows = aboutTheCall + facts.map(row)
    let table = Table(titles: columns.map(\.style.title), rows: rows)
    return [introduction, table.text, summary].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var introduction: String {
    let source =
      service.isLive
      ? "Asked of Google; each request may be billed at the price below."
      : "Answered by the embedded service: the places are invented, nothing is sent or billed."
    let settings = [("languageCode", service.language), ("regionCode", service.region)]
      .compactMap { name, value in value.map { "configuration.\(name) = \"\(Text.oneLine($0))\"" } }
    return ([source] + settings).joined(separator: "\n")
  }
}

// MARK: The call

extension Report {
  private var aboutTheCall: [Table.Row] {
    [
      paragraph("call", columns.map(\.call), isCompared: false),
      paragraph("request", columns.map(\.request)),
      paragraph("field mask", columns.map(\.mask)),
      paragraph("price", columns.map(\.price)),
      paragraph("failure", columns.map(\.failure)),
    ].compactMap(\.self)
  }

  /// A row of whole texts; nil when all are empty.
  private func paragraph(
    _ label: String, _ cells: [String], isCompared: Bool = true
  ) -> Table.Row? {
    if cells.allSatisfy(\.isEmpty) { return nil }
    let given = cells.filter { !$0.isEmpty }
    let verdict: Verdict =
      Set(given).count > 1 ? .different : given.count == cells.count ? .equal : .partial
    return Table.Row(
      label: label, mark: isCompared ? verdict.rawValue : "", cells: cells, fit: .paragraph)
  }
}

// MARK: The values

extension Report {
  /// The facts to show; none when no style has an answer.
  private var facts: [Fact] { columns.contains(where: \.isAnswered) ? question.facts : [] }

  /// Values that differ are shown whole, since a cut could hide the difference.
  private func row(of fact: Fact) -> Table.Row {
    let verdict = verdict(on: fact)
    return Table.Row(
      label: fact.name, mark: verdict.rawValue,
      cells: columns.map { $0.value(of: fact) ?? "(failed)" },
      fit: verdict == .different ? .wrapped : .cut)
  }

  private func verdict(on fact: Fact) -> Verdict {
    let able = columns.filter { $0.style.canAsk(fact) }
    if Set(able.map { $0.value(of: fact) }).count > 1 { return .different }
    return able.count == columns.count ? .equal : .partial
  }

  /// The verdicts and on how many facts they are; empty when there are no values.
  private var summary: String {
    Verdict.allCases.flatMap { verdict -> [String] in
      let names = facts.filter { self.verdict(on: $0) == verdict }.map(\.name)
      if names.isEmpty { return [] }
      return Text.wrapped(count(of: names, verdict), width: Table.width)
    }.joined(separator: "\n")
  }

  private func count(of names: [String], _ verdict: Verdict) -> String {
    let count = "\(verdict.rawValue) \(verdict.meaning): \(names.count) of \(facts.count)"
    return verdict == .equal ? count : "\(count) (\(names.joined(separator: ", ")))"
  }
}
