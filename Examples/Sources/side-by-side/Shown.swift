import Foundation
import GooglePlaces

/// A value that can stand in the table, whole and in one line.
protocol Shown {
  var shown: String { get }
}

extension Shown {
  /// The value as Swift prints it: for numbers, and for enums the name of the case.
  var shown: String { "\(self)" }
}

extension Bool: Shown {}
extension Double: Shown {}
extension Float: Shown {}
extension Int: Shown {}
extension UInt: Shown {}
extension NSNumber: Shown {}

extension String: Shown {
  var shown: String { self }
}

extension URL: Shown {
  var shown: String { absoluteString }
}

extension TimeZone: Shown {
  var shown: String { identifier }

  /// Its offset from UTC now, which the GMS styles have as a value of its own.
  var minutesFromGMT: Int { secondsFromGMT() / 60 }
}

extension Date: Shown {
  /// The moment in UTC.
  var shown: String { formatted(.iso8601) }
}

extension Array: Shown where Element: Shown {
  var shown: String { map(\.shown).joined(separator: ", ") }
}

extension Set: Shown where Element: Shown {
  /// Its elements in the order of their texts, as it has none of its own.
  var shown: String { map(\.shown).sorted().joined(separator: ", ") }
}

extension UIColor: Shown {
  /// Its hexadecimal form.
  var shown: String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue].map { Text.twoDigits(Int(($0 * 255).rounded()), radix: 16) }
    return "#" + bytes.joined()
  }
}

extension CLLocationCoordinate2D: Shown {
  var shown: String {
    CLLocationCoordinate2DIsValid(self) ? "\(latitude), \(longitude)" : "(invalid)"
  }
}

/// The parts that are there, in one line.
func line(_ parts: (any Shown)?...) -> String {
  parts.compactMap { $0?.shown }.filter { !$0.isEmpty }.joined(separator: " · ")
}

/// The parts with their names, those that are not there included.
func line(named parts: KeyValuePairs<String, (any Shown)?>) -> String {
  parts.map { name, part in "\(name) \(part?.shown ?? "nil")" }.joined(separator: " · ")
}

/// A sum of money in its two parts as one number.
func amount(_ units: Int64, _ nanos: Int32) -> Decimal {
  Decimal(units) + Decimal(nanos) / 1_000_000_000
}
