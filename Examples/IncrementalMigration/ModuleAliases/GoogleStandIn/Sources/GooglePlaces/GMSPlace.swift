/// A place as the other module knows it.
public final class GMSPlace {
  public let placeID: String?
  public let name: String?

  public init(placeID: String, name: String) {
    self.placeID = placeID
    self.name = name
  }
}
