import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop

/// The Swift blocks of MIGRATION.md about files that hold both styles.
struct MigrationInteropBlocks {
  let places = PlacesClient(engine: .embedded())
  let client = GMSPlacesClient(engine: .embedded())
  let placeID = "ChIJV4k8_9UodTERU5KXbkYpSYs"

  func show(_ place: Place?, _ error: PlacesError?) {}
  func legacyShow(_ place: GMSPlace?, _ error: NSError?) {}
  func confirm(_ change: FieldChange) -> Bool { false }

  func newScreen(_ fields: GMSPlaceField) {
    client.fetchPlace(fromPlaceID: placeID, placeFields: fields, sessionToken: nil) {
      place, error in
      show(place.map { Place($0) }, error.flatMap { PlacesError($0) })
    }
  }

  func oldScreen(_ request: FetchPlaceRequest) async {
    do throws(PlacesFailure) {
      legacyShow(GMSPlace(try await places.fetch(request)), nil)
    } catch {
      legacyShow(nil, NSError(error))
    }
  }

  func fields(_ fields: GMSPlaceField, _ properties: [PlaceProperty]) throws {
    switch fields.placeProperties {
    case .same(let properties): ask(for: properties)
    case .changed(let properties, let change): if confirm(change) { ask(for: properties) }
    case .nothing(let change): print(change)
    }

    let mask = try properties.gmsPlaceField.exact()
    _ = mask
  }

  func ask(for properties: [PlaceProperty]) {}

  func token(_ token: GMSAutocompleteSessionToken) async throws {
    let request = FetchPlaceRequest(
      placeID: placeID, placeProperties: [.displayName],
      sessionToken: AutocompleteSessionToken(token))
    _ = request
  }
}
