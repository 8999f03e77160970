/// Rows of cells under titles, each marked as equal or different.
struct Table {
  struct Row {
    let label: String
    let cells: [String]
    /// Whether it matters that the cells are equal.
    var isCompared = true
    /// Whether cells are wrapped rather than cut.
    var isWhole = false

    init(_ label: String, _ cells: [String], isCompared: Bool = true, isWhole: Bool = false) {
      self.label = label
      self.cells = cells
      self.isCompared = isCompared
      self.isWhole = isWhole
    }

    var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
    var isEqual: Bool { cells.dropFirst().allSatisfy { $0 == cells.first } }
    var mark: String { isCompared ? (isEqual ? "=" : "≠") : "" }
  }

  let titles: [String]
  let rows: [Row]

  private static let cellWidth = 46

  var text: String {
    let head = line("", "", titles)
    let rule = String(repeating: "─", count: Text.width(head))
    return ([head, rule] + rows.flatMap(lines)).joined(separator: "\n")
  }

  /// A whole row is followed by an empty line.
  private func lines(of row: Row) -> [String] {
    let cells = row.cells.map { row.isWhole ? whole($0) : [cut($0)] }
    let height = cells.map(\.count).max() ?? 0
    let lines = (0..<height).map { index in
      line(
        index == 0 ? row.label : "", index == 0 ? row.mark : "",
        cells.map { index < $0.count ? $0[index] : "" })
    }
    return lines + (row.isWhole ? [""] : [])
  }

  private func whole(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Text.wrapped(Text.oneLine(String($0)), width: Self.cellWidth) }
  }

  private func cut(_ text: String) -> String { Text.cut(Text.oneLine(text), to: Self.cellWidth) }

  private func line(_ label: String, _ mark: String, _ cells: [String]) -> String {
    let padded = cells.map { Text.padded($0, to: Self.cellWidth) }
    let start = "\(Text.padded(label, to: labelWidth))  \(Text.padded(mark, to: 1))  "
    return Text.trimmed(start + padded.joined(separator: "  "))
  }

  private var labelWidth: Int { rows.map { Text.width($0.label) }.max() ?? 0 }
}
