@testable import FuzzSupport
@testable import PlacesCore

/// A failure of Places API (New), fit to be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFailure(
    Input(start, count), in: .new, statuses: [400, 401, 403, 404, 429, 500, 503, 504, 302, 502])
  return 0
}
