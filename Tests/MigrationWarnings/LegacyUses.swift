import Foundation
import GooglePlaces
import PlacesCore

/// Legacy code: with the trait MigrationWarnings each line that is marked warns once.
struct LegacyUses {
  let client = GMSPlacesClient.shared()
  let token = GMSAutocompleteSessionToken()

  func fields() -> [GMSPlaceField] {
    [
      .name,  // warned
      .placeID,  // warned
      .plusCode,  // warned
      .coordinate,  // warned
      .openingHours,  // warned
      .phoneNumber,  // warned
      .formattedAddress,  // warned
      .rating,  // warned
      .priceLevel,  // warned
      .types,  // warned
      .website,  // warned
      .viewport,  // warned
      .addressComponents,  // warned
      .photos,  // warned
      .userRatingsTotal,  // warned
      .utcOffsetMinutes,  // warned
      .businessStatus,  // warned
      .iconImageURL,  // warned
      .iconBackgroundColor,  // warned
      .takeout,  // warned
      .delivery,  // warned
      .dineIn,  // warned
      .curbsidePickup,  // warned
      .reservable,  // warned
      .servesBreakfast,  // warned
      .servesLunch,  // warned
      .servesDinner,  // warned
      .servesBeer,  // warned
      .servesWine,  // warned
      .servesBrunch,  // warned
      .servesVegetarianFood,  // warned
      .wheelchairAccessibleEntrance,  // warned
      .currentOpeningHours,  // warned
      .secondaryOpeningHours,  // warned
      .editorialSummary,  // warned
      .all,  // warned
      GMSPlaceField(rawValue: 3),  // warned
      GMSPlaceField(rawValue: UInt(3)),  // warned
      GMSPlaceField(rawValue: UInt32(3)) ?? [],  // warned
    ]
  }

  func places(fields: GMSPlaceField) {
    client.lookUpPlaceID("a") { _, _ in }  // warned
    client.fetchPlace(  // warned
      fromPlaceID: "a", placeFields: fields, sessionToken: token
    ) { _, _ in }
    client.fetchPlace(  // warned
      fromPlaceID: "a", placeFields: fields, sessionToken: token, regionCode: "GB"
    ) { _, _ in }
    client.currentPlace { _, _ in }  // warned
    client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: fields) { _, _ in }  // warned
    client.findPlaceLikelihoodsFromUserLocation(withPlaceFields: fields) { _, _ in }  // warned
  }

  func photos(_ photo: GMSPlacePhotoMetadata, size: CGSize) {
    client.lookUpPhotos(forPlaceID: "a") { _, _ in }  // warned
    client.loadPlacePhoto(photo) { _, _ in }  // warned
    client.loadPlacePhoto(photo, constrainedTo: size, scale: 2) { _, _ in }  // warned
  }

  func searches(_ text: GMSPlaceSearchByTextRequest, _ nearby: GMSPlaceSearchNearbyRequest) {
    client.searchByText(with: text, callback: { _, _ in })  // warned
    client.searchNearby(with: nearby, callback: { _, _ in })  // warned
    client.searchByText(with: text, completion: { _, _ in })
    client.searchNearby(with: nearby, completion: { _, _ in })
  }

  func hours(_ place: GMSPlace, at date: Date) -> [GMSPlaceOpenStatus] {
    client.isOpen(with: place) { _, _ in }  // warned
    client.isOpen(with: place, date: date) { _, _ in }  // warned
    client.isOpen(withPlaceID: "a") { _, _ in }  // warned
    client.isOpen(withPlaceID: "a", date: date) { _, _ in }  // warned
    client.isOpen(with: GMSPlaceIsOpenRequest(place: place, date: date)) { _, _ in }
    return [
      place.isOpen(),  // warned
      place.isOpen(at: date),  // warned
    ]
  }

  func suggestions() {
    let filter = GMSAutocompleteFilter()
    filter.type = .city  // warned
    filter.country = "GB"  // warned
    client.findAutocompletePredictions(  // warned
      fromQuery: "a", filter: filter, sessionToken: token
    ) { _, _ in }
    _ = GMSAutocompleteFetcher()  // warned
    _ = GMSAutocompleteFetcher(filter: filter, engine: .embedded())  // warned
    let fetcher = GMSAutocompleteFetcher(filter: filter)  // warned
    fetcher.provide(token)  // warned
    fetcher.sourceTextHasChanged("a")  // warned
  }

  func parts(of component: GMSAddressComponent) -> String {
    component.type  // warned
  }

  func costs(fields: GMSPlaceField) -> [PlaceSKU] {
    _ = SessionBill(autocompleteRequests: 3, detailsFields: fields)  // warned
    return [fields.sku()]  // warned
  }

  func place(json: Data, fields: GMSPlaceField) throws -> GMSPlace {
    try GMSPlace(json: json, requestedFields: fields)  // warned
  }
}
