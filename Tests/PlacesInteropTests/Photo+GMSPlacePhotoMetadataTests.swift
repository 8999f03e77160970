import Foundation
import GooglePlaces
import GooglePlacesSwift
import PlacesCore
import PlacesInterop
import PlacesTestSupport
import Testing

@Suite("Photos in both styles")
struct PhotoGMSPlacePhotoMetadataTests {
  private static let hotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  private static let size = CGSize(width: 120, height: 80)

  @Test("A photo is the same both ways")
  func same() throws {
    let gms = try #require(try GMSPlace.complete().photos?.first)
    let photo = Photo(gms)
    #expect(GMSPlacePhotoMetadata(photo) == gms)
    #expect(photo.maxSize == gms.maxSize)
    #expect(photo.flagContentURL == gms.flagContentURL && photo.flagContentURL != nil)
    #expect(photo.authorAttributions == gms.authorAttributions?.map { AuthorAttribution($0) })
  }

  @Test(
    "A photo of one style is fetched by the client of the other",
    arguments: [.new, .legacy] as [PlacesDialect])
  func fetched(dialect: PlacesDialect) async throws {
    let clients = BothClients(dialect)
    let gms = try await clients.gmsPlace(Self.hotel, [GMSPlaceProperty.photos])
    let metadata = try #require(gms.photos?.first)
    let place = try await clients.place(Self.hotel, [.photos])
    let photo = try #require(place.photos?.first)

    let swift = try await clients.swift.fetchPhotoData(
      FetchPhotoRequest(photo: Photo(metadata), maxSize: Self.size))
    let request = GMSFetchPhotoRequest(
      photoMetadata: GMSPlacePhotoMetadata(photo), maxSize: Self.size)
    let data = await withCheckedContinuation { continuation in
      clients.gms.fetchPhotoData(with: request) { data, _, _ in continuation.resume(returning: data)
      }
    }
    #expect(!swift.data.isEmpty)
    #expect(data == swift.data)
  }
}
