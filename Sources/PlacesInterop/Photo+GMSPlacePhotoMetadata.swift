public import GooglePlaces
public import GooglePlacesSwift

extension Photo {
  /// The same photo, to be fetched by the client of this module.
  public init(_ photo: GMSPlacePhotoMetadata) { self.init(photo.record) }
}

extension GMSPlacePhotoMetadata {
  /// The same photo, to be fetched by the client of this module.
  public convenience init(_ photo: Photo) { self.init(photo.record) }
}
