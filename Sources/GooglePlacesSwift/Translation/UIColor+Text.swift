import Foundation
import PlacesCore
import PlacesPlatform

extension UIColor {
  /// The colour written as `#RRGGBB`; nil for any other text.
  convenience init?(text: String?) {
    guard let color = ColorComponents(text: text) else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }
}
