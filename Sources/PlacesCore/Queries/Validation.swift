import Foundation

/// The checks on what a caller gives, made before anything is sent.
enum Validation {
  /// A place ID that can stand in a path: not blank, no control character, no `.` or `..`.
  static func check(placeID: String) throws(PlacesFailure) {
    if placeID.allSatisfy(\.isWhitespace) { throw invalid("The place ID is empty.") }
    if placeID == "." || placeID == ".." || placeID.unicodeScalars.contains(where: isControl) {
      throw invalid("The place ID holds characters that no place ID has.")
    }
  }

  /// At least one field.
  static func check(fields: PlaceFieldSet) throws(PlacesFailure) {
    if fields.isEmpty {
      throw invalid("No place properties are requested: name the ones the answer should have.")
    }
  }

  /// A session token both services take.
  static func check(sessionToken: SessionToken?) throws(PlacesFailure) {
    if let sessionToken, !sessionToken.isValid {
      throw invalid(
        "The session token must be 1 to 36 characters of A–Z, a–z, 0–9, '-', '_' and '='.")
    }
  }

  /// At most one of the two, and each an area.
  static func check(bias: SearchArea?, restriction: SearchArea?) throws(PlacesFailure) {
    if bias != nil, restriction != nil {
      throw invalid("A location bias and a location restriction exclude each other.")
    }
    try bias?.check(isRestriction: false)
    try restriction?.check(isRestriction: true)
  }

  /// 1 to 20.
  static func check(maximumResultCount count: Int) throws(PlacesFailure) {
    if !(1...20).contains(count) { throw invalid("The maximum result count must be in 1…20.") }
  }

  /// Texts that can be types: not blank, and without what separates them in a list.
  static func check(types: [String]) throws(PlacesFailure) {
    let isType: (String) -> Bool = { type in
      !type.isEmpty && type.unicodeScalars.allSatisfy { $0.isASCII && $0 > " " && $0 != "|" }
    }
    if let type = types.first(where: { !isType($0) }) {
      throw invalid("'\(ForeignText.quoted(type))' is no place type.")
    }
  }

  /// Two ASCII letters.
  static func check(regionCode: String?) throws(PlacesFailure) {
    guard let regionCode else { return }
    if regionCode.utf8.count != 2 || !regionCode.utf8.allSatisfy(isLetter) {
      throw invalid("The region code must be two letters, such as US.")
    }
  }

  /// Letters, digits and hyphens, as in BCP-47.
  static func check(languageCode: String?) throws(PlacesFailure) {
    guard let languageCode else { return }
    let isWord = languageCode.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    if languageCode.isEmpty || !isWord {
      throw invalid("The language code must be a BCP-47 code, such as en-GB.")
    }
  }

  /// Printable ASCII, which a header can carry.
  static func check(bundleIdentifier: String?) throws(PlacesFailure) {
    if let bundleIdentifier, Secret(bundleIdentifier) == nil {
      throw invalid("The bundle identifier must be printable ASCII.")
    }
  }

  /// An https URL, or an http one of this machine, with neither query nor fragment nor user.
  static func check(baseURL: URL?) throws(PlacesFailure) {
    guard let baseURL else { return }
    guard let parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true),
      let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil,
      parts.user == nil, parts.password == nil
    else {
      throw invalid("The base URL must be an absolute URL without query, fragment and user.")
    }
    if parts.scheme?.lowercased() == "https" { return }
    guard parts.scheme?.lowercased() == "http", isLoopback(host) else {
      throw invalid("The base URL must be https; http is for this machine only.")
    }
  }

  /// What is wrong with a configuration; nil when nothing is.
  static func flaw(of configuration: PlacesConfiguration) -> PlacesFailure? {
    do throws(PlacesFailure) {
      try check(baseURL: configuration.baseURL)
      try check(languageCode: configuration.languageCode)
      try check(bundleIdentifier: configuration.bundleIdentifier)
      try check(limitsOf: configuration)
      return nil
    } catch {
      return error
    }
  }

  /// Limits that leave something to do.
  static func check(limitsOf configuration: PlacesConfiguration) throws(PlacesFailure) {
    guard configuration.attemptTimeout > .zero, configuration.totalTimeout > .zero else {
      throw invalid("The time-outs of the configuration must be more than 0.")
    }
    guard configuration.maximumResponseSize > 0 else {
      throw invalid("The maximum response size of the configuration must be more than 0.")
    }
    guard let rateLimit = configuration.rateLimit else { return }
    guard rateLimit.requestsPerSecond > 0, rateLimit.burst > 0 else {
      throw invalid("The rate limit of the configuration must be more than 0, in both parts.")
    }
  }

  /// `localhost`, 127.0.0.0/8 and ::1; numbers in plain decimal only, as a leading zero makes
  /// others read them as octal.
  static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = parts.count == 4 && parts[0] == "127" && parts.allSatisfy(isPlainByte)
    return isIPv4 || ["localhost", "[::1]", "::1"].contains(host.lowercased())
  }

  private static func isPlainByte(_ text: Substring) -> Bool {
    UInt8(text).map { String($0) == text } ?? false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if (" "..."~").contains(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func invalid(_ message: String) -> PlacesFailure {
    PlacesFailure(.invalidRequest, message)
  }
}
