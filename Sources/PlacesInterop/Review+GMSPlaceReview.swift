public import GooglePlaces
public import GooglePlacesSwift

extension Review {
  /// The same review, with what neither type shows.
  public init(_ review: GMSPlaceReview) { self.init(review.record) }
}

extension GMSPlaceReview {
  /// The same review, with what neither type shows.
  public convenience init(_ review: Review) { self.init(review.record) }
}

extension AuthorAttribution {
  /// The same author.
  public init(_ author: GMSPlaceAuthorAttribution) { self.init(author.record) }
}

extension GMSPlaceAuthorAttribution {
  /// The same author.
  public convenience init(_ author: AuthorAttribution) { self.init(author.record) }
}
