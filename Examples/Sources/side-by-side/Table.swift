/// Rows of cells under titles, each with a mark.
struct Table {
  struct Row {
    let label: String
    let mark: String
    let cells: [String]
    let fit: Fit
  }

  /// What becomes of a cell that is too long for one line.
  enum Fit {
    case cut
    case wrapped
    /// Wrapped, with an empty line behind the row.
    case paragraph
  }

  /// How wide it is at most.
  static let width = 151

  private let titles: [String]
  private let rows: [Row]
  private let labelWidth: Int
  private let cellWidth: Int

  init(titles: [String], rows: [Row]) {
    self.titles = titles
    self.rows = rows
    labelWidth = rows.map { Text.width($0.label) }.max() ?? 0
    cellWidth = (Self.width - labelWidth - 3) / titles.count - 2
  }

  var text: String {
    let rule = String(repeating: "─", count: Self.width)
    return ([line("", "", titles), rule] + rows.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(of row: Row) -> [String] {
    let cells = row.cells.map { row.fit == .cut ? [cut($0)] : wrapped($0) }
    let height = cells.map(\.count).max() ?? 0
    let lines = (0..<height).map { index in
      line(
        index == 0 ? row.label : "", index == 0 ? row.mark : "",
        cells.map { index < $0.count ? $0[index] : "" })
    }
    return lines + (row.fit == .paragraph ? [""] : [])
  }

  private func wrapped(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Text.wrapped(Text.oneLine(String($0)), width: cellWidth) }
  }

  private func cut(_ text: String) -> String { Text.cut(Text.oneLine(text), to: cellWidth) }

  private func line(_ label: String, _ mark: String, _ cells: [String]) -> String {
    let padded = cells.map { Text.padded($0, to: cellWidth) }
    let start = "\(Text.padded(label, to: labelWidth))  \(Text.padded(mark, to: 1))"
    return Text.trimmed(([start] + padded).joined(separator: "  "))
  }
}
