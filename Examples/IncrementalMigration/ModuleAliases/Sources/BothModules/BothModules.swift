import GooglePlaces
import PlacesCompat

/// Uses both modules called `GooglePlaces` in one program: that of the stand-in under this name, and
/// that of Places under another.
@main
enum BothModules {
  static func main() async {
    let theirs: GooglePlaces.GMSPlace? = Picker().pick()
    let ours: PlacesCompat.GMSPlace? = await Details().place(theirs?.placeID ?? "")
    print("\(String(reflecting: GooglePlaces.GMSPlace.self)): \(theirs?.name ?? "none")")
    print("\(String(reflecting: PlacesCompat.GMSPlace.self)): \(ours?.name ?? "none")")
  }
}
