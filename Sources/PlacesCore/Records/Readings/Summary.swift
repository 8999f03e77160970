/// `name(label: value, …)` with the values that are there.
package func summary(_ name: String, _ values: KeyValuePairs<String, Any?>) -> String {
  let parts = values.compactMap { label, value in value.map { "\(label): \($0)" } }
  return "\(name)(\(parts.joined(separator: ", ")))"
}
