import Foundation

/// How long the package takes to build, and how much larger it makes a program.
enum BuildWork {
  static func figures(on course: Course) async throws -> [Figure] {
    guard course.only == nil else { return [] }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if course.isQuick {
      try BuildProbe.write(to: folder.appending(path: "Probe"), package: package)
      return []
    }
    return try times(in: folder) + sizes(in: folder)
  }

  /// The root of the package, as seen from where `run` starts this program.
  private static var package: URL {
    URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "../..")
      .standardizedFileURL
  }

  private static func times(in folder: URL) throws -> [Figure] {
    try [("debug", Goal.atMost(90)), ("release", nil)].map { mode, goal in
      Benchmarks.say("building the package, \(mode) …")
      let start = ContinuousClock.now
      try Command(
        "swift",
        [
          "build", "-c", mode, "--package-path", package.path, "--scratch-path",
          folder.appending(path: mode).path,
        ]
      ).output()
      return Figure(
        Work.build.rawValue, "clean \(mode) build of the package", .seconds,
        [(ContinuousClock.now - start) / .seconds(1)], goal: goal)
    }
  }

  // MARK: Sizes

  private static func sizes(in folder: URL) throws -> [Figure] {
    Benchmarks.say("building programs that use a product each …")
    let probe = folder.appending(path: "Probe")
    try BuildProbe.write(to: probe, package: package)
    let build = [
      "build", "-c", "release", "--static-swift-stdlib", "--package-path", probe.path,
    ]
    try Command("swift", build).output()
    let bin = try Command("swift", build + ["--show-bin-path"]).output()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let sizes = try BuildProbe.allCases.map { program in
      (program, try strippedSize(of: "\(bin)/\(program.rawValue)"))
    }
    return sizes.flatMap { program, size in figures(of: program, size, among: sizes) }
  }

  private static func strippedSize(of program: String) throws -> Double {
    try Command("strip", [program]).output()
    let attributes = try FileManager.default.attributesOfItem(atPath: program)
    return (attributes[.size] as? NSNumber)?.doubleValue ?? .nan
  }

  private static func figures(
    of program: BuildProbe, _ size: Double, among sizes: [(BuildProbe, Double)]
  ) -> [Figure] {
    let whole = Figure(Work.build.rawValue, "static program, \(program.text)", .bytes, [size])
    guard program.product != nil else { return [whole] }
    return [whole]
      + sizes.filter { $0.0.product == nil }.map { other, otherSize in
        Figure(
          Work.build.rawValue, "gained by \(program.text), over \(other.text)", .bytes,
          [size - otherSize])
      }
  }
}
