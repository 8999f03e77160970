@_exported public import PlacesPlatform
