import GooglePlaces
import PlacesCore

/// The sample places with their names.
struct SampleList {
  let service: Service

  /// Prints one line a place; the answer is the exit code.
  func show() async -> Int32 {
    var exitCode: Int32 = 0
    for placeID in EmbeddedPlaces.sample.placeIDs {
      let column = await Column(.request, Question(placeID: placeID, facts: facts), service)
      let texts = facts.map { Text.oneLine(column.value(of: $0) ?? column.failure) }
      print("\(Text.padded(placeID, to: 29))\(Text.padded(texts[0], to: 34))\(texts[1])")
      if column.isFailed { exitCode = 1 }
    }
    return exitCode
  }

  private var facts: [Fact] { Fact.all.filter { ["name", "formattedAddress"].contains($0.name) } }
}
