public import Foundation
import PlacesCore

/// A place with how likely it is that the device is there.
///
/// Follows `GMSPlaceLikelihood` of the Places SDK for iOS. The number is an estimate of this package,
/// since the web services tell none.
public final class GMSPlaceLikelihood: NSObject, NSCopying {
  /// The place.
  public let place: GMSPlace

  /// From 0 to 1; the likelihoods of a list need not add up to 1.
  public let likelihood: Double

  /// A place with a likelihood.
  public init(place: GMSPlace, likelihood: Double) {
    self.place = place
    self.likelihood = likelihood
  }

  convenience init(_ record: LikelihoodRecord) {
    self.init(place: GMSPlace(record.place), likelihood: record.likelihood)
  }

  /// The object itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GMSPlaceLikelihood else { return false }
    return other.likelihood == likelihood && other.place == place
  }

  /// A hash of the value.
  public override var hash: Int { place.hash ^ likelihood.hashValue }
}
