public import Foundation

/// Counts what requests are billed as, by the lines of the price list.
///
/// Give one to a configuration, or the same to several. Usable from any thread. It counts what the
/// service answered, once for each request sent; calls that share a request count once. Suggestions
/// of a session are counted when its details come, as what the session makes of them.
public final class PlacesMeter: Sendable {
  /// What was counted for one line of the price list.
  public struct Line: Hashable, Sendable {
    /// The line.
    public let sku: PlaceSKU
    /// Requests that were answered.
    public internal(set) var requests = 0
    /// Requests without an answer to count: none came, or one that is not the service's, or one that
    /// knows no such place. The service may have billed them.
    public internal(set) var uncertainRequests = 0

    /// US dollars by the list price, before free requests and discounts; nil is unknown.
    public var listCost: Decimal? {
      sku.listPricePerThousand.map { $0 * Decimal(requests) / 1000 }
    }
  }

  private let counts = Locked(Counts())

  /// A meter that has counted nothing.
  public init() {}

  /// What was counted, a line for each SKU, by service and name. What was asked in sessions that
  /// are open, or were abandoned, stands with what it costs if nothing ends the session.
  public var lines: [Line] { counts.withLock { $0 }.all }

  /// Autocomplete sessions that no details request has ended yet.
  public var openSessions: Int {
    counts.withLock { $0.open.values.reduce(0) { $0 + $1.openSessions } }
  }

  /// US dollars of all lines whose price is known, before free requests and discounts.
  public var listCost: Decimal { lines.compactMap(\.listCost).reduce(0, +) }

  /// Forgets what was counted.
  public func reset() { counts.withLock { $0 = Counts() } }

  private struct Counts: Sendable {
    var lines: [PlaceSKU: Line] = [:]
    var open: [PlacesDialect: SessionCounter] = [:]

    mutating func add(_ requests: Int, uncertain: Int = 0, of sku: PlaceSKU) {
      lines[sku, default: Line(sku: sku)].requests += requests
      lines[sku, default: Line(sku: sku)].uncertainRequests += uncertain
    }

    /// The lines, with those of sessions that nothing has ended.
    var all: [Line] {
      var sum = self
      for (dialect, open) in open {
        sum.add(
          dialect == .new ? open.openRequests : open.openSessions, of: dialect.abandonedSession)
      }
      return sum.lines.values.filter { $0.requests + $0.uncertainRequests > 0 }
        .sorted { $0.order < $1.order }
    }
  }
}

extension PlacesMeter.Line {
  fileprivate var order: (String, String) { (sku.dialect.rawValue, sku.name) }
}

extension PlacesDialect {
  /// What suggestions of a session are billed as when nothing ends it.
  fileprivate var abandonedSession: PlaceSKU {
    self == .new ? .autocompleteRequests : .legacyAbandonedSession
  }
}

// MARK: Counting

/// How a request is paid for.
enum Charge: Sendable {
  /// By lines of the price list.
  case skus([PlaceSKU])
  /// By what ends its session, or by these lines when nothing does.
  case session([PlaceSKU])
  /// Not at all.
  case free
}

extension PlacesMeter {
  /// Counts a request that was sent.
  func count(_ charge: Charge, _ failure: PlacesFailure?) {
    counts.withLock { counts in
      switch (charge, failure) {
      case (.skus(let skus), nil): for sku in skus { counts.add(1, of: sku) }
      case (.skus(let skus), let failure?) where failure.mayBeBilled,
        (.session(let skus), let failure?) where failure.mayBeBilled:
        for sku in skus { counts.add(0, uncertain: 1, of: sku) }
      default: break
      }
    }
  }

  /// Counts suggestions that were answered in a session.
  func countSuggestions(in token: SessionToken, of dialect: PlacesDialect) {
    counts.withLock { $0.open[dialect, default: SessionCounter()].add(token) }
  }

  /// Counts what a details request for fields has made of its session.
  func countEnd(of token: SessionToken, by fields: PlaceFieldSet, in dialect: PlacesDialect) {
    counts.withLock { counts in
      let requests = counts.open[dialect]?.remove(token) ?? 0
      guard requests > 0 else { return }
      let bill = SessionBill(autocompleteRequests: requests, fields: fields)
      switch dialect {
      case .legacy: counts.add(1, of: .legacySession)
      case .new:
        let billed = bill.billedAutocompleteRequests
        counts.add(billed, of: .autocompleteRequests)
        counts.add(requests - billed, of: .autocompleteSessionUsage)
      }
    }
  }
}

extension PlacesFailure {
  /// Whether the service may have counted the request all the same: no answer came, or one that
  /// says there is nothing, or one that is not the service's.
  fileprivate var mayBeBilled: Bool {
    switch code {
    case .network, .timedOut, .cancelled: true
    case .notFound, .serverError: httpStatus == 200
    default: false
    }
  }
}

// MARK: The table

extension PlacesMeter: CustomStringConvertible {
  /// A table of the lines, with a sum.
  public var description: String {
    let rows = lines.map { line in
      [
        String(line.requests), line.uncertainRequests == 0 ? "" : String(line.uncertainRequests),
        Self.money(line.sku.listPricePerThousand), Self.money(line.listCost), line.sku.name,
      ]
    }
    let heads = ["requests", "perhaps", "$ per 1,000", "list cost $", "SKU"]
    let isPartial = lines.contains { $0.listCost == nil }
    let sum = ["", "", "", Self.money(listCost), isPartial ? "at least, some unknown" : "in all"]
    return TextTable([heads] + rows + [sum], textColumns: [4]).description
  }

  private static func money(_ amount: Decimal?) -> String {
    amount.map { "\($0)" } ?? "unknown"
  }
}
