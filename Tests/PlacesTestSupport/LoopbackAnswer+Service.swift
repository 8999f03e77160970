import Foundation
package import PlacesCore

extension LoopbackServer.Answer {
  /// A success with a small place.
  package static func place(in dialect: PlacesDialect) -> Self {
    .json(LoopbackBody.place(in: dialect))
  }

  /// JSON as the services send it.
  static func json(
    _ body: Data, status: Int = 200, header: (name: String, value: String) = plainHeader
  ) -> Self {
    .response(
      status: status,
      headers: ["Content-Type": "application/json; charset=UTF-8", header.name: header.value],
      body: body)
  }

  /// What a proxy or a front end says, whichever service is behind it.
  static func page(
    _ title: String, status: Int, header: (name: String, value: String) = plainHeader
  ) -> Self {
    let text = "<!DOCTYPE html><html><title>\(title)</title><h1>\(title)</h1></html>"
    return .response(
      status: status,
      headers: ["Content-Type": "text/html; charset=UTF-8", header.name: header.value],
      body: Data(text.utf8))
  }

  private static let plainHeader = ("Cache-Control", "private")

  /// Legacy tells its own troubles with a 200, so that a 503 comes from before it.
  static func unavailable(in dialect: PlacesDialect) -> Self {
    switch dialect {
    case .new:
      .json(
        Data(#"{"error": {"code": 503, "message": "Try again.", "status": "UNAVAILABLE"}}"#.utf8),
        status: 503)
    case .legacy: .page("Service Unavailable", status: 503)
    }
  }

  static func tooMany(retryAfter: String, in dialect: PlacesDialect) -> Self {
    let header = ("Retry-After", retryAfter)
    return switch dialect {
    case .new:
      .json(
        LoopbackBody.exhausted(limit: "GetPlaceRequestPerMinutePerProject"), status: 429,
        header: header)
    case .legacy: .page("Too Many Requests", status: 429, header: header)
    }
  }

  static func dailyQuota(in dialect: PlacesDialect) -> Self {
    switch dialect {
    case .new:
      .json(LoopbackBody.exhausted(limit: "GetPlaceRequestPerDayPerProject"), status: 429)
    case .legacy: .json(LoopbackBody.overLimit)
    }
  }

  /// A redirect to another path; who follows it is given a place.
  static func redirect(
    _ request: LoopbackRequest, toHost host: String?, in dialect: PlacesDialect
  ) -> Self {
    let target = "/elsewhere"
    guard !request.requestLine.contains(target) else { return .place(in: dialect) }
    let port = request.values(of: "Host").first?.split(separator: ":").last ?? ""
    let origin = host.map { "http://\($0):\(port)" } ?? ""
    return .response(status: 302, headers: ["Location": origin + target], body: Data())
  }
}
