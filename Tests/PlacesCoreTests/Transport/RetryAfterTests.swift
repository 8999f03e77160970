import Foundation
import Testing

@testable import PlacesCore

@Suite("Retry-After")
struct RetryAfterTests {
  /// Sunday 6 November 1994, 08:49:07 UTC.
  private static let instant = Date(timeIntervalSince1970: 784_111_747)

  private func wait(_ text: String?, date: String? = nil, now: Date = instant) -> Duration? {
    var headers: [String: String] = [:]
    headers["Retry-After"] = text
    headers["Date"] = date
    return HTTPResponse(status: 503, headers: headers).retryAfter(now: now)
  }

  @Test(
    "Seconds are a whole number",
    arguments: [("0", 0), ("1", 1), ("120", 120), (" 7\t", 7), ("007", 7), ("86400", 86_400)])
  func seconds(text: String, seconds: Int) {
    #expect(wait(text) == .seconds(seconds))
  }

  @Test(
    "A number beyond all reason is a year",
    arguments: [
      "31536000", "31536001", "18446744073709551615", "18446744073709551616",
      "99999999999999999999", String(repeating: "9", count: 400),
    ])
  func overflow(text: String) {
    #expect(wait(text) == aYear)
  }

  @Test(
    "A date has one of three forms",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
      "Sun Nov  6 08:49:37 1994", " Sun, 06 Nov 1994 08:49:37 GMT ",
    ])
  func date(text: String) {
    #expect(wait(text) == .seconds(30))
  }

  @Test(
    "A date is measured against the server's clock where it tells the time",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:27 GMT", 10), ("Sunday, 06-Nov-94 08:48:37 GMT", 60),
      ("Sun Nov  6 07:49:37 1994", 3_600), ("Sun, 06 Nov 1994 08:49:38 GMT", 0),
      ("just now", 30), ("", 30),
    ])
  func serverDate(date: String, seconds: Int) {
    #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT", date: date) == .seconds(seconds))
  }

  @Test("The server's clock does not change a number of seconds")
  func serverDateAndSeconds() {
    #expect(wait("5", date: "Sun, 06 Nov 1994 08:00:00 GMT") == .seconds(5))
  }

  @Test(
    "A date that is past, or now, is no wait",
    arguments: [
      "Sun, 06 Nov 1994 08:49:07 GMT", "Sun, 06 Nov 1994 08:49:06 GMT",
      "Thu, 01 Jan 1970 00:00:00 GMT",
    ])
  func past(text: String) {
    #expect(wait(text) == .zero)
  }

  @Test("A date beyond all reason is a year")
  func distant() {
    #expect(wait("Fri, 31 Dec 9999 23:59:59 GMT") == aYear)
  }

  @Test(
    "Anything else says nothing",
    arguments: [
      nil, "", " ", "soon", "-1", "-99999999999999999999", "+5", "1.5", "1e3", "0x10", "12 s",
      "1,2", "٣", "１", "nan", "inf", "Sun, 06 Nov 1994", "1994-11-06T08:49:37Z",
      "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "a\u{0}",
      "Sun, 06 Nov 1994 08:49:37 GMT, 5",
    ])
  func garbage(text: String?) {
    #expect(wait(text) == nil)
  }

  @Test("The header is found whatever the case of its name")
  func headerCase() {
    let response = HTTPResponse(status: 429, headers: ["retry-after": "3"])
    #expect(response.retryAfter(now: Self.instant) == .seconds(3))
  }
}
