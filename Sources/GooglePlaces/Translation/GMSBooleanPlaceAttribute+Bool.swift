extension GMSBooleanPlaceAttribute {
  init(_ flag: Bool?) {
    switch flag {
    case true: self = .true
    case false: self = .false
    case nil: self = .unknown
    }
  }
}
