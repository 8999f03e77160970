import PlacesCore

/// A position told by what is around it.
///
/// Follows `AddressDescriptor` of the Places Swift SDK.
public struct AddressDescriptor: Hashable, Sendable, CustomStringConvertible {
  let record: AddressDescriptorRecord

  init(_ record: AddressDescriptorRecord) { self.record = record }

  /// The areas around it.
  public var areas: [Area] { record.areas.map(Area.init) }

  /// The known places around it.
  public var landmarks: [Landmark] { record.landmarks.map(Landmark.init) }

  /// The type with the values that are there.
  public var description: String {
    summary(
      "AddressDescriptor",
      ["areas": areas, "landmarks": landmarks])
  }
}
