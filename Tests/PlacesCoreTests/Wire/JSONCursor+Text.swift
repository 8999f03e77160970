@testable import PlacesCore

extension JSONCursor {
  /// The outermost value of a JSON text.
  init(text: String) throws(WireError) {
    self = try JSONDocument(Array(text.utf8)).root
  }
}
