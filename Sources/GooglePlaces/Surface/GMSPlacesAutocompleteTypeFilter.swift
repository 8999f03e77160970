/// Which kind of place suggestions are limited to.
///
/// Follows `GMSPlacesAutocompleteTypeFilter` of the Places SDK for iOS. It is made for Places API
/// (Legacy); on Places API (New) the nearest types stand in.
public enum GMSPlacesAutocompleteTypeFilter: Int, Sendable {
  /// All of them.
  case noFilter = 0
  /// What an address can be found for, rather than businesses: `geocode`, in both services.
  case geocode = 1
  /// Full addresses: `address`, on New `street_address`, `premise` and `subpremise`.
  case address = 2
  /// Businesses: `establishment`, on New `establishment` and `point_of_interest`.
  case establishment = 3
  /// Localities, sublocalities, postal codes, countries and administrative areas: `(regions)`.
  case region = 4
  /// Localities and the third administrative level: `(cities)`.
  case city = 5
}
