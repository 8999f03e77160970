@testable import FuzzSupport
@testable import PlacesCore

/// A search, suggestions or a photo of Places API (Legacy): an answer or a failure.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readFound(Input(start, count), in: .legacy)
  return 0
}
