public import Foundation
public import PlacesCore

extension Place {
  /// A place from Places API (New) JSON, for tests and previews: it reads as one that was fetched.
  ///
  /// `requested` are the properties that count as asked for; others stay unset even if the JSON has
  /// them. Throws `serverError` with the path of a malformed value.
  public init(
    json: Data, requested: [PlaceProperty] = [.all], receivedAt: Date = Date()
  ) throws(PlacesFailure) {
    self.init(
      try PlaceRecord(
        newJSON: json, requested: PlaceField.fields(requested), receivedAt: receivedAt))
  }

  /// Whether a property was answered; if not, whether it had been asked for.
  ///
  /// A property that stands for two facts is present when one of them is.
  public func availability(of property: PlaceProperty) -> FieldAvailability {
    let all = property.fields.map(record.availability)
    return [.present, .noData].first(where: all.contains) ?? .notRequested
  }
}
