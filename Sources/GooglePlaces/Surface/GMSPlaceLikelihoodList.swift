public import Foundation
import PlacesCore

/// The places where the device may be.
///
/// Follows `GMSPlaceLikelihoodList` of the Places SDK for iOS. Equality and hash follow
/// ``likelihoods``, so leave a list alone while it is in a set.
public final class GMSPlaceLikelihoodList: NSObject {
  /// The places, the likeliest first.
  public var likelihoods: [GMSPlaceLikelihood]

  init(_ likelihoods: [GMSPlaceLikelihood]) { self.likelihoods = likelihoods }

  /// No places.
  public override convenience init() { self.init([]) }

  /// The credits of all the places, each once, which must be shown; nil when there are none.
  public var attributions: NSAttributedString? {
    .text(of: likelihoods.flatMap { $0.place.record.attributions ?? [] }.credits)
  }

  /// Equality by value.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GMSPlaceLikelihoodList)?.likelihoods == likelihoods
  }

  /// A hash of the value.
  public override var hash: Int { likelihoods.hashValue }
}
