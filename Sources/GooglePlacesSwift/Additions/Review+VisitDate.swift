public import Foundation
import PlacesCore

extension Review {
  /// The month of the visit; nil when not said. Google's name for it is not known.
  public var visitDate: DateComponents? { DateComponents(record.visitDate) }
}
