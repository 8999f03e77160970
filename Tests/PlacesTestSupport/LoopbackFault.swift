import Foundation
package import PlacesCore

/// A way in which a service, or what stands before it, does not answer as it should; and two in
/// which it does, though unusually.
///
/// The raw value says in words what happens.
package enum LoopbackFault: String, CaseIterable, Sendable, CustomStringConvertible {
  case unavailableTwice = "503 twice, then the place"
  case retryAfterSeconds = "429 with Retry-After in seconds"
  case retryAfterDate = "429 with Retry-After as a date"
  case dailyQuota = "the daily quota is used up"
  case serverErrorPage = "500 with a page"
  case notFoundPage = "404 with a page"
  case successPage = "200 with a page"
  case emptyBody = "200 with an empty body"
  case truncatedBody = "a close in the body"
  case resetInHead = "a reset in the head"
  case resetInBody = "a reset in the body"
  case silence = "silence"
  case slowHead = "a head that goes on, byte by byte"
  case drip = "a body that goes on, byte by byte"
  case largeBody = "a place and 64 MiB of spaces"
  case deepNesting = "lists, nested 100,000 deep"
  case invalidUTF8 = "a place with bytes that are not UTF-8"
  case randomBytes = "200 with random bytes"
  case wrongTypes = "a place of wrong types"
  case redirectWithin = "a redirect within the host"
  case redirectElsewhere = "a redirect to another host"
  case gzip = "a place, compressed"
  case refused = "a refused connection"

  /// What `Retry-After` asks for, from `PlacesConfiguration.testInstant` on where it is a date.
  package static let retryAfter = Duration.seconds(7)
  /// The time between two bytes that come one by one.
  package static let pace = Duration.milliseconds(20)

  package var description: String { rawValue }

  /// Starts a server that has this fault; requests are counted over all its connections.
  package func server(in dialect: PlacesDialect) throws -> LoopbackServer {
    guard self != .refused else { return try .refusing() }
    let count = Locked(0)
    return try LoopbackServer { request in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return answer(to: request, number: number, in: dialect)
    }
  }

  /// The answer to a request, the first of which has the number 1.
  ///
  /// A connection that should have been refused is closed; only `server(in:)` refuses it.
  package func answer(
    to request: LoopbackRequest, number: Int, in dialect: PlacesDialect
  ) -> LoopbackServer.Answer {
    switch self {
    case .unavailableTwice: number <= 2 ? .unavailable(in: dialect) : .place(in: dialect)
    case .retryAfterSeconds: .tooMany(retryAfter: "7", in: dialect)
    case .retryAfterDate: .tooMany(retryAfter: "Wed, 02 Dec 2026 12:00:07 GMT", in: dialect)
    case .dailyQuota: .dailyQuota(in: dialect)
    case .serverErrorPage: .page("Internal Server Error", status: 500)
    case .notFoundPage: .page("Not Found", status: 404)
    case .successPage: .page("Log in to this network", status: 200)
    case .emptyBody: .json(Data())
    case .truncatedBody: .bytes(LoopbackBody.halfOfPlace(in: dialect))
    case .resetInHead: .reset(after: LoopbackBody.startOfHead)
    case .resetInBody: .reset(after: LoopbackBody.halfOfPlace(in: dialect))
    case .silence: .silence
    case .slowHead:
      .drip(after: LoopbackBody.startOfHead, byte: UInt8(ascii: "a"), every: Self.pace)
    case .drip:
      .drip(
        after: LoopbackBody.announcing(more: 1 << 20, in: dialect), byte: UInt8(ascii: " "),
        every: Self.pace)
    case .largeBody:
      .stream(
        after: LoopbackBody.announcing(more: 1 << 26, in: dialect),
        piece: Data(repeating: UInt8(ascii: " "), count: 1 << 16), count: 1 << 10)
    case .deepNesting: .json(LoopbackBody.nestedPlace(levels: 100_000, in: dialect))
    case .invalidUTF8: .json(LoopbackBody.invalidPlace(in: dialect))
    case .randomBytes: .json(LoopbackBody.random(count: 4_096))
    case .wrongTypes: .json(LoopbackBody.wrongPlace(in: dialect))
    case .redirectWithin: .redirect(request, toHost: nil, in: dialect)
    case .redirectElsewhere: .redirect(request, toHost: "localhost", in: dialect)
    case .gzip:
      .json(
        LoopbackBody.place(in: dialect).gzipped(), header: ("Content-Encoding", "gzip"))
    case .refused: .close
    }
  }
}
