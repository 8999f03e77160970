import Foundation

extension HTTPResponse {
  /// How long the server asks to wait: `Retry-After` in seconds or as a date; nil when it does not
  /// say, or says it wrongly.
  ///
  /// A date is measured against the server's own clock where the response tells it.
  func retryAfter(now: Date) -> Duration? {
    guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return Double(text).map(Duration.init(inSeconds:))
    }
    guard let date = Self.date(text) else { return nil }
    let start = header("Date").flatMap(Self.date) ?? now
    return Duration(inSeconds: date.timeIntervalSince(start))
  }

  /// The instant of an HTTP date in any of its three forms.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let forms = [
      "EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy",
    ]
    for form in forms {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
