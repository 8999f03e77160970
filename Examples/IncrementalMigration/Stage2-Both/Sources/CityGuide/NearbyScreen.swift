import GooglePlaces

/// Tells where the device is, and what else may be there.
@MainActor
final class NearbyScreen {
  private let client = GMSPlacesClient.shared()

  func show(then leave: @escaping () -> Void) {
    print("Around here")
    client.currentPlace { list, error in
      if let list {
        let place = list.likelihoods.first?.place
        print("  at \(place?.name ?? "a place"), \(place?.formattedAddress ?? "")")
      } else {
        print("  \(ErrorText.text(of: error))")
      }
      self.showAll(then: leave)
    }
  }

  private func showAll(then leave: @escaping () -> Void) {
    client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: .row) { likelihoods, error in
      if let likelihoods {
        for likelihood in likelihoods { print("  \(PlaceText.row(likelihood.place))") }
      } else {
        print("  \(ErrorText.text(of: error))")
      }
      leave()
    }
  }
}
