extension String {
  /// The place ID in a resource name `places/ID`; a text of another form is kept as it is.
  package init(placeIDIn resourceName: String) {
    let prefix = "places/"
    self =
      resourceName.hasPrefix(prefix) ? String(resourceName.dropFirst(prefix.count)) : resourceName
  }
}
