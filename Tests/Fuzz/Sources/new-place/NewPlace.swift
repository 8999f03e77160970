@testable import FuzzSupport
@testable import PlacesCore

/// A place of Places API (New): a record or a failure that names where it is malformed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readPlace(Input(start, count), in: .new)
  return 0
}
