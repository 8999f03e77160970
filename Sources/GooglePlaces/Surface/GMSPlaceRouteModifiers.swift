public import Foundation

/// What the ways to the places found should avoid.
///
/// Follows `GMSPlaceRouteModifiers` of the Places SDK for iOS. Its members are not published; these
/// are the values of the web service.
public final class GMSPlaceRouteModifiers: NSObject {
  /// Roads and bridges that cost a toll.
  public let avoidTolls: Bool

  /// Motorways.
  public let avoidHighways: Bool

  /// Ferries.
  public let avoidFerries: Bool

  /// Ways through buildings.
  public let avoidIndoor: Bool

  /// Ways that avoid some of the four.
  public init(
    avoidTolls: Bool = false, avoidHighways: Bool = false, avoidFerries: Bool = false,
    avoidIndoor: Bool = false
  ) {
    self.avoidTolls = avoidTolls
    self.avoidHighways = avoidHighways
    self.avoidFerries = avoidFerries
    self.avoidIndoor = avoidIndoor
  }

  /// Ways that avoid nothing.
  public override convenience init() { self.init(avoidTolls: false) }
}
