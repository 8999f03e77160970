/// The columns of all styles under each other's eyes.
struct Report {
  let question: Question
  let service: Service
  let columns: [Column]

  var text: String {
    let table = Table(titles: columns.map(\.style.title), rows: aboutTheCall + values)
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

  private var aboutTheCall: [Table.Row] {
    [
      .init("call", columns.map(\.call), isCompared: false, isWhole: true),
      .init("request", columns.map(\.request), isWhole: true),
      .init("field mask", columns.map(\.mask), isWhole: true),
      .init("price", columns.map(\.price), isWhole: true),
      .init("failure", columns.map(\.failure), isWhole: true),
    ].filter { !$0.isEmpty }
  }

  /// A row for each fact; none when every style failed.
  private var values: [Table.Row] {
    if columns.allSatisfy(\.isFailed) { return [] }
    return question.facts.map { fact in
      Table.Row(fact.name, columns.map { $0.value(of: fact) ?? "(failed)" })
    }
  }

  private var summary: String {
    let different = values.filter { !$0.isEqual }.map(\.label)
    if values.isEmpty { return "" }
    let count = "Equal values: \(values.count - different.count) of \(values.count)."
    return different.isEmpty ? count : "\(count) Different: \(different.joined(separator: ", "))."
  }
}
