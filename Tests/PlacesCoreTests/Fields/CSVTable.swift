/// A comma-separated table with a heading (RFC 4180: quotes, doubled quotes, commas within them).
struct CSVTable {
  /// The lines below the heading, each by the names of the columns.
  let lines: [[String: String]]

  init(_ text: String) {
    let records = Self.records(of: text)
    let names = records.first ?? []
    lines = records.dropFirst().map { record in
      Dictionary(zip(names, record), uniquingKeysWith: { first, _ in first })
    }
  }

  private static func records(of text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var cell = ""
    var isQuoted = false
    var rest = Substring(text.replacing("\r\n", with: "\n"))
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        records.append(record + [cell])
        (record, cell) = ([], "")
      default: cell.append(character)
      }
    }
    return record.isEmpty && cell.isEmpty ? records : records + [record + [cell]]
  }
}
