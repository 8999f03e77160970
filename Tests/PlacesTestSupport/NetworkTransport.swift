package import PlacesCore

/// A transport that uses the network; tests of what all must do take each of them.
package enum NetworkTransport: String, CaseIterable, Sendable, CustomStringConvertible {
  case urlSession = "URLSession"
  #if CurlTransport && os(Linux)
    case curl = "libcurl"
  #endif

  package var description: String { rawValue }

  /// A new transport of this kind.
  package func make() -> any Transport {
    switch self {
    case .urlSession: URLSessionTransport()
    #if CurlTransport && os(Linux)
      case .curl: CurlTransport()
    #endif
    }
  }
}

/// Each element of one list with each of two others, for tests that vary in three ways.
package func combinations<A, B, C>(_ first: [A], _ second: [B], _ third: [C]) -> [(A, B, C)] {
  first.flatMap { one in second.flatMap { two in third.map { (one, two, $0) } } }
}
