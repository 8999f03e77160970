import PlacesCore

/// What a way avoids where it can.
///
/// Stands for `GMSPlaceRouteModifiers` of the Places SDK; its members are those of the service.
public struct RouteModifiers: Hashable, Sendable, CustomStringConvertible {
  /// Roads with a toll.
  public let avoidTolls: Bool
  /// Motorways.
  public let avoidHighways: Bool
  /// Ferries.
  public let avoidFerries: Bool
  /// Ways inside buildings.
  public let avoidIndoor: Bool

  /// Modifiers that avoid what is named.
  public init(
    avoidTolls: Bool = false, avoidHighways: Bool = false, avoidFerries: Bool = false,
    avoidIndoor: Bool = false
  ) {
    self.avoidTolls = avoidTolls
    self.avoidHighways = avoidHighways
    self.avoidFerries = avoidFerries
    self.avoidIndoor = avoidIndoor
  }

  /// The type with its values.
  public var description: String {
    summary(
      "RouteModifiers",
      [
        "avoidTolls": avoidTolls, "avoidHighways": avoidHighways, "avoidFerries": avoidFerries,
        "avoidIndoor": avoidIndoor,
      ])
  }
}
