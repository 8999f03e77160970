/// Something worth knowing that is no failure; see ``PlacesConfiguration/onDiagnostic``.
public enum PlacesDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A legacy call named no field and so asks for all 35, at the price given.
  case allFieldsRequested(PlaceSKU)
  /// A bitmask holds bits that mean nothing; they were ignored.
  case unknownFieldBits(UInt64)
  /// The App Check provider gave no token, and the request went without one.
  case appCheckTokenMissing(String)

  /// One line for a log.
  public var description: String {
    switch self {
    case .allFieldsRequested(let sku):
      "no field was named, so all 35 are requested: \(sku)"
    case .unknownFieldBits(let bits):
      "bits without a meaning were ignored: 0x\(String(bits, radix: 16, uppercase: true))"
    case .appCheckTokenMissing(let reason):
      "sent without an App Check token: \(reason)"
    }
  }
}
