import Foundation
import PlacesPlatform

extension UIColor {
  /// The colour written as `#RRGGBB`; nil for any other text.
  convenience init?(text: String?) {
    guard let text, text.count == 7, text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let bits = Int(digits, radix: 16) else { return nil }
    let parts = [bits >> 16, bits >> 8, bits].map { CGFloat($0 & 0xFF) / 0xFF }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
