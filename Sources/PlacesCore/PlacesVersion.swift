/// What the package says about itself.
package enum PlacesVersion {
  /// The version of the package.
  package static let short = "0.1.0"
  /// The version with that of the SDK whose surface is followed.
  package static let long = "\(short) (11.3)"
  /// The licences of code by others.
  package static let licenses = "This package contains no code by others."
}
