// MARK: - Kinds of places

/// An accountant's.
public let kGMSPlaceTypeAccounting = "accounting"
/// An airport.
public let kGMSPlaceTypeAirport = "airport"
/// An amusement park.
public let kGMSPlaceTypeAmusementPark = "amusement_park"
/// An aquarium.
public let kGMSPlaceTypeAquarium = "aquarium"
/// An art gallery.
public let kGMSPlaceTypeArtGallery = "art_gallery"
/// A cash machine.
public let kGMSPlaceTypeAtm = "atm"
/// A bakery.
public let kGMSPlaceTypeBakery = "bakery"
/// A bank.
public let kGMSPlaceTypeBank = "bank"
/// A bar.
public let kGMSPlaceTypeBar = "bar"
/// A beauty salon.
public let kGMSPlaceTypeBeautySalon = "beauty_salon"
/// A bicycle store.
public let kGMSPlaceTypeBicycleStore = "bicycle_store"
/// A bookshop.
public let kGMSPlaceTypeBookStore = "book_store"
/// A bowling alley.
public let kGMSPlaceTypeBowlingAlley = "bowling_alley"
/// A bus station.
public let kGMSPlaceTypeBusStation = "bus_station"
/// A cafe.
public let kGMSPlaceTypeCafe = "cafe"
/// A campground.
public let kGMSPlaceTypeCampground = "campground"
/// A car dealer.
public let kGMSPlaceTypeCarDealer = "car_dealer"
/// A place that rents out cars.
public let kGMSPlaceTypeCarRental = "car_rental"
/// A workshop for cars.
public let kGMSPlaceTypeCarRepair = "car_repair"
/// A car wash.
public let kGMSPlaceTypeCarWash = "car_wash"
/// A casino.
public let kGMSPlaceTypeCasino = "casino"
/// A cemetery.
public let kGMSPlaceTypeCemetery = "cemetery"
/// A church.
public let kGMSPlaceTypeChurch = "church"
/// A city hall.
public let kGMSPlaceTypeCityHall = "city_hall"
/// A clothing store.
public let kGMSPlaceTypeClothingStore = "clothing_store"
/// A convenience store.
public let kGMSPlaceTypeConvenienceStore = "convenience_store"
/// A courthouse.
public let kGMSPlaceTypeCourthouse = "courthouse"
/// A dentist's.
public let kGMSPlaceTypeDentist = "dentist"
/// A department store.
public let kGMSPlaceTypeDepartmentStore = "department_store"
/// A doctor's.
public let kGMSPlaceTypeDoctor = "doctor"
/// A drugstore.
public let kGMSPlaceTypeDrugstore = "drugstore"
/// An electrician's business.
public let kGMSPlaceTypeElectrician = "electrician"
/// An electronics store.
public let kGMSPlaceTypeElectronicsStore = "electronics_store"
/// An embassy.
public let kGMSPlaceTypeEmbassy = "embassy"
/// A fire station.
public let kGMSPlaceTypeFireStation = "fire_station"
/// A florist's.
public let kGMSPlaceTypeFlorist = "florist"
/// A funeral home.
public let kGMSPlaceTypeFuneralHome = "funeral_home"
/// A furniture store.
public let kGMSPlaceTypeFurnitureStore = "furniture_store"
/// A gas station.
public let kGMSPlaceTypeGasStation = "gas_station"
/// A shop for groceries, large or small.
public let kGMSPlaceTypeGroceryOrSupermarket = "grocery_or_supermarket"
/// A gym.
public let kGMSPlaceTypeGym = "gym"
/// A hairdresser's.
public let kGMSPlaceTypeHairCare = "hair_care"
/// A hardware store.
public let kGMSPlaceTypeHardwareStore = "hardware_store"
/// A Hindu temple.
public let kGMSPlaceTypeHinduTemple = "hindu_temple"
/// A store for household goods.
public let kGMSPlaceTypeHomeGoodsStore = "home_goods_store"
/// A hospital.
public let kGMSPlaceTypeHospital = "hospital"
/// An insurance agency.
public let kGMSPlaceTypeInsuranceAgency = "insurance_agency"
/// A jewelry store.
public let kGMSPlaceTypeJewelryStore = "jewelry_store"
/// A laundry.
public let kGMSPlaceTypeLaundry = "laundry"
/// A lawyer's.
public let kGMSPlaceTypeLawyer = "lawyer"
/// A library.
public let kGMSPlaceTypeLibrary = "library"
/// A light rail station.
public let kGMSPlaceTypeLightRailStation = "light_rail_station"
/// A liquor store.
public let kGMSPlaceTypeLiquorStore = "liquor_store"
/// An office of the town or district.
public let kGMSPlaceTypeLocalGovernmentOffice = "local_government_office"
/// A locksmith's.
public let kGMSPlaceTypeLocksmith = "locksmith"
/// A place to sleep.
public let kGMSPlaceTypeLodging = "lodging"
/// A place that delivers meals.
public let kGMSPlaceTypeMealDelivery = "meal_delivery"
/// A place that sells meals to take away.
public let kGMSPlaceTypeMealTakeaway = "meal_takeaway"
/// A mosque.
public let kGMSPlaceTypeMosque = "mosque"
/// A place that rents out films.
public let kGMSPlaceTypeMovieRental = "movie_rental"
/// A movie theater.
public let kGMSPlaceTypeMovieTheater = "movie_theater"
/// A moving company.
public let kGMSPlaceTypeMovingCompany = "moving_company"
/// A museum.
public let kGMSPlaceTypeMuseum = "museum"
/// A nightclub.
public let kGMSPlaceTypeNightClub = "night_club"
/// A painter's business.
public let kGMSPlaceTypePainter = "painter"
/// A park.
public let kGMSPlaceTypePark = "park"
/// A car park.
public let kGMSPlaceTypeParking = "parking"
/// A pet store.
public let kGMSPlaceTypePetStore = "pet_store"
/// A pharmacy.
public let kGMSPlaceTypePharmacy = "pharmacy"
/// A physiotherapist's.
public let kGMSPlaceTypePhysiotherapist = "physiotherapist"
/// A plumber's business.
public let kGMSPlaceTypePlumber = "plumber"
/// A primary school.
public let kGMSPlaceTypePrimarySchool = "primary_school"
/// A police station.
public let kGMSPlaceTypePolice = "police"
/// A post office.
public let kGMSPlaceTypePostOffice = "post_office"
/// A real estate agency.
public let kGMSPlaceTypeRealEstateAgency = "real_estate_agency"
/// A restaurant.
public let kGMSPlaceTypeRestaurant = "restaurant"
/// A roofing contractor.
public let kGMSPlaceTypeRoofingContractor = "roofing_contractor"
/// A park for recreational vehicles.
public let kGMSPlaceTypeRvPark = "rv_park"
/// A school.
public let kGMSPlaceTypeSchool = "school"
/// A secondary school.
public let kGMSPlaceTypeSecondarySchool = "secondary_school"
/// A shoe store.
public let kGMSPlaceTypeShoeStore = "shoe_store"
/// A shopping mall.
public let kGMSPlaceTypeShoppingMall = "shopping_mall"
/// A spa.
public let kGMSPlaceTypeSpa = "spa"
/// A stadium.
public let kGMSPlaceTypeStadium = "stadium"
/// A place that stores goods.
public let kGMSPlaceTypeStorage = "storage"
/// A store.
public let kGMSPlaceTypeStore = "store"
/// A subway station.
public let kGMSPlaceTypeSubwayStation = "subway_station"
/// A supermarket.
public let kGMSPlaceTypeSupermarket = "supermarket"
/// A synagogue.
public let kGMSPlaceTypeSynagogue = "synagogue"
/// A taxi stand.
public let kGMSPlaceTypeTaxiStand = "taxi_stand"
/// A train station.
public let kGMSPlaceTypeTrainStation = "train_station"
/// A travel agency.
public let kGMSPlaceTypeTravelAgency = "travel_agency"
/// A transit station.
public let kGMSPlaceTypeTransitStation = "transit_station"
/// A tourist attraction.
public let kGMSPlaceTypeTouristAttraction = "tourist_attraction"
/// A university.
public let kGMSPlaceTypeUniversity = "university"
/// A vet's.
public let kGMSPlaceTypeVeterinaryCare = "veterinary_care"
/// A zoo.
public let kGMSPlaceTypeZoo = "zoo"

// MARK: - Parts of addresses, and kinds that only answers have

/// An administrative area, first level below the country.
public let kGMSPlaceTypeAdministrativeAreaLevel1 = "administrative_area_level_1"
/// An administrative area, second level below the country.
public let kGMSPlaceTypeAdministrativeAreaLevel2 = "administrative_area_level_2"
/// An administrative area, third level below the country.
public let kGMSPlaceTypeAdministrativeAreaLevel3 = "administrative_area_level_3"
/// An administrative area, fourth level below the country.
public let kGMSPlaceTypeAdministrativeAreaLevel4 = "administrative_area_level_4"
/// An administrative area, fifth level below the country.
public let kGMSPlaceTypeAdministrativeAreaLevel5 = "administrative_area_level_5"
/// An area by an unofficial name.
public let kGMSPlaceTypeColloquialArea = "colloquial_area"
/// A country.
public let kGMSPlaceTypeCountry = "country"
/// A business or institution of no named kind.
public let kGMSPlaceTypeEstablishment = "establishment"
/// A place that deals in money.
public let kGMSPlaceTypeFinance = "finance"
/// A floor of a building.
public let kGMSPlaceTypeFloor = "floor"
/// A place that deals in food.
public let kGMSPlaceTypeFood = "food"
/// A general contractor.
public let kGMSPlaceTypeGeneralContractor = "general_contractor"
/// An address or area rather than a business.
public let kGMSPlaceTypeGeocode = "geocode"
/// A place that cares for health.
public let kGMSPlaceTypeHealth = "health"
/// A crossing of two large roads.
public let kGMSPlaceTypeIntersection = "intersection"
/// A town.
public let kGMSPlaceTypeLocality = "locality"
/// Something that nature made.
public let kGMSPlaceTypeNaturalFeature = "natural_feature"
/// A neighbourhood by name.
public let kGMSPlaceTypeNeighborhood = "neighborhood"
/// A place of worship.
public let kGMSPlaceTypePlaceOfWorship = "place_of_worship"
/// A place that people know by name.
public let kGMSPlaceTypePointOfInterest = "point_of_interest"
/// An area with a government of its own.
public let kGMSPlaceTypePolitical = "political"
/// A box for mail.
public let kGMSPlaceTypePostBox = "post_box"
/// A postal code.
public let kGMSPlaceTypePostalCode = "postal_code"
/// The first part of a postal code.
public let kGMSPlaceTypePostalCodePrefix = "postal_code_prefix"
/// The last part of a postal code.
public let kGMSPlaceTypePostalCodeSuffix = "postal_code_suffix"
/// A town that postal addresses name.
public let kGMSPlaceTypePostalTown = "postal_town"
/// A building or group of buildings with one name.
public let kGMSPlaceTypePremise = "premise"
/// A room of a building.
public let kGMSPlaceTypeRoom = "room"
/// A street by name.
public let kGMSPlaceTypeRoute = "route"
/// An exact address.
public let kGMSPlaceTypeStreetAddress = "street_address"
/// The number in a street.
public let kGMSPlaceTypeStreetNumber = "street_number"
/// A part of a town, of any level.
public let kGMSPlaceTypeSublocality = "sublocality"
/// A part of a town, first level.
public let kGMSPlaceTypeSublocalityLevel1 = "sublocality_level_1"
/// A part of a town, second level.
public let kGMSPlaceTypeSublocalityLevel2 = "sublocality_level_2"
/// A part of a town, third level.
public let kGMSPlaceTypeSublocalityLevel3 = "sublocality_level_3"
/// A part of a town, fourth level.
public let kGMSPlaceTypeSublocalityLevel4 = "sublocality_level_4"
/// A part of a town, fifth level.
public let kGMSPlaceTypeSublocalityLevel5 = "sublocality_level_5"
/// A unit within a premise.
public let kGMSPlaceTypeSubpremise = "subpremise"
/// A town square.
public let kGMSPlaceTypeTownSquare = "town_square"
