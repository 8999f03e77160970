import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import PlacesCore

/// A GET with `URLSession` and nothing around it.
struct BareSession: Sendable {
  private let session = URLSession(configuration: .places)

  /// The body, whatever it is.
  func get(_ url: URL) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      session.dataTask(with: url) { data, _, error in
        continuation.resume(
          with: error.map { .failure($0) } ?? .success(data ?? Data()))
      }.resume()
    }
  }
}
