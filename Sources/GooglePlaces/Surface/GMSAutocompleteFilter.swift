public import Foundation
public import PlacesPlatform

/// What suggestions are limited to, and what comes first.
///
/// Follows `GMSAutocompleteFilter` of the Places SDK for iOS. It is read when a call is made, so a
/// later change touches only later calls. What no service takes fails when it is sent: a bias with a
/// restriction, more than five types or a collection among others, too many countries (15, on
/// Places API (Legacy) 5), a code that is not of two letters.
public final class GMSAutocompleteFilter: NSObject {
  /// The kind of place; counts only while ``types`` are nil or empty.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'types': '.establishment' is '["establishment", "point_of_interest"]', '.address' \
        '["street_address", "premise", "subpremise"]', '.geocode' '["geocode"]', '.region' \
        '["(regions)"]', '.city' '["(cities)"]'. In New Swift: \
        'AutocompleteFilter(types:countries:)'.
        """
    )
  #endif
  public var type: GMSPlacesAutocompleteTypeFilter {
    get { soleType }
    set { soleType = newValue }
  }

  /// What ``type`` is.
  var soleType = GMSPlacesAutocompleteTypeFilter.noFilter

  /// Up to five types, or one collection alone: `(regions)`, `(cities)`, `geocode`, `address` or
  /// `establishment`, the last two with the stand-ins of ``GMSPlacesAutocompleteTypeFilter``.
  public var types: [String]?

  /// The country to stay in; counts only while ``countries`` are nil or empty.
  #if MigrationWarnings
    @available(
      *, deprecated,
      message: """
        Use 'countries', a list: '[\"GB\"]'. In New Swift: 'AutocompleteFilter(countries:)', a \
        set.
        """
    )
  #endif
  public var country: String? {
    get { soleCountry }
    set { soleCountry = newValue }
  }

  /// What ``country`` is.
  var soleCountry: String?

  /// The countries to stay in, two letters each in any case.
  public var countries: [String]?

  /// From where `distanceMeters` is measured; nil leaves distances out.
  public var origin: CLLocation?

  /// The area whose places come first.
  public var locationBias: (any GMSPlaceLocationBias)?

  /// The area to stay in.
  public var locationRestriction: (any GMSPlaceLocationRestriction)?

  /// The region that texts are written for, two letters of CLDR; nil takes the configuration's.
  public var regionCode: String?

  /// Where the caret is, counted in characters; 0 is the end of the text.
  public var inputOffset: Int32 = 0

  /// Whether businesses without premises are suggested too. Google publishes no name for it; this
  /// is the one of the other requests.
  public var shouldIncludePureServiceAreaBusinesses = false

  /// A filter that lets everything through.
  public override init() {}
}
