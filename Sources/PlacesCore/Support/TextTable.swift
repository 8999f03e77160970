/// Rows of text in columns, for a terminal.
struct TextTable {
  private let rows: [[String]]
  private let textColumns: Set<Int>

  /// A table; columns of text begin on the left, all others end on the right.
  init(_ rows: [[String]], textColumns: Set<Int>) {
    self.rows = rows
    self.textColumns = textColumns
  }
}

extension TextTable: CustomStringConvertible {
  /// The rows, each on a line of its own without blanks at its end.
  var description: String {
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        Self.padded(cell.0, to: cell.1, fromLeft: !textColumns.contains(column))
      }
      let line = cells.joined(separator: "  ")
      return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
    .joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int, fromLeft: Bool) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return fromLeft ? blanks + text : text + blanks
  }
}
