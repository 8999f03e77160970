/// The text that tells a service which fields to answer, in table order and without repeats.
package enum FieldMask {
  /// What every New details mask ends with: no property selects them, both are free.
  package static let alwaysAsked: PlaceFieldSet = [.attributions, .movedPlaceId]

  /// The `X-Goog-FieldMask` of a details request; fields that New cannot name are left out.
  package static func new(_ fields: PlaceFieldSet) -> String { details.mask(of: fields) }

  /// The `X-Goog-FieldMask` of a search, with what is asked for beside the places.
  package static func newSearch(_ fields: PlaceFieldSet, beside others: [String]) -> String {
    others.reduce(into: search.mask(of: fields)) { mask, other in mask += "," + other }
  }

  /// The `fields` of a Legacy details request; fields that Legacy cannot name are left out.
  ///
  /// Attributions are answered beside the place whatever is asked, and cannot be asked for.
  package static func legacy(_ fields: PlaceFieldSet) -> String { legacy.mask(of: fields) }

  /// The fields a New mask names; paths below a field and unknown ones are left out.
  package static func fields(new mask: String) -> PlaceFieldSet {
    PlaceFieldSet(mask.split(separator: ",").compactMap { PlaceField(newName: String($0)) })
  }

  /// The fields a Legacy mask names; paths below a field and unknown ones are left out.
  package static func fields(legacy mask: String) -> PlaceFieldSet {
    PlaceFieldSet(mask.split(separator: ",").compactMap { PlaceField(legacyName: String($0)) })
  }

  private static let details = MaskWriter(\.newName, separator: ".", last: alwaysAsked)

  private static let search = MaskWriter(
    \.newName, separator: ".", prefix: "places.", last: alwaysAsked)

  private static let legacy = MaskWriter(
    \.legacyName, separator: "/", except: .besideLegacyPlaces)
}
