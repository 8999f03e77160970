import PlacesCore

/// The raw strings of all single properties, which is each member of ``GMSPlaceProperty`` but
/// `all`.
///
/// Follows the function of this name of the Places SDK for iOS.
public func GMSPlacePropertyArray() -> [String] { PlaceField.properties.map(\.canonicalName) }
