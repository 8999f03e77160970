import Testing

@testable import PlacesCore

/// A configuration with a limit of its own.
struct ConfiguredLimit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (inout PlacesConfiguration) -> Void

  var configuration: PlacesConfiguration {
    var configuration = PlacesConfiguration()
    change(&configuration)
    return configuration
  }

  static let sound =
    times([.nanoseconds(1), .seconds(1), .seconds(Int64.max)]) + sizes([1, .max])
    + rates([.leastNonzeroMagnitude, 0.5, 1e300, .infinity], bursts: [1, .max])

  static let senseless =
    times([.zero, .seconds(-1), .seconds(Int64.min)]) + sizes([0, -1, .min])
    + rates([0, -0.0, -1, -.infinity, .nan], bursts: [1]) + rates([1], bursts: [0, -1, .min])

  private static func times(_ times: [Duration]) -> [ConfiguredLimit] {
    times.flatMap { time in
      [
        ConfiguredLimit(testDescription: "attempt time-out \(time)") { $0.attemptTimeout = time },
        ConfiguredLimit(testDescription: "total time-out \(time)") { $0.totalTimeout = time },
      ]
    }
  }

  private static func sizes(_ sizes: [Int]) -> [ConfiguredLimit] {
    sizes.map { size in
      ConfiguredLimit(testDescription: "size \(size)") { $0.maximumResponseSize = size }
    }
  }

  private static func rates(_ rates: [Double], bursts: [Int]) -> [ConfiguredLimit] {
    rates.flatMap { rate in
      bursts.map { burst in
        ConfiguredLimit(testDescription: "rate \(rate), burst \(burst)") {
          $0.rateLimit = RateLimit(requestsPerSecond: rate, burst: burst)
        }
      }
    }
  }
}
