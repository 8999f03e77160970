import PlacesCore

extension FieldSelection {
  /// The fields of properties; those of one that stands for several facts need not all be there.
  init(_ properties: [PlaceProperty]) {
    var (single, several) = (PlaceFieldSet(), PlaceFieldSet())
    for property in properties {
      let fields = property.fields
      if fields.count == 1 { single.formUnion(fields) } else { several.formUnion(fields) }
    }
    self.init(single, optional: several)
  }
}
