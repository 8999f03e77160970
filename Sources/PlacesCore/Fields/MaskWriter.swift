/// Writes the masks of one vocabulary: the paths of fields in table order, without those whose
/// parent is asked for too.
///
/// What can be known of the table is worked out once, and so is the mask of a set of fields.
struct MaskWriter: Sendable {
  /// The paths of all fields, each with a comma before it.
  private let paths: [UInt8]
  /// Where the path of each field is; empty for a field without a name.
  private let ranges: [Range<Int>]
  private let named: PlaceFieldSet
  /// The fields that a field's path lies below.
  private let parents: [PlaceFieldSet]
  private let children: PlaceFieldSet
  /// What every mask ends with.
  private let tail: [UInt8]
  private let masks = Memo<PlaceFieldSet, String>()

  /// A writer of the names in a column, with levels parted by `separator`; `last` come after all
  /// others, asked for or not.
  init(
    _ column: KeyPath<FieldRow, String?>, separator: String, prefix: String = "",
    except nameless: PlaceFieldSet = [], last: PlaceFieldSet = []
  ) {
    let names = PlaceField.allCases.map { $0.row[keyPath: column] }
    var paths: [UInt8] = []
    let ranges = names.map { name in
      let start = paths.count
      if let name { paths += ",\(prefix)\(name)".utf8 }
      return start..<paths.count
    }
    let parents = names.map { name in
      PlaceFieldSet.all.filter { field in
        names[field.rawValue].map { name?.hasPrefix($0 + separator) ?? false } ?? false
      }
    }
    self.paths = paths
    self.ranges = ranges
    self.parents = parents
    named = PlaceFieldSet.all.filter { !ranges[$0.rawValue].isEmpty }
      .subtracting(nameless).subtracting(last)
    children = PlaceFieldSet.all.filter { !parents[$0.rawValue].isEmpty }
    tail = last.flatMap { paths[ranges[$0.rawValue]] }
  }

  /// The mask of a set of fields.
  func mask(of fields: PlaceFieldSet) -> String {
    masks.value(for: fields) { text(of: fields.intersection(named)) }
  }

  private func text(of asked: PlaceFieldSet) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(asked.count * 24 + tail.count)
    paths.withUnsafeBufferPointer { paths in
      for field in asked.subtracting(belowOthers(in: asked)) {
        bytes += UnsafeBufferPointer(rebasing: paths[ranges[field.rawValue]])
      }
    }
    bytes += tail
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  private func belowOthers(in asked: PlaceFieldSet) -> PlaceFieldSet {
    children.intersection(asked).filter { !parents[$0.rawValue].isDisjoint(with: asked) }
  }
}
