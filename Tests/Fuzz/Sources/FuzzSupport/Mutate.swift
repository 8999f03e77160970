@_silgen_name("LLVMFuzzerMutate")
private func mutateByCoverage(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int
) -> Int

/// Changes an input for libFuzzer: half of the time as it would itself, else a value in JSON.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int, _ seed: UInt32
) -> Int {
  if !seed.isMultiple(of: 2) {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    var mutator = JSONMutator(seed: UInt64(seed))
    if let changed = mutator.mutatedValues(bytes), changed.count <= maximumSize {
      data.update(from: changed, count: changed.count)
      return changed.count
    }
  }
  return mutateByCoverage(data, size, maximumSize)
}
