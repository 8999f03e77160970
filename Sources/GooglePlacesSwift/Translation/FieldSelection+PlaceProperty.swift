import PlacesCore

extension FieldSelection {
  /// The fields of properties; those of one that stands for several facts need not all be there.
  init(_ properties: [PlaceProperty]) {
    let groups = properties.map(\.fields)
    self.init(
      Set(groups.filter { $0.count == 1 }.joined()),
      optional: Set(groups.filter { $0.count > 1 }.joined()))
  }
}
