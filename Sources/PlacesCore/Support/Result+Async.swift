extension Result where Failure == any Error {
  /// What an async call returned or threw.
  init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
