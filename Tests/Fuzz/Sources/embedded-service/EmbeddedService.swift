@testable import FuzzSupport
import Foundation
@testable import PlacesCore

/// A request to the embedded service: the target, then headers; the answer is one of the service's.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: Input(start, count).bytes, as: UTF8.self)
  guard let request = HTTPRequest(text: text) else { return 0 }
  let isLegacy = request.url.path().hasPrefix(EmbeddedLegacyService.path)
  let response =
    isLegacy
    ? EmbeddedLegacyService(data: service).response(to: request)
    : EmbeddedNewService(data: service).response(to: request)
  guard (try? JSONDocument(response.body)) != nil else {
    expect(["the answer is not JSON"])
    return 0
  }
  let dialect = isLegacy ? Dialect.legacy : .new
  let code = dialect.details.failure(response)?.code
  let isExpected = [nil, .keyInvalid, .invalidRequest, .notFound].contains(code)
  if !isExpected { expect(["an unexpected failure: \(String(describing: code))"]) }
  return 0
}

private let service = {
  var service = EmbeddedPlaces.sample
  service.now = { SampleBodies.now }
  return service
}()

extension HTTPRequest {
  /// A target and a header on each line after it; nil when the target makes no URL.
  fileprivate init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let target = lines.first, let url = URL(string: "https://a.example\(target)") else {
      return nil
    }
    let headers = lines.dropFirst().map { line in
      line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    self.init(
      method: "GET", url: url,
      headers: Dictionary(
        headers.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 }))
  }
}
