/// A region of any type, equal to another when both are of one type and equal in it.
struct ComparedRegion<Region: Sendable>: Equatable, Sendable {
  let region: Region

  static func == (left: Self, right: Self) -> Bool {
    (left.region as? AnyHashable) == (right.region as? AnyHashable)
  }
}
