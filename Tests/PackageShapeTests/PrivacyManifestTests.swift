import Foundation
import Testing

/// Holds what Apple's privacy manifest says.
struct PrivacyManifestTests {
  private static let path = "Sources/PlacesCore/PrivacyInfo.xcprivacy"

  private func manifest() throws -> [String: Any] {
    let text = try #require(ProjectTree.text(of: Self.path))
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test("It has the four keys that Apple reads, and no other")
  func keys() throws {
    #expect(
      try manifest().keys.sorted() == [
        "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking",
        "NSPrivacyTrackingDomains",
      ])
  }

  @Test("Nobody is tracked")
  func tracking() throws {
    #expect(try manifest()["NSPrivacyTracking"] as? Bool == false)
    #expect(try manifest()["NSPrivacyTrackingDomains"] as? [String] == [])
  }

  @Test("No API is used that needs a reason")
  func accessedAPIs() throws {
    let types = try #require(try manifest()["NSPrivacyAccessedAPITypes"] as? [Any])
    #expect(types.isEmpty)
  }

  @Test("What is collected is linked to nobody, tracks nobody and serves the app")
  func collectedData() throws {
    let types = try #require(
      try manifest()["NSPrivacyCollectedDataTypes"] as? [[String: Any]])
    #expect(
      types.map { $0["NSPrivacyCollectedDataType"] as? String }
        == ["NSPrivacyCollectedDataTypeSearchHistory", "NSPrivacyCollectedDataTypePreciseLocation"])
    #expect(types.allSatisfy { $0["NSPrivacyCollectedDataTypeLinked"] as? Bool == false })
    #expect(types.allSatisfy { $0["NSPrivacyCollectedDataTypeTracking"] as? Bool == false })
    #expect(
      types.allSatisfy {
        $0["NSPrivacyCollectedDataTypePurposes"] as? [String]
          == ["NSPrivacyCollectedDataTypePurposeAppFunctionality"]
      })
  }

  @Test(
    "The code uses no API that needs a reason",
    arguments: [
      "UserDefaults", "systemUptime", "mach_absolute_time", "statfs", "statvfs",
      "volumeAvailableCapacityKey",
      "creationDate", "modificationDate", "contentModificationDateKey", "creationDateKey",
      "activeInputModes",
    ])
  func code(name: String) {
    let uses = SourceFile.all.filter { $0.path.hasPrefix("Sources/") }.flatMap { file in
      file.lines.filter { $0.words.contains(Substring(name)) }.map(file.place)
    }
    #expect(uses == [])
  }
}
