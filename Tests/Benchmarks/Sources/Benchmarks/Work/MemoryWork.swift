import BenchmarkSystem
import Foundation

@testable import PlacesCore

#if canImport(Glibc)
  /// What the package holds, at most and in the long run.
  enum MemoryWork {
    static func figures(on course: Course) async throws -> [Figure] {
      guard course.only == nil else { return [] }
      var figures = try records(on: course)
      for library in MemoryProbe.Library.allCases {
        figures += try peak(library, on: course)
        figures += try growth(library, on: course)
      }
      return figures
    }

    // MARK: Records

    private static func records(on course: Course) throws -> [Figure] {
      try [
        ("full record of a place of 10 kB", 10_000, PlaceFieldSet.all),
        ("full record of a place of 15 kB", 15_000, PlaceFieldSet.all),
        ("record of three fields of a place of 15 kB", 15_000, DecodeWork.narrow),
      ].map { name, bytes, fields in
        let json = Array(try NewPlaceText.json(bytes: bytes))
        let samples = try (0..<5).map { _ in
          try size(count: course.isQuick ? 20 : 500) {
            try DecodeWork.record(of: Data(json), .new, fields)
          }
        }
        return Figure(Work.memory.rawValue, name, .bytes, samples)
      }
    }

    /// How many bytes of heap a value holds that is made as often as this.
    private static func size<Value>(count: Int, of make: () throws -> Value) rethrows -> Double {
      var held: [Value] = []
      held.reserveCapacity(count)
      heap_start()
      for _ in 0..<count { held.append(try make()) }
      heap_stop()
      keep(held)
      return Double(heap_live_bytes()) / Double(count) + Double(MemoryLayout<Value>.stride)
    }

    // MARK: Processes

    private static func peak(
      _ library: MemoryProbe.Library, on course: Course
    ) throws -> [Figure] {
      let inFlight = course.isQuick ? 100 : 1_000
      let sizes = try (0..<(course.isFull ? 3 : 1)).map { _ in
        try MemoryProbe(.peak, library, count: inFlight).sizesInNewProcess()
      }
      let name = "\(library.rawValue), \(inFlight) in flight"
      let more = sizes.map { $0.after - $0.before }
      return [
        Figure(Work.memory.rawValue, "\(name), peak of the process", .bytes, sizes.map(\.after)),
        Figure(Work.memory.rawValue, "\(name), above one at a time", .bytes, more),
      ]
    }

    private static func growth(
      _ library: MemoryProbe.Library, on course: Course
    ) throws -> [Figure] {
      let count = course.isQuick ? 200 : course.isFull ? 100_000 : 5_000
      let sizes = try MemoryProbe(.growth, library, count: count).sizesInNewProcess()
      let name = "\(library.rawValue), growth over \(count) fetches"
      return [
        Figure(
          Work.memory.rawValue, "\(name), of the process", .percent,
          [(sizes.after / sizes.before - 1) * 100], goal: .atMost(5)),
        Figure(
          Work.memory.rawValue, "\(name), of the heap for each", .bytes,
          [sizes.live / Double(count)]),
      ]
    }
  }
#else
  /// The server needs epoll, and sizes of processes come from /proc.
  enum MemoryWork {
    static func figures(on course: Course) async throws -> [Figure] {
      Benchmarks.say("skipped: memory is measured on Linux only")
      return []
    }
  }
#endif
