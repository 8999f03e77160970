/// What kind of place something is: the service's word, of which the older ones have names here.
///
/// Follows `PlaceType` of the Places Swift SDK. Any word is a type, also one this list lacks.
public struct PlaceType: RawRepresentable, Hashable, Sendable {
  /// The word of the service, in snake case.
  public let rawValue: String

  /// The type with a word of the service.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension PlaceType {
  /// The type `accounting`.
  public static let accounting = PlaceType(rawValue: "accounting")
  /// The type `address`.
  public static let address = PlaceType(rawValue: "address")
  /// The type `administrative_area_level_1`.
  public static let administrativeAreaLevel1 = PlaceType(rawValue: "administrative_area_level_1")
  /// The type `administrative_area_level_2`.
  public static let administrativeAreaLevel2 = PlaceType(rawValue: "administrative_area_level_2")
  /// The type `administrative_area_level_3`.
  public static let administrativeAreaLevel3 = PlaceType(rawValue: "administrative_area_level_3")
  /// The type `administrative_area_level_4`.
  public static let administrativeAreaLevel4 = PlaceType(rawValue: "administrative_area_level_4")
  /// The type `administrative_area_level_5`.
  public static let administrativeAreaLevel5 = PlaceType(rawValue: "administrative_area_level_5")
  /// The type `airport`.
  public static let airport = PlaceType(rawValue: "airport")
  /// The type `amusement_park`.
  public static let amusementPark = PlaceType(rawValue: "amusement_park")
  /// The type `aquarium`.
  public static let aquarium = PlaceType(rawValue: "aquarium")
  /// The type `archipelago`.
  public static let archipelago = PlaceType(rawValue: "archipelago")
  /// The type `art_gallery`.
  public static let artGallery = PlaceType(rawValue: "art_gallery")
  /// The type `atm`.
  public static let atm = PlaceType(rawValue: "atm")
  /// The type `bakery`.
  public static let bakery = PlaceType(rawValue: "bakery")
  /// The type `bank`.
  public static let bank = PlaceType(rawValue: "bank")
  /// The type `bar`.
  public static let bar = PlaceType(rawValue: "bar")
  /// The type `beauty_salon`.
  public static let beautySalon = PlaceType(rawValue: "beauty_salon")
  /// The type `bicycle_store`.
  public static let bicycleStore = PlaceType(rawValue: "bicycle_store")
  /// The type `book_store`.
  public static let bookStore = PlaceType(rawValue: "book_store")
  /// The type `bowling_alley`.
  public static let bowlingAlley = PlaceType(rawValue: "bowling_alley")
  /// The type `bus_station`.
  public static let busStation = PlaceType(rawValue: "bus_station")
  /// The type `cafe`.
  public static let cafe = PlaceType(rawValue: "cafe")
  /// The type `campground`.
  public static let campground = PlaceType(rawValue: "campground")
  /// The type `car_dealer`.
  public static let carDealer = PlaceType(rawValue: "car_dealer")
  /// The type `car_rental`.
  public static let carRental = PlaceType(rawValue: "car_rental")
  /// The type `car_repair`.
  public static let carRepair = PlaceType(rawValue: "car_repair")
  /// The type `car_wash`.
  public static let carWash = PlaceType(rawValue: "car_wash")
  /// The type `casino`.
  public static let casino = PlaceType(rawValue: "casino")
  /// The type `cemetery`.
  public static let cemetery = PlaceType(rawValue: "cemetery")
  /// The type `church`.
  public static let church = PlaceType(rawValue: "church")
  /// The type `(cities)`.
  public static let cities = PlaceType(rawValue: "(cities)")
  /// The type `city_hall`.
  public static let cityHall = PlaceType(rawValue: "city_hall")
  /// The type `clothing_store`.
  public static let clothingStore = PlaceType(rawValue: "clothing_store")
  /// The type `colloquial_area`.
  public static let colloquialArea = PlaceType(rawValue: "colloquial_area")
  /// The type `continent`.
  public static let continent = PlaceType(rawValue: "continent")
  /// The type `convenience_store`.
  public static let convenienceStore = PlaceType(rawValue: "convenience_store")
  /// The type `country`.
  public static let country = PlaceType(rawValue: "country")
  /// The type `courthouse`.
  public static let courthouse = PlaceType(rawValue: "courthouse")
  /// The type `dentist`.
  public static let dentist = PlaceType(rawValue: "dentist")
  /// The type `department_store`.
  public static let departmentStore = PlaceType(rawValue: "department_store")
  /// The type `doctor`.
  public static let doctor = PlaceType(rawValue: "doctor")
  /// The type `drugstore`.
  public static let drugstore = PlaceType(rawValue: "drugstore")
  /// The type `electrician`.
  public static let electrician = PlaceType(rawValue: "electrician")
  /// The type `electronics_store`.
  public static let electronicsStore = PlaceType(rawValue: "electronics_store")
  /// The type `embassy`.
  public static let embassy = PlaceType(rawValue: "embassy")
  /// The type `establishment`.
  public static let establishment = PlaceType(rawValue: "establishment")
  /// The type `finance`.
  public static let finance = PlaceType(rawValue: "finance")
  /// The type `fire_station`.
  public static let fireStation = PlaceType(rawValue: "fire_station")
  /// The type `floor`.
  public static let floor = PlaceType(rawValue: "floor")
  /// The type `florist`.
  public static let florist = PlaceType(rawValue: "florist")
  /// The type `food`.
  public static let food = PlaceType(rawValue: "food")
  /// The type `funeral_home`.
  public static let funeralHome = PlaceType(rawValue: "funeral_home")
  /// The type `furniture_store`.
  public static let furnitureStore = PlaceType(rawValue: "furniture_store")
  /// The type `gas_station`.
  public static let gasStation = PlaceType(rawValue: "gas_station")
  /// The type `general_contractor`.
  public static let generalContractor = PlaceType(rawValue: "general_contractor")
  /// The type `geocode`.
  public static let geocode = PlaceType(rawValue: "geocode")
  /// The type `grocery_or_supermarket`.
  public static let groceryOrSupermarket = PlaceType(rawValue: "grocery_or_supermarket")
  /// The type `gym`.
  public static let gym = PlaceType(rawValue: "gym")
  /// The type `hair_care`.
  public static let hairCare = PlaceType(rawValue: "hair_care")
  /// The type `hardware_store`.
  public static let hardwareStore = PlaceType(rawValue: "hardware_store")
  /// The type `health`.
  public static let health = PlaceType(rawValue: "health")
  /// The type `hindu_temple`.
  public static let hinduTemple = PlaceType(rawValue: "hindu_temple")
  /// The type `home_goods_store`.
  public static let homeGoodsStore = PlaceType(rawValue: "home_goods_store")
  /// The type `hospital`.
  public static let hospital = PlaceType(rawValue: "hospital")
  /// The type `insurance_agency`.
  public static let insuranceAgency = PlaceType(rawValue: "insurance_agency")
  /// The type `intersection`.
  public static let intersection = PlaceType(rawValue: "intersection")
  /// The type `jewelry_store`.
  public static let jewelryStore = PlaceType(rawValue: "jewelry_store")
  /// The type `landmark`.
  public static let landmark = PlaceType(rawValue: "landmark")
  /// The type `laundry`.
  public static let laundry = PlaceType(rawValue: "laundry")
  /// The type `lawyer`.
  public static let lawyer = PlaceType(rawValue: "lawyer")
  /// The type `library`.
  public static let library = PlaceType(rawValue: "library")
  /// The type `light_rail_station`.
  public static let lightRailStation = PlaceType(rawValue: "light_rail_station")
  /// The type `liquor_store`.
  public static let liquorStore = PlaceType(rawValue: "liquor_store")
  /// The type `local_government_office`.
  public static let localGovernmentOffice = PlaceType(rawValue: "local_government_office")
  /// The type `locality`.
  public static let locality = PlaceType(rawValue: "locality")
  /// The type `locksmith`.
  public static let locksmith = PlaceType(rawValue: "locksmith")
  /// The type `lodging`.
  public static let lodging = PlaceType(rawValue: "lodging")
  /// The type `meal_delivery`.
  public static let mealDelivery = PlaceType(rawValue: "meal_delivery")
  /// The type `meal_takeaway`.
  public static let mealTakeaway = PlaceType(rawValue: "meal_takeaway")
  /// The type `mosque`.
  public static let mosque = PlaceType(rawValue: "mosque")
  /// The type `movie_rental`.
  public static let movieRental = PlaceType(rawValue: "movie_rental")
  /// The type `movie_theater`.
  public static let movieTheater = PlaceType(rawValue: "movie_theater")
  /// The type `moving_company`.
  public static let movingCompany = PlaceType(rawValue: "moving_company")
  /// The type `museum`.
  public static let museum = PlaceType(rawValue: "museum")
  /// The type `natural_feature`.
  public static let naturalFeature = PlaceType(rawValue: "natural_feature")
  /// The type `neighborhood`.
  public static let neighborhood = PlaceType(rawValue: "neighborhood")
  /// The type `night_club`.
  public static let nightClub = PlaceType(rawValue: "night_club")
  /// The type `painter`.
  public static let painter = PlaceType(rawValue: "painter")
  /// The type `park`.
  public static let park = PlaceType(rawValue: "park")
  /// The type `parking`.
  public static let parking = PlaceType(rawValue: "parking")
  /// The type `pet_store`.
  public static let petStore = PlaceType(rawValue: "pet_store")
  /// The type `pharmacy`.
  public static let pharmacy = PlaceType(rawValue: "pharmacy")
  /// The type `physiotherapist`.
  public static let physiotherapist = PlaceType(rawValue: "physiotherapist")
  /// The type `place_of_worship`.
  public static let placeOfWorship = PlaceType(rawValue: "place_of_worship")
  /// The type `plumber`.
  public static let plumber = PlaceType(rawValue: "plumber")
  /// The type `plus_code`.
  public static let plusCode = PlaceType(rawValue: "plus_code")
  /// The type `point_of_interest`.
  public static let pointOfInterest = PlaceType(rawValue: "point_of_interest")
  /// The type `police`.
  public static let police = PlaceType(rawValue: "police")
  /// The type `political`.
  public static let political = PlaceType(rawValue: "political")
  /// The type `post_box`.
  public static let postBox = PlaceType(rawValue: "post_box")
  /// The type `post_office`.
  public static let postOffice = PlaceType(rawValue: "post_office")
  /// The type `postal_code`.
  public static let postalCode = PlaceType(rawValue: "postal_code")
  /// The type `postal_code_prefix`.
  public static let postalCodePrefix = PlaceType(rawValue: "postal_code_prefix")
  /// The type `postal_code_suffix`.
  public static let postalCodeSuffix = PlaceType(rawValue: "postal_code_suffix")
  /// The type `postal_town`.
  public static let postalTown = PlaceType(rawValue: "postal_town")
  /// The type `premise`.
  public static let premise = PlaceType(rawValue: "premise")
  /// The type `primary_school`.
  public static let primarySchool = PlaceType(rawValue: "primary_school")
  /// The type `real_estate_agency`.
  public static let realEstateAgency = PlaceType(rawValue: "real_estate_agency")
  /// The type `(regions)`.
  public static let regions = PlaceType(rawValue: "(regions)")
  /// The type `restaurant`.
  public static let restaurant = PlaceType(rawValue: "restaurant")
  /// The type `roofing_contractor`.
  public static let roofingContractor = PlaceType(rawValue: "roofing_contractor")
  /// The type `room`.
  public static let room = PlaceType(rawValue: "room")
  /// The type `route`.
  public static let route = PlaceType(rawValue: "route")
  /// The type `rv_park`.
  public static let rvPark = PlaceType(rawValue: "rv_park")
  /// The type `school`.
  public static let school = PlaceType(rawValue: "school")
  /// The type `secondary_school`.
  public static let secondarySchool = PlaceType(rawValue: "secondary_school")
  /// The type `shoe_store`.
  public static let shoeStore = PlaceType(rawValue: "shoe_store")
  /// The type `shopping_mall`.
  public static let shoppingMall = PlaceType(rawValue: "shopping_mall")
  /// The type `spa`.
  public static let spa = PlaceType(rawValue: "spa")
  /// The type `stadium`.
  public static let stadium = PlaceType(rawValue: "stadium")
  /// The type `storage`.
  public static let storage = PlaceType(rawValue: "storage")
  /// The type `store`.
  public static let store = PlaceType(rawValue: "store")
  /// The type `street_address`.
  public static let streetAddress = PlaceType(rawValue: "street_address")
  /// The type `street_number`.
  public static let streetNumber = PlaceType(rawValue: "street_number")
  /// The type `sublocality`.
  public static let sublocality = PlaceType(rawValue: "sublocality")
  /// The type `sublocality_level_1`.
  public static let sublocalityLevel1 = PlaceType(rawValue: "sublocality_level_1")
  /// The type `sublocality_level_2`.
  public static let sublocalityLevel2 = PlaceType(rawValue: "sublocality_level_2")
  /// The type `sublocality_level_3`.
  public static let sublocalityLevel3 = PlaceType(rawValue: "sublocality_level_3")
  /// The type `sublocality_level_4`.
  public static let sublocalityLevel4 = PlaceType(rawValue: "sublocality_level_4")
  /// The type `sublocality_level_5`.
  public static let sublocalityLevel5 = PlaceType(rawValue: "sublocality_level_5")
  /// The type `subpremise`.
  public static let subpremise = PlaceType(rawValue: "subpremise")
  /// The type `subway_station`.
  public static let subwayStation = PlaceType(rawValue: "subway_station")
  /// The type `supermarket`.
  public static let supermarket = PlaceType(rawValue: "supermarket")
  /// The type `synagogue`.
  public static let synagogue = PlaceType(rawValue: "synagogue")
  /// The type `taxi_stand`.
  public static let taxiStand = PlaceType(rawValue: "taxi_stand")
  /// The type `tourist_attraction`.
  public static let touristAttraction = PlaceType(rawValue: "tourist_attraction")
  /// The type `town_square`.
  public static let townSquare = PlaceType(rawValue: "town_square")
  /// The type `train_station`.
  public static let trainStation = PlaceType(rawValue: "train_station")
  /// The type `transit_station`.
  public static let transitStation = PlaceType(rawValue: "transit_station")
  /// The type `travel_agency`.
  public static let travelAgency = PlaceType(rawValue: "travel_agency")
  /// The type `university`.
  public static let university = PlaceType(rawValue: "university")
  /// The type `veterinary_care`.
  public static let veterinaryCare = PlaceType(rawValue: "veterinary_care")
  /// The type `zoo`.
  public static let zoo = PlaceType(rawValue: "zoo")
}
