import BenchmarkSystem

/// Uses a value in a way that the optimiser cannot look through.
@inline(__always) func keep<Value: ~Copyable>(_ value: borrowing Value) {
  withUnsafePointer(to: value) { benchmark_keep($0) }
}
