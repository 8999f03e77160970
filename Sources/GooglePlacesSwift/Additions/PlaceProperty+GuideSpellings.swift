extension PlaceProperty {
  /// The guide's name for ``displayName``, which the SDK does not have.
  @available(*, deprecated, renamed: "displayName")
  public static var name: PlaceProperty { .displayName }

  /// The guide's name for ``websiteURL``, which the SDK does not have.
  @available(*, deprecated, renamed: "websiteURL")
  public static var website: PlaceProperty { .websiteURL }

  /// The plural of ``containingPlace``, as the property of `Place` is spelled.
  public static var containingPlaces: PlaceProperty { .containingPlace }
}
