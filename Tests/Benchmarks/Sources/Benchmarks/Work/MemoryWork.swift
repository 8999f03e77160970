enum MemoryWork { static func figures(on course: Course) async throws -> [Figure] { [] } }
enum MemoryProbe { static func answer(to probe: String) async throws -> String { "" } }
