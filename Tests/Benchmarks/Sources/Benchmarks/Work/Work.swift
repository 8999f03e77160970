/// A group of figures.
enum Work: String, CaseIterable, Sendable {
  case decode, facade, hours, embedded, fetch, memory, build

  /// Whether it is left out unless asked for by name or by a full run.
  var isSlow: Bool { self == .build }

  /// Measures.
  func figures(on course: Course) async throws -> [Figure] {
    switch self {
    case .decode: try await DecodeWork.figures(on: course)
    case .facade: try await FacadeWork.figures(on: course)
    case .hours: try await HoursWork.figures(on: course)
    case .embedded: try await EmbeddedWork.figures(on: course)
    case .fetch: try await FetchWork.figures(on: course)
    case .memory: try await MemoryWork.figures(on: course)
    case .build: try await BuildWork.figures(on: course)
    }
  }
}
