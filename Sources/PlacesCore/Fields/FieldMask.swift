/// The text that tells a service which fields to answer, in table order and without repeats.
package enum FieldMask {
  /// What every New details mask ends with: no property selects them, both are free.
  package static let alwaysAsked: PlaceFieldSet = [.attributions, .movedPlaceId]

  /// The `X-Goog-FieldMask` of a details request; fields that New cannot name are left out.
  package static func new(_ fields: PlaceFieldSet) -> String {
    let chosen = paths(of: fields.subtracting(alwaysAsked), name: \.newName, separator: ".")
    return (chosen + alwaysAsked.compactMap(\.row.newName)).joined(separator: ",")
  }

  /// The `X-Goog-FieldMask` of a search, with what is asked for beside the places.
  package static func newSearch(_ fields: PlaceFieldSet, beside others: [String]) -> String {
    let paths = new(fields).split(separator: ",").map { "places.\($0)" }
    return (paths + others).joined(separator: ",")
  }

  /// The `fields` of a Legacy details request; fields that Legacy cannot name are left out.
  ///
  /// Attributions are answered beside the place whatever is asked, and cannot be asked for.
  package static func legacy(_ fields: PlaceFieldSet) -> String {
    paths(of: fields.subtracting([.attributions]), name: \.legacyName, separator: "/")
      .joined(separator: ",")
  }

  /// The fields a New mask names; paths below a field and unknown ones are left out.
  package static func fields(new mask: String) -> PlaceFieldSet {
    PlaceFieldSet(mask.split(separator: ",").compactMap { PlaceField(newName: String($0)) })
  }

  /// The fields a Legacy mask names; paths below a field and unknown ones are left out.
  package static func fields(legacy mask: String) -> PlaceFieldSet {
    PlaceFieldSet(mask.split(separator: ",").compactMap { PlaceField(legacyName: String($0)) })
  }

  /// The paths in table order, without those whose parent is a path too.
  private static func paths(
    of fields: PlaceFieldSet, name: KeyPath<FieldRow, String?>, separator: Character
  ) -> [String] {
    let all = fields.compactMap { $0.row[keyPath: name] }
    return all.filter { path in
      let parents = path.indices.filter { path[$0] == separator }.map { String(path[..<$0]) }
      return !parents.contains(where: all.contains)
    }
  }
}
