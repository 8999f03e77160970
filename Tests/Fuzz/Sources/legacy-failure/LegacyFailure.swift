@testable import FuzzSupport
@testable import PlacesCore

/// A failure of Places API (Legacy), fit to be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFailure(Input(start, count), in: .legacy, statuses: [200, 200, 200, 302, 403, 502])
  return 0
}
