/// The places of the sample service: invented, and labelled so in their names or addresses.
enum SamplePlaces {
  /// Places API (New) JSON with the additions `EmbeddedPlaces` documents.
  static let json = #"""
    {"places": [{
      "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs",
      "id": "ChIJV4k8_9UodTERU5KXbkYpSYs",
      "displayName": {"text": "Sample Riverside Hotel", "languageCode": "en"},
      "types": ["hotel", "lodging", "point_of_interest", "establishment"],
      "primaryType": "hotel",
      "primaryTypeDisplayName": {"text": "Hotel", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Hotel", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "028 0000 0101",
      "internationalPhoneNumber": "+84 28 0000 0101",
      "formattedAddress": "123 Sample Street, Bến Nghé, Quận 1, Hồ Chí Minh 700000, Vietnam",
      "shortFormattedAddress": "123 Sample Street, Bến Nghé, Quận 1",
      "adrFormatAddress": "<span class=\"street-address\">123 Sample Street</span>, <span class=\"locality\">Hồ Chí Minh</span> <span class=\"postal-code\">700000</span>, <span class=\"country-name\">Vietnam</span>",
      "addressComponents": [
        {"longText": "123", "shortText": "123", "types": ["street_number"],
         "languageCode": "en-US"},
        {"longText": "Sample Street", "shortText": "Sample Street", "types": ["route"],
         "languageCode": "en"},
        {"longText": "Bến Nghé", "shortText": "Bến Nghé",
         "types": ["sublocality_level_1", "sublocality", "political"], "languageCode": "en"},
        {"longText": "Quận 1", "shortText": "Quận 1",
         "types": ["administrative_area_level_2", "political"], "languageCode": "en"},
        {"longText": "Hồ Chí Minh", "shortText": "Hồ Chí Minh",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Vietnam", "shortText": "VN", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "700000", "shortText": "700000", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "postalAddress": {
        "regionCode": "VN", "languageCode": "en", "postalCode": "700000",
        "administrativeArea": "Hồ Chí Minh", "locality": "Quận 1", "sublocality": "Bến Nghé",
        "addressLines": ["123 Sample Street"],
        "recipients": ["Front desk"],
        "organization": "Sample Riverside Hotel"
      },
      "addressDescriptor": {
        "landmarks": [
          {"name": "places/ChIJSampleRiverWalk00000101", "placeId": "ChIJSampleRiverWalk00000101",
           "displayName": {"text": "Sample River Walk", "languageCode": "en"},
           "types": ["park", "point_of_interest", "establishment"],
           "straightLineDistanceMeters": 62.5, "travelDistanceMeters": 80.25},
          {"name": "places/ChIJSampleSquare00000000102", "placeId": "ChIJSampleSquare00000000102",
           "displayName": {"text": "Sample Square", "languageCode": "en"},
           "types": ["plaza", "point_of_interest"], "spatialRelationship": "ACROSS_THE_ROAD",
           "straightLineDistanceMeters": 18.75, "travelDistanceMeters": 0}
        ],
        "areas": [{
          "name": "places/ChIJSampleQuarter0000000103", "placeId": "ChIJSampleQuarter0000000103",
          "displayName": {"text": "Sample Quarter", "languageCode": "en"}, "containment": "WITHIN"
        }]
      },
      "plusCode": {
        "globalCode": "7P28QPF3+7X", "compoundCode": "QPF3+7X Quận 1, Hồ Chí Minh, Vietnam"
      },
      "location": {"latitude": 10.773125, "longitude": 106.704875},
      "viewport": {
        "low": {"latitude": 10.771776, "longitude": 106.703526},
        "high": {"latitude": 10.774474, "longitude": 106.706224}
      },
      "timeZone": {"id": "Asia/Ho_Chi_Minh"},
      "entrances": [
        {"location": {"latitude": 10.7732, "longitude": 106.7049}, "tags": ["PREFERRED"]},
        {"location": {"latitude": 10.773, "longitude": 106.7047}}
      ],
      "navigationPoints": [
        {"displayName": {"text": "Main drive", "languageCode": "en"},
         "location": {"latitude": 10.77325, "longitude": 106.70495},
         "navigationPointToken": "SampleNavigationPoint1", "travelModes": ["DRIVE"],
         "usages": ["DROPOFF", "PICKUP"]},
        {"displayName": {"text": "River gate", "languageCode": "en"},
         "location": {"latitude": 10.77295, "longitude": 106.70475},
         "navigationPointToken": "SampleNavigationPoint2", "travelModes": ["WALK"]}
      ],
      "rating": 4.6,
      "userRatingCount": 1287,
      "priceLevel": "PRICE_LEVEL_VERY_EXPENSIVE",
      "priceRange": {
        "startPrice": {"currencyCode": "VND", "units": "1500000"},
        "endPrice": {"currencyCode": "VND", "units": "4000000"}
      },
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000001",
      "websiteUri": "https://example.com/riverside-hotel",
      "googleMapsLinks": {
        "directionsUri": "https://example.com/maps/riverside-hotel/directions",
        "placeUri": "https://maps.google.com/?cid=1000000000000000001",
        "writeAReviewUri": "https://example.com/maps/riverside-hotel/write-review",
        "reviewsUri": "https://example.com/maps/riverside-hotel/reviews",
        "photosUri": "https://example.com/maps/riverside-hotel/photos"
      },
      "iconMaskBaseUri": "https://example.com/icons/hotel_pinlet",
      "iconBackgroundColor": "#909CE1",
      "regularOpeningHours": {
        "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
        "weekdayDescriptions": [
          "Monday: Open 24 hours", "Tuesday: Open 24 hours", "Wednesday: Open 24 hours",
          "Thursday: Open 24 hours", "Friday: Open 24 hours", "Saturday: Open 24 hours",
          "Sunday: Open 24 hours"
        ]
      },
      "regularSecondaryOpeningHours": [{
        "periods": [
          {"open": {"day": 0, "hour": 7, "minute": 0}, "close": {"day": 0, "hour": 11, "minute": 0}},
          {"open": {"day": 1, "hour": 6, "minute": 30}, "close": {"day": 1, "hour": 10, "minute": 0}},
          {"open": {"day": 2, "hour": 6, "minute": 30}, "close": {"day": 2, "hour": 10, "minute": 0}},
          {"open": {"day": 3, "hour": 6, "minute": 30}, "close": {"day": 3, "hour": 10, "minute": 0}},
          {"open": {"day": 4, "hour": 6, "minute": 30}, "close": {"day": 4, "hour": 10, "minute": 0}},
          {"open": {"day": 5, "hour": 6, "minute": 30}, "close": {"day": 5, "hour": 10, "minute": 0}},
          {"open": {"day": 6, "hour": 7, "minute": 0}, "close": {"day": 6, "hour": 11, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 6:30 – 10:00 AM", "Tuesday: 6:30 – 10:00 AM", "Wednesday: 6:30 – 10:00 AM",
          "Thursday: 6:30 – 10:00 AM", "Friday: 6:30 – 10:00 AM", "Saturday: 7:00 – 11:00 AM",
          "Sunday: 7:00 – 11:00 AM"
        ],
        "secondaryHoursType": "BREAKFAST"
      }],
      "attributions": [{
        "provider": "Sample Listings", "providerUri": "https://example.com/listings"
      }],
      "editorialSummary": {
        "text": "An invented hotel by the river, with a roof terrace and a pool.",
        "languageCode": "en"
      },
      "generativeSummary": {
        "overview": {
          "text": "A made-up riverside hotel with a pool, a bar and quiet rooms.",
          "languageCode": "en"
        },
        "overviewFlagContentUri": "https://example.com/summaries/1/flag",
        "disclosureText": {"text": "Sample text, written for tests", "languageCode": "en"}
      },
      "reviewSummary": {
        "text": {"text": "Sample guests like the breakfast and the view.", "languageCode": "en"},
        "flagContentUri": "https://example.com/summaries/2/flag",
        "disclosureText": {"text": "Sample text, written for tests", "languageCode": "en"},
        "reviewsUri": "https://example.com/maps/riverside-hotel/reviews"
      },
      "neighborhoodSummary": {
        "overview": {
          "content": {
            "text": "A made-up quarter between a river walk and a square.", "languageCode": "en"
          },
          "referencedPlaces": ["places/ChIJSampleRiverWalk00000101"]
        },
        "description": {
          "content": {
            "text": "The walk follows the water; the square has shade and benches.",
            "languageCode": "en"
          },
          "referencedPlaces": [
            "places/ChIJSampleRiverWalk00000101", "places/ChIJSampleSquare00000000102"
          ]
        },
        "flagContentUri": "https://example.com/summaries/3/flag",
        "disclosureText": {"text": "Sample text, written for tests", "languageCode": "en"}
      },
      "consumerAlert": {
        "overview": "Sample alert: some reviews were removed.",
        "details": {
          "title": "Sample alert", "description": "This alert is invented, as is the hotel.",
          "aboutLink": {"title": "About this alert", "uri": "https://example.com/alerts/about"}
        },
        "languageCode": "en"
      },
      "containingPlaces": [{
        "name": "places/ChIJSampleRiverBlock0000105", "id": "ChIJSampleRiverBlock0000105"
      }],
      "subDestinations": [{
        "name": "places/ChIJSampleRooftopPool000104", "id": "ChIJSampleRooftopPool000104"
      }],
      "pureServiceAreaBusiness": false, "takeout": false, "delivery": false, "dineIn": true,
      "curbsidePickup": false, "reservable": true, "servesBreakfast": true, "servesLunch": true,
      "servesDinner": true, "servesBeer": true, "servesWine": true, "servesBrunch": false,
      "servesVegetarianFood": true, "servesCocktails": true, "servesDessert": true,
      "servesCoffee": true, "outdoorSeating": true, "liveMusic": false, "menuForChildren": true,
      "goodForChildren": true, "allowsDogs": false, "restroom": true, "goodForGroups": true,
      "goodForWatchingSports": false,
      "accessibilityOptions": {
        "wheelchairAccessibleParking": false, "wheelchairAccessibleEntrance": true,
        "wheelchairAccessibleRestroom": true, "wheelchairAccessibleSeating": true
      },
      "parkingOptions": {
        "freeParkingLot": false, "paidParkingLot": true, "freeStreetParking": false,
        "paidStreetParking": false, "valetParking": true, "freeGarageParking": false,
        "paidGarageParking": true
      },
      "paymentOptions": {
        "acceptsCreditCards": true, "acceptsDebitCards": true, "acceptsCashOnly": false,
        "acceptsNfc": true
      },
      "reviews": [{
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/reviews/SampleReview1",
        "relativePublishTimeDescription": "a month ago", "rating": 5,
        "text": {"text": "Sample review: a calm stay.", "languageCode": "en"},
        "originalText": {"text": "Sample review: a calm stay.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 1", "uri": "https://example.com/people/1",
          "photoUri": "https://example.com/people/1.jpg"
        },
        "publishTime": "2026-10-12T08:15:30.123456789Z",
        "flagContentUri": "https://example.com/reviews/1/flag",
        "googleMapsUri": "https://example.com/reviews/1"
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/reviews/SampleReview2",
        "relativePublishTimeDescription": "2 months ago", "rating": 4,
        "text": {"text": "Sample review: good breakfast.", "languageCode": "en"},
        "originalText": {"text": "Sample review: good breakfast.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 2", "uri": "https://example.com/people/2",
          "photoUri": "https://example.com/people/2.jpg"
        },
        "publishTime": "2026-09-20T02:11:05Z",
        "flagContentUri": "https://example.com/reviews/2/flag",
        "googleMapsUri": "https://example.com/reviews/2"
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/reviews/SampleReview3",
        "relativePublishTimeDescription": "3 months ago", "rating": 5,
        "text": {"text": "Sample review: the view is lovely.", "languageCode": "en"},
        "originalText": {"text": "Đánh giá mẫu: tầm nhìn rất đẹp.", "languageCode": "vi"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 3", "uri": "https://example.com/people/3",
          "photoUri": "https://example.com/people/3.jpg"
        },
        "publishTime": "2026-08-30T17:45:00.705998Z",
        "flagContentUri": "https://example.com/reviews/3/flag",
        "googleMapsUri": "https://example.com/reviews/3", "visitDate": {"year": 2026, "month": 8}
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/reviews/SampleReview4",
        "relativePublishTimeDescription": "6 months ago", "rating": 3,
        "text": {"text": "Sample review: the lift was slow.", "languageCode": "en"},
        "originalText": {"text": "Sample review: the lift was slow.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 4", "uri": "https://example.com/people/4",
          "photoUri": "https://example.com/people/4.jpg"
        },
        "publishTime": "2026-05-28T11:00:00.5Z",
        "flagContentUri": "https://example.com/reviews/4/flag",
        "googleMapsUri": "https://example.com/reviews/4"
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/reviews/SampleReview5",
        "relativePublishTimeDescription": "a year ago", "rating": 1,
        "text": {"text": "Sample review: my booking was lost.", "languageCode": "en"},
        "originalText": {"text": "Sample review: my booking was lost.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 5", "uri": "https://example.com/people/5",
          "photoUri": "https://example.com/people/5.jpg"
        },
        "publishTime": "2025-11-02T23:59:59.250Z",
        "flagContentUri": "https://example.com/reviews/5/flag",
        "googleMapsUri": "https://example.com/reviews/5"
      }],
      "photos": [{
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto1", "widthPx": 4032,
        "heightPx": 3024,
        "authorAttributions": [{
          "displayName": "Sample Photographer 1", "uri": "https://example.com/people/1",
          "photoUri": "https://example.com/people/1.jpg"
        }],
        "flagContentUri": "https://example.com/photos/1/flag",
        "googleMapsUri": "https://example.com/photos/1"
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto2", "widthPx": 3024,
        "heightPx": 4032,
        "authorAttributions": [{
          "displayName": "Sample Photographer 2", "uri": "//example.com/people/2",
          "photoUri": "//example.com/people/2.jpg"
        }],
        "flagContentUri": "https://example.com/photos/2/flag",
        "googleMapsUri": "https://example.com/photos/2"
      }, {
        "name": "places/ChIJV4k8_9UodTERU5KXbkYpSYs/photos/SamplePhoto3", "widthPx": 1600,
        "heightPx": 900,
        "authorAttributions": [{
          "displayName": "Sample Photographer 3", "uri": "https://example.com/people/3",
          "photoUri": "https://example.com/people/3.jpg"
        }],
        "flagContentUri": "https://example.com/photos/3/flag",
        "googleMapsUri": "https://example.com/photos/3"
      }],
      "embedded": {"translations": {
        "vi": {
          "displayName": {"text": "Khách sạn Mẫu Ven Sông", "languageCode": "vi"},
          "primaryTypeDisplayName": {"text": "Khách sạn", "languageCode": "vi"},
          "formattedAddress": "123 Đường Mẫu, Bến Nghé, Quận 1, Thành phố Hồ Chí Minh 700000, Việt Nam",
          "addressComponents": [
            {"longText": "123", "shortText": "123", "types": ["street_number"],
             "languageCode": "en-US"},
            {"longText": "Đường Mẫu", "shortText": "Đường Mẫu", "types": ["route"],
             "languageCode": "vi"},
            {"longText": "Bến Nghé", "shortText": "Bến Nghé",
             "types": ["sublocality_level_1", "sublocality", "political"], "languageCode": "vi"},
            {"longText": "Quận 1", "shortText": "Quận 1",
             "types": ["administrative_area_level_2", "political"], "languageCode": "vi"},
            {"longText": "Thành phố Hồ Chí Minh", "shortText": "Thành phố Hồ Chí Minh",
             "types": ["administrative_area_level_1", "political"], "languageCode": "vi"},
            {"longText": "Việt Nam", "shortText": "VN", "types": ["country", "political"],
             "languageCode": "vi"},
            {"longText": "700000", "shortText": "700000", "types": ["postal_code"],
             "languageCode": "en-US"}
          ],
          "editorialSummary": {
            "text": "Một khách sạn hư cấu bên sông, có sân thượng và hồ bơi.", "languageCode": "vi"
          },
          "regularOpeningHours": {
            "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
            "weekdayDescriptions": [
              "Thứ Hai: Mở cửa cả ngày", "Thứ Ba: Mở cửa cả ngày", "Thứ Tư: Mở cửa cả ngày",
              "Thứ Năm: Mở cửa cả ngày", "Thứ Sáu: Mở cửa cả ngày", "Thứ Bảy: Mở cửa cả ngày",
              "Chủ Nhật: Mở cửa cả ngày"
            ]
          }
        },
        "fr": {
          "displayName": {"text": "Hôtel Exemple du Fleuve", "languageCode": "fr"},
          "primaryTypeDisplayName": {"text": "Hôtel", "languageCode": "fr"},
          "formattedAddress": "123 rue Exemple, Bến Nghé, Quận 1, Hô Chi Minh-Ville 700000, Viêt Nam",
          "addressComponents": [
            {"longText": "123", "shortText": "123", "types": ["street_number"],
             "languageCode": "en-US"},
            {"longText": "Rue Exemple", "shortText": "Rue Exemple", "types": ["route"],
             "languageCode": "fr"},
            {"longText": "Bến Nghé", "shortText": "Bến Nghé",
             "types": ["sublocality_level_1", "sublocality", "political"], "languageCode": "fr"},
            {"longText": "Quận 1", "shortText": "Quận 1",
             "types": ["administrative_area_level_2", "political"], "languageCode": "fr"},
            {"longText": "Hô Chi Minh-Ville", "shortText": "Hô Chi Minh-Ville",
             "types": ["administrative_area_level_1", "political"], "languageCode": "fr"},
            {"longText": "Viêt Nam", "shortText": "VN", "types": ["country", "political"],
             "languageCode": "fr"},
            {"longText": "700000", "shortText": "700000", "types": ["postal_code"],
             "languageCode": "en-US"}
          ],
          "editorialSummary": {
            "text": "Un hôtel imaginaire au bord du fleuve, avec terrasse et piscine.",
            "languageCode": "fr"
          },
          "regularOpeningHours": {
            "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
            "weekdayDescriptions": [
              "lundi: Ouvert 24h/24", "mardi: Ouvert 24h/24", "mercredi: Ouvert 24h/24",
              "jeudi: Ouvert 24h/24", "vendredi: Ouvert 24h/24", "samedi: Ouvert 24h/24",
              "dimanche: Ouvert 24h/24"
            ]
          }
        }
      }}
    }, {
      "name": "places/ChIJSampleNewYorkBar0000002",
      "id": "ChIJSampleNewYorkBar0000002",
      "displayName": {"text": "The Sample Bar", "languageCode": "en"},
      "types": ["bar", "point_of_interest", "establishment"],
      "primaryType": "bar",
      "primaryTypeDisplayName": {"text": "Bar", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Bar", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "(212) 555-0102",
      "internationalPhoneNumber": "+1 212-555-0102",
      "formattedAddress": "20 Sample St, New York, NY 10002, United States",
      "shortFormattedAddress": "20 Sample St, New York",
      "addressComponents": [
        {"longText": "20", "shortText": "20", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Sample Street", "shortText": "Sample St", "types": ["route"],
         "languageCode": "en"},
        {"longText": "Manhattan", "shortText": "Manhattan",
         "types": ["sublocality_level_1", "sublocality", "political"], "languageCode": "en"},
        {"longText": "New York", "shortText": "New York", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "New York", "shortText": "NY",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "United States", "shortText": "US", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "10002", "shortText": "10002", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "postalAddress": {
        "regionCode": "US", "languageCode": "en-US", "postalCode": "10002",
        "administrativeArea": "New York", "locality": "New York",
        "addressLines": ["20 Sample St"]
      },
      "plusCode": {
        "globalCode": "87G8P2C7+X2", "compoundCode": "P2C7+X2 New York, NY, United States"
      },
      "location": {"latitude": 40.722375, "longitude": -73.9874375},
      "viewport": {
        "low": {"latitude": 40.721026, "longitude": -73.9887865},
        "high": {"latitude": 40.723724, "longitude": -73.9860885}
      },
      "timeZone": {"id": "America/New_York"},
      "rating": 4.3,
      "userRatingCount": 412,
      "priceLevel": "PRICE_LEVEL_EXPENSIVE",
      "priceRange": {"startPrice": {"currencyCode": "USD", "units": "100"}},
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000002",
      "websiteUri": "https://example.com/sample-bar",
      "iconMaskBaseUri": "https://example.com/icons/bar_pinlet",
      "iconBackgroundColor": "#FF9E67",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 0, "hour": 12, "minute": 0}, "close": {"day": 0, "hour": 20, "minute": 0}},
          {"open": {"day": 2, "hour": 17, "minute": 0}, "close": {"day": 3, "hour": 0, "minute": 0}},
          {"open": {"day": 3, "hour": 17, "minute": 0}, "close": {"day": 4, "hour": 0, "minute": 0}},
          {"open": {"day": 4, "hour": 17, "minute": 0}, "close": {"day": 5, "hour": 0, "minute": 0}},
          {"open": {"day": 5, "hour": 19, "minute": 0}, "close": {"day": 6, "hour": 2, "minute": 0}},
          {"open": {"day": 6, "hour": 12, "minute": 0}, "close": {"day": 6, "hour": 16, "minute": 0}},
          {"open": {"day": 6, "hour": 19, "minute": 0}, "close": {"day": 0, "hour": 2, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: Closed", "Tuesday: 5:00 PM – 12:00 AM", "Wednesday: 5:00 PM – 12:00 AM",
          "Thursday: 5:00 PM – 12:00 AM", "Friday: 7:00 PM – 2:00 AM",
          "Saturday: 12:00 – 4:00 PM, 7:00 PM – 2:00 AM", "Sunday: 12:00 – 8:00 PM"
        ]
      },
      "regularSecondaryOpeningHours": [{
        "periods": [
          {"open": {"day": 2, "hour": 17, "minute": 0}, "close": {"day": 2, "hour": 19, "minute": 0}},
          {"open": {"day": 3, "hour": 17, "minute": 0}, "close": {"day": 3, "hour": 19, "minute": 0}},
          {"open": {"day": 4, "hour": 17, "minute": 0}, "close": {"day": 4, "hour": 19, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: Closed", "Tuesday: 5:00 – 7:00 PM", "Wednesday: 5:00 – 7:00 PM",
          "Thursday: 5:00 – 7:00 PM", "Friday: Closed", "Saturday: Closed", "Sunday: Closed"
        ],
        "secondaryHoursType": "HAPPY_HOUR"
      }, {
        "periods": [
          {"open": {"day": 0, "hour": 12, "minute": 0}, "close": {"day": 0, "hour": 19, "minute": 30}},
          {"open": {"day": 2, "hour": 17, "minute": 0}, "close": {"day": 2, "hour": 22, "minute": 30}},
          {"open": {"day": 3, "hour": 17, "minute": 0}, "close": {"day": 3, "hour": 22, "minute": 30}},
          {"open": {"day": 4, "hour": 17, "minute": 0}, "close": {"day": 4, "hour": 22, "minute": 30}},
          {"open": {"day": 5, "hour": 19, "minute": 0}, "close": {"day": 6, "hour": 0, "minute": 30}},
          {"open": {"day": 6, "hour": 19, "minute": 0}, "close": {"day": 0, "hour": 0, "minute": 30}}
        ],
        "weekdayDescriptions": [
          "Monday: Closed", "Tuesday: 5:00 – 10:30 PM", "Wednesday: 5:00 – 10:30 PM",
          "Thursday: 5:00 – 10:30 PM", "Friday: 7:00 PM – 12:30 AM",
          "Saturday: 7:00 PM – 12:30 AM", "Sunday: 12:00 – 7:30 PM"
        ],
        "secondaryHoursType": "KITCHEN"
      }],
      "editorialSummary": {
        "text": "An invented bar with a long counter and a short menu.", "languageCode": "en"
      },
      "takeout": false, "dineIn": true, "reservable": true, "servesDinner": true,
      "servesBeer": true, "servesWine": true, "servesCocktails": true, "outdoorSeating": false,
      "liveMusic": true, "goodForGroups": true, "goodForWatchingSports": true,
      "accessibilityOptions": {
        "wheelchairAccessibleEntrance": true, "wheelchairAccessibleRestroom": false
      },
      "paymentOptions": {"acceptsCreditCards": true, "acceptsCashOnly": false},
      "reviews": [{
        "name": "places/ChIJSampleNewYorkBar0000002/reviews/SampleReview6",
        "relativePublishTimeDescription": "a week ago", "rating": 5,
        "text": {"text": "Sample review: friendly and loud.", "languageCode": "en"},
        "originalText": {"text": "Sample review: friendly and loud.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 6", "uri": "https://example.com/people/6",
          "photoUri": "https://example.com/people/6.jpg"
        },
        "publishTime": "2026-11-20T03:20:10.000001Z",
        "flagContentUri": "https://example.com/reviews/6/flag",
        "googleMapsUri": "https://example.com/reviews/6"
      }, {
        "name": "places/ChIJSampleNewYorkBar0000002/reviews/SampleReview7",
        "relativePublishTimeDescription": "4 months ago", "rating": 4,
        "text": {"text": "Sample review: try the house soda.", "languageCode": "en"},
        "originalText": {"text": "Sample review: try the house soda.", "languageCode": "en"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 7", "uri": "https://example.com/people/7",
          "photoUri": "https://example.com/people/7.jpg"
        },
        "publishTime": "2026-07-18T01:05:00Z",
        "flagContentUri": "https://example.com/reviews/7/flag",
        "googleMapsUri": "https://example.com/reviews/7"
      }],
      "photos": [{
        "name": "places/ChIJSampleNewYorkBar0000002/photos/SamplePhoto4", "widthPx": 2048,
        "heightPx": 1536,
        "authorAttributions": [{
          "displayName": "Sample Photographer 4", "uri": "https://example.com/people/4",
          "photoUri": "https://example.com/people/4.jpg"
        }],
        "flagContentUri": "https://example.com/photos/4/flag",
        "googleMapsUri": "https://example.com/photos/4"
      }],
      "embedded": {"exceptions": [{
        "date": {"month": 12, "day": 31},
        "periods": [{"open": {"hour": 19, "minute": 0}, "close": {"hour": 4, "minute": 0}}]
      }]}
    }, {
      "name": "places/ChIJSampleBerlinClub0000003",
      "id": "ChIJSampleBerlinClub0000003",
      "displayName": {"text": "Beispiel-Klub (Sample Club)", "languageCode": "de"},
      "types": ["night_club", "bar", "point_of_interest", "establishment"],
      "primaryType": "night_club",
      "primaryTypeDisplayName": {"text": "Night Club", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Night club", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "030 23125003",
      "internationalPhoneNumber": "+49 30 23125003",
      "formattedAddress": "Beispielstraße 3, 10243 Berlin, Germany",
      "shortFormattedAddress": "Beispielstraße 3, Berlin",
      "addressComponents": [
        {"longText": "3", "shortText": "3", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Beispielstraße", "shortText": "Beispielstraße", "types": ["route"],
         "languageCode": "de"},
        {"longText": "Berlin", "shortText": "Berlin", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "Berlin", "shortText": "BE",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Germany", "shortText": "DE", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "10243", "shortText": "10243", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {"globalCode": "9F4MGC6V+96", "compoundCode": "GC6V+96 Berlin, Germany"},
      "location": {"latitude": 52.510875, "longitude": 13.4430625},
      "viewport": {
        "low": {"latitude": 52.509526, "longitude": 13.4417135},
        "high": {"latitude": 52.512224, "longitude": 13.4444115}
      },
      "timeZone": {"id": "Europe/Berlin"},
      "rating": 3.9,
      "userRatingCount": 958,
      "priceLevel": "PRICE_LEVEL_MODERATE",
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000003",
      "websiteUri": "https://example.com/beispiel-klub",
      "iconMaskBaseUri": "https://example.com/icons/bar_pinlet",
      "iconBackgroundColor": "#FF9E67",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 4, "hour": 23, "minute": 0}, "close": {"day": 5, "hour": 4, "minute": 0}},
          {"open": {"day": 5, "hour": 23, "minute": 0}, "close": {"day": 6, "hour": 5, "minute": 0}},
          {"open": {"day": 6, "hour": 22, "minute": 0}, "close": {"day": 0, "hour": 3, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: Closed", "Tuesday: Closed", "Wednesday: Closed", "Thursday: 11:00 PM – 4:00 AM",
          "Friday: 11:00 PM – 5:00 AM", "Saturday: 10:00 PM – 3:00 AM", "Sunday: Closed"
        ]
      },
      "servesBeer": true, "servesCocktails": true, "liveMusic": true, "goodForChildren": false,
      "allowsDogs": false, "restroom": true,
      "paymentOptions": {
        "acceptsCreditCards": false, "acceptsDebitCards": false, "acceptsCashOnly": true,
        "acceptsNfc": false
      }
    }, {
      "name": "places/ChIJSampleParisCafe00000004",
      "id": "ChIJSampleParisCafe00000004",
      "displayName": {"text": "Café Exemple", "languageCode": "fr"},
      "types": ["cafe", "coffee_shop", "food", "point_of_interest", "establishment"],
      "primaryType": "cafe",
      "primaryTypeDisplayName": {"text": "Cafe", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Cafe", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "01 99 00 01 04",
      "internationalPhoneNumber": "+33 1 99 00 01 04",
      "formattedAddress": "4 Rue de l'Exemple, 75004 Paris, France",
      "shortFormattedAddress": "4 Rue de l'Exemple, Paris",
      "addressComponents": [
        {"longText": "4", "shortText": "4", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Rue de l'Exemple", "shortText": "Rue de l'Exemple", "types": ["route"],
         "languageCode": "fr"},
        {"longText": "Paris", "shortText": "Paris", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "Paris", "shortText": "Paris",
         "types": ["administrative_area_level_2", "political"], "languageCode": "en"},
        {"longText": "Île-de-France", "shortText": "IDF",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "France", "shortText": "FR", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "75004", "shortText": "75004", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {"globalCode": "8FW4V936+9G", "compoundCode": "V936+9G Paris, France"},
      "location": {"latitude": 48.8534375, "longitude": 2.36125},
      "viewport": {
        "low": {"latitude": 48.8520885, "longitude": 2.359901},
        "high": {"latitude": 48.8547865, "longitude": 2.362599}
      },
      "timeZone": {"id": "Europe/Paris"},
      "rating": 4.4,
      "userRatingCount": 231,
      "priceLevel": "PRICE_LEVEL_INEXPENSIVE",
      "priceRange": {
        "startPrice": {"currencyCode": "EUR", "units": "1"},
        "endPrice": {"currencyCode": "EUR", "units": "10", "nanos": 500000000}
      },
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000004",
      "websiteUri": "https://example.com/cafe-exemple",
      "iconMaskBaseUri": "https://example.com/icons/cafe_pinlet",
      "iconBackgroundColor": "#FF9E67",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 0, "hour": 9, "minute": 0}, "close": {"day": 0, "hour": 13, "minute": 0}},
          {"open": {"day": 1, "hour": 8, "minute": 0}, "close": {"day": 1, "hour": 19, "minute": 0}},
          {"open": {"day": 2, "hour": 8, "minute": 0}, "close": {"day": 2, "hour": 19, "minute": 0}},
          {"open": {"day": 3, "hour": 8, "minute": 0}, "close": {"day": 3, "hour": 19, "minute": 0}},
          {"open": {"day": 4, "hour": 8, "minute": 0}, "close": {"day": 4, "hour": 19, "minute": 0}},
          {"open": {"day": 5, "hour": 8, "minute": 0}, "close": {"day": 5, "hour": 19, "minute": 0}},
          {"open": {"day": 6, "hour": 9, "minute": 0}, "close": {"day": 6, "hour": 19, "minute": 30}}
        ],
        "weekdayDescriptions": [
          "Monday: 8:00 AM – 7:00 PM", "Tuesday: 8:00 AM – 7:00 PM",
          "Wednesday: 8:00 AM – 7:00 PM", "Thursday: 8:00 AM – 7:00 PM",
          "Friday: 8:00 AM – 7:00 PM", "Saturday: 9:00 AM – 7:30 PM", "Sunday: 9:00 AM – 1:00 PM"
        ]
      },
      "regularSecondaryOpeningHours": [{
        "periods": [
          {"open": {"day": 1, "hour": 8, "minute": 0}, "close": {"day": 1, "hour": 18, "minute": 0}},
          {"open": {"day": 2, "hour": 8, "minute": 0}, "close": {"day": 2, "hour": 18, "minute": 0}},
          {"open": {"day": 3, "hour": 8, "minute": 0}, "close": {"day": 3, "hour": 18, "minute": 0}},
          {"open": {"day": 4, "hour": 8, "minute": 0}, "close": {"day": 4, "hour": 18, "minute": 0}},
          {"open": {"day": 5, "hour": 8, "minute": 0}, "close": {"day": 5, "hour": 18, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 8:00 AM – 6:00 PM", "Tuesday: 8:00 AM – 6:00 PM",
          "Wednesday: 8:00 AM – 6:00 PM", "Thursday: 8:00 AM – 6:00 PM",
          "Friday: 8:00 AM – 6:00 PM", "Saturday: Closed", "Sunday: Closed"
        ],
        "secondaryHoursType": "TAKEOUT"
      }],
      "editorialSummary": {
        "text": "An invented corner café with coffee and small dishes.", "languageCode": "en"
      },
      "takeout": true, "delivery": false, "dineIn": true, "curbsidePickup": true,
      "reservable": false, "servesBreakfast": true, "servesLunch": true, "servesDinner": false,
      "servesBeer": false, "servesWine": true, "servesBrunch": true, "servesVegetarianFood": true,
      "servesDessert": true, "servesCoffee": true, "outdoorSeating": true, "allowsDogs": true,
      "accessibilityOptions": {"wheelchairAccessibleEntrance": false},
      "reviews": [{
        "name": "places/ChIJSampleParisCafe00000004/reviews/SampleReview8",
        "relativePublishTimeDescription": "5 months ago", "rating": 4,
        "text": {"text": "Sample review: fine coffee.", "languageCode": "en"},
        "originalText": {"text": "Avis exemple : bon café.", "languageCode": "fr"},
        "authorAttribution": {
          "displayName": "Sample Reviewer 8", "uri": "https://example.com/people/8",
          "photoUri": "https://example.com/people/8.jpg"
        },
        "publishTime": "2026-06-21T09:30:00.120Z",
        "flagContentUri": "https://example.com/reviews/8/flag",
        "googleMapsUri": "https://example.com/reviews/8"
      }],
      "photos": [{
        "name": "places/ChIJSampleParisCafe00000004/photos/SamplePhoto5", "widthPx": 1200,
        "heightPx": 1600,
        "authorAttributions": [{
          "displayName": "Sample Photographer 5", "uri": "https://example.com/people/5",
          "photoUri": "https://example.com/people/5.jpg"
        }],
        "flagContentUri": "https://example.com/photos/5/flag",
        "googleMapsUri": "https://example.com/photos/5"
      }],
      "embedded": {
        "exceptions": [
          {"date": {"month": 12, "day": 24},
           "periods": [{"open": {"hour": 9, "minute": 0}, "close": {"hour": 14, "minute": 0}}]},
          {"date": {"month": 12, "day": 25}, "periods": []},
          {"date": {"month": 1, "day": 1},
           "periods": [{"open": {"hour": 11, "minute": 0}, "close": {"hour": 16, "minute": 30}}]}
        ],
        "translations": {"fr": {
          "primaryTypeDisplayName": {"text": "Café", "languageCode": "fr"},
          "editorialSummary": {
            "text": "Un café de quartier imaginaire, avec petits plats.", "languageCode": "fr"
          },
          "regularOpeningHours": {
            "periods": [
              {"open": {"day": 0, "hour": 9, "minute": 0}, "close": {"day": 0, "hour": 13, "minute": 0}},
              {"open": {"day": 1, "hour": 8, "minute": 0}, "close": {"day": 1, "hour": 19, "minute": 0}},
              {"open": {"day": 2, "hour": 8, "minute": 0}, "close": {"day": 2, "hour": 19, "minute": 0}},
              {"open": {"day": 3, "hour": 8, "minute": 0}, "close": {"day": 3, "hour": 19, "minute": 0}},
              {"open": {"day": 4, "hour": 8, "minute": 0}, "close": {"day": 4, "hour": 19, "minute": 0}},
              {"open": {"day": 5, "hour": 8, "minute": 0}, "close": {"day": 5, "hour": 19, "minute": 0}},
              {"open": {"day": 6, "hour": 9, "minute": 0}, "close": {"day": 6, "hour": 19, "minute": 30}}
            ],
            "weekdayDescriptions": [
              "lundi: 08:00 – 19:00", "mardi: 08:00 – 19:00", "mercredi: 08:00 – 19:00",
              "jeudi: 08:00 – 19:00", "vendredi: 08:00 – 19:00", "samedi: 09:00 – 19:30",
              "dimanche: 09:00 – 13:00"
            ]
          }
        }}
      }
    }, {
      "name": "places/ChIJSampleTokyoDiner0000005",
      "id": "ChIJSampleTokyoDiner0000005",
      "displayName": {"text": "見本食堂", "languageCode": "ja"},
      "types": ["japanese_restaurant", "restaurant", "food", "point_of_interest", "establishment"],
      "primaryType": "japanese_restaurant",
      "primaryTypeDisplayName": {"text": "Japanese Restaurant", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Japanese restaurant", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "03-0000-0105",
      "internationalPhoneNumber": "+81 3-0000-0105",
      "formattedAddress": "5 Chome-5-5 Sample, Chiyoda City, Tokyo 100-0000, Japan",
      "shortFormattedAddress": "5 Chome-5-5 Sample, Chiyoda City",
      "addressComponents": [
        {"longText": "5-5", "shortText": "5-5", "types": ["premise"], "languageCode": "en"},
        {"longText": "5 Chome", "shortText": "5 Chome",
         "types": ["sublocality_level_3", "sublocality", "political"], "languageCode": "en"},
        {"longText": "Sample", "shortText": "Sample",
         "types": ["sublocality_level_2", "sublocality", "political"], "languageCode": "en"},
        {"longText": "Chiyoda City", "shortText": "Chiyoda City",
         "types": ["locality", "political"], "languageCode": "en"},
        {"longText": "Tokyo", "shortText": "Tokyo",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Japan", "shortText": "JP", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "100-0000", "shortText": "100-0000", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {
        "globalCode": "8Q7XMQV3+H9", "compoundCode": "MQV3+H9 Chiyoda City, Tokyo, Japan"
      },
      "location": {"latitude": 35.693875, "longitude": 139.7534375},
      "viewport": {
        "low": {"latitude": 35.692526, "longitude": 139.7520885},
        "high": {"latitude": 35.695224, "longitude": 139.7547865}
      },
      "timeZone": {"id": "Asia/Tokyo"},
      "rating": 4.8,
      "userRatingCount": 76,
      "priceLevel": "PRICE_LEVEL_MODERATE",
      "priceRange": {
        "startPrice": {"currencyCode": "JPY", "units": "1000"},
        "endPrice": {"currencyCode": "JPY", "units": "2000"}
      },
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000005",
      "websiteUri": "https://example.com/mihon-shokudo",
      "iconMaskBaseUri": "https://example.com/icons/restaurant_pinlet",
      "iconBackgroundColor": "#FF9E67",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 0, "hour": 11, "minute": 0}, "close": {"day": 0, "hour": 14, "minute": 30}},
          {"open": {"day": 0, "hour": 17, "minute": 0}, "close": {"day": 0, "hour": 22, "minute": 0}},
          {"open": {"day": 1, "hour": 11, "minute": 0}, "close": {"day": 1, "hour": 14, "minute": 30}},
          {"open": {"day": 1, "hour": 17, "minute": 0}, "close": {"day": 1, "hour": 22, "minute": 0}},
          {"open": {"day": 2, "hour": 11, "minute": 0}, "close": {"day": 2, "hour": 14, "minute": 30}},
          {"open": {"day": 2, "hour": 17, "minute": 0}, "close": {"day": 2, "hour": 22, "minute": 0}},
          {"open": {"day": 4, "hour": 11, "minute": 0}, "close": {"day": 4, "hour": 14, "minute": 30}},
          {"open": {"day": 4, "hour": 17, "minute": 0}, "close": {"day": 4, "hour": 22, "minute": 0}},
          {"open": {"day": 5, "hour": 11, "minute": 0}, "close": {"day": 5, "hour": 14, "minute": 30}},
          {"open": {"day": 5, "hour": 17, "minute": 0}, "close": {"day": 5, "hour": 22, "minute": 0}},
          {"open": {"day": 6, "hour": 11, "minute": 0}, "close": {"day": 6, "hour": 14, "minute": 30}},
          {"open": {"day": 6, "hour": 17, "minute": 0}, "close": {"day": 6, "hour": 22, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM",
          "Tuesday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM", "Wednesday: Closed",
          "Thursday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM",
          "Friday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM",
          "Saturday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM",
          "Sunday: 11:00 AM – 2:30 PM, 5:00 – 10:00 PM"
        ]
      },
      "regularSecondaryOpeningHours": [{
        "periods": [
          {"open": {"day": 0, "hour": 17, "minute": 30}, "close": {"day": 0, "hour": 21, "minute": 0}},
          {"open": {"day": 1, "hour": 17, "minute": 30}, "close": {"day": 1, "hour": 21, "minute": 0}},
          {"open": {"day": 2, "hour": 17, "minute": 30}, "close": {"day": 2, "hour": 21, "minute": 0}},
          {"open": {"day": 4, "hour": 17, "minute": 30}, "close": {"day": 4, "hour": 21, "minute": 0}},
          {"open": {"day": 5, "hour": 17, "minute": 30}, "close": {"day": 5, "hour": 21, "minute": 0}},
          {"open": {"day": 6, "hour": 17, "minute": 30}, "close": {"day": 6, "hour": 21, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 5:30 – 9:00 PM", "Tuesday: 5:30 – 9:00 PM", "Wednesday: Closed",
          "Thursday: 5:30 – 9:00 PM", "Friday: 5:30 – 9:00 PM", "Saturday: 5:30 – 9:00 PM",
          "Sunday: 5:30 – 9:00 PM"
        ],
        "secondaryHoursType": "DELIVERY"
      }, {
        "periods": [
          {"open": {"day": 0, "hour": 10, "minute": 30}, "close": {"day": 0, "hour": 22, "minute": 0}},
          {"open": {"day": 1, "hour": 10, "minute": 30}, "close": {"day": 1, "hour": 22, "minute": 0}},
          {"open": {"day": 2, "hour": 10, "minute": 30}, "close": {"day": 2, "hour": 22, "minute": 0}},
          {"open": {"day": 4, "hour": 10, "minute": 30}, "close": {"day": 4, "hour": 22, "minute": 0}},
          {"open": {"day": 5, "hour": 10, "minute": 30}, "close": {"day": 6, "hour": 0, "minute": 30}},
          {"open": {"day": 6, "hour": 10, "minute": 30}, "close": {"day": 0, "hour": 0, "minute": 30}}
        ],
        "weekdayDescriptions": [
          "Monday: 10:30 AM – 10:00 PM", "Tuesday: 10:30 AM – 10:00 PM", "Wednesday: Closed",
          "Thursday: 10:30 AM – 10:00 PM", "Friday: 10:30 AM – 12:30 AM",
          "Saturday: 10:30 AM – 12:30 AM", "Sunday: 10:30 AM – 10:00 PM"
        ],
        "secondaryHoursType": "DRIVE_THROUGH"
      }],
      "editorialSummary": {
        "text": "An invented canteen with set meals and a drive-through window.",
        "languageCode": "en"
      },
      "takeout": true, "delivery": true, "dineIn": true, "reservable": false, "servesLunch": true,
      "servesDinner": true, "servesBeer": true, "servesVegetarianFood": false,
      "menuForChildren": true, "goodForChildren": true,
      "parkingOptions": {"freeParkingLot": true, "paidStreetParking": false},
      "embedded": {
        "exceptions": [
          {"date": {"month": 1, "day": 1}, "periods": []},
          {"date": {"month": 1, "day": 2}, "periods": []},
          {"date": {"year": 2026, "month": 12, "day": 30},
           "periods": [{"open": {"hour": 11, "minute": 0}, "close": {"hour": 14, "minute": 0}}]}
        ],
        "translations": {
          "en": {"displayName": {"text": "Sample Canteen", "languageCode": "en"}},
          "ja": {
            "primaryTypeDisplayName": {"text": "和食店", "languageCode": "ja"},
            "formattedAddress": "〒100-0000 東京都千代田区見本5丁目5-5, 日本",
            "addressComponents": [
              {"longText": "5-5", "shortText": "5-5", "types": ["premise"], "languageCode": "ja"},
              {"longText": "5丁目", "shortText": "5丁目",
               "types": ["sublocality_level_3", "sublocality", "political"], "languageCode": "ja"},
              {"longText": "見本", "shortText": "見本",
               "types": ["sublocality_level_2", "sublocality", "political"], "languageCode": "ja"},
              {"longText": "千代田区", "shortText": "千代田区", "types": ["locality", "political"],
               "languageCode": "ja"},
              {"longText": "東京都", "shortText": "東京都",
               "types": ["administrative_area_level_1", "political"], "languageCode": "ja"},
              {"longText": "日本", "shortText": "JP", "types": ["country", "political"],
               "languageCode": "ja"},
              {"longText": "100-0000", "shortText": "100-0000", "types": ["postal_code"],
               "languageCode": "en-US"}
            ],
            "editorialSummary": {"text": "定食とドライブスルーのある架空の食堂。", "languageCode": "ja"}
          }
        }
      }
    }, {
      "name": "places/ChIJSampleOldBookshop000006",
      "id": "ChIJSampleOldBookshop000006",
      "displayName": {"text": "Sample Bookshop (old address)", "languageCode": "en"},
      "types": ["book_store", "store", "point_of_interest", "establishment"],
      "primaryType": "book_store",
      "primaryTypeDisplayName": {"text": "Book Store", "languageCode": "en"},
      "businessStatus": "CLOSED_PERMANENTLY",
      "movedPlace": "places/ChIJSampleNewBookshop000008",
      "movedPlaceId": "ChIJSampleNewBookshop000008",
      "formattedAddress": "6 Sample Parade, Sydney NSW 2000, Australia",
      "shortFormattedAddress": "6 Sample Parade, Sydney",
      "addressComponents": [
        {"longText": "6", "shortText": "6", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Sample Parade", "shortText": "Sample Pde", "types": ["route"],
         "languageCode": "en"},
        {"longText": "Sydney", "shortText": "Sydney", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "New South Wales", "shortText": "NSW",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Australia", "shortText": "AU", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "2000", "shortText": "2000", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {"globalCode": "4RRH46H4+XQ", "compoundCode": "46H4+XQ Sydney NSW, Australia"},
      "location": {"latitude": -33.870125, "longitude": 151.2069375},
      "viewport": {
        "low": {"latitude": -33.871474, "longitude": 151.2055885},
        "high": {"latitude": -33.868776, "longitude": 151.2082865}
      },
      "timeZone": {"id": "Australia/Sydney"},
      "rating": 4.1,
      "userRatingCount": 57,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000006",
      "websiteUri": "https://example.com/bookshop",
      "iconMaskBaseUri": "https://example.com/icons/shopping_pinlet",
      "iconBackgroundColor": "#4B96F3"
    }, {
      "name": "places/ChIJSampleMuseum00000000007",
      "id": "ChIJSampleMuseum00000000007",
      "displayName": {"text": "Museo de Muestra (Sample Museum)", "languageCode": "es"},
      "types": ["museum", "tourist_attraction", "point_of_interest", "establishment"],
      "primaryType": "museum",
      "primaryTypeDisplayName": {"text": "Museum", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Museum", "languageCode": "en"},
      "businessStatus": "CLOSED_TEMPORARILY",
      "nationalPhoneNumber": "55 0000 0107",
      "internationalPhoneNumber": "+52 55 0000 0107",
      "formattedAddress": "Calle de Muestra 7, 06000 Ciudad de México, CDMX, Mexico",
      "shortFormattedAddress": "Calle de Muestra 7, Ciudad de México",
      "addressComponents": [
        {"longText": "7", "shortText": "7", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Calle de Muestra", "shortText": "C. de Muestra", "types": ["route"],
         "languageCode": "es"},
        {"longText": "Ciudad de México", "shortText": "Ciudad de México",
         "types": ["locality", "political"], "languageCode": "es"},
        {"longText": "Ciudad de México", "shortText": "CDMX",
         "types": ["administrative_area_level_1", "political"], "languageCode": "es"},
        {"longText": "Mexico", "shortText": "MX", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "06000", "shortText": "06000", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {
        "globalCode": "76F2CVM8+89", "compoundCode": "CVM8+89 Ciudad de México, CDMX, Mexico"
      },
      "location": {"latitude": 19.43325, "longitude": -99.1340625},
      "viewport": {
        "low": {"latitude": 19.431901, "longitude": -99.1354115},
        "high": {"latitude": 19.434599, "longitude": -99.1327135}
      },
      "timeZone": {"id": "America/Mexico_City"},
      "rating": 4.7,
      "userRatingCount": 3120,
      "priceLevel": "PRICE_LEVEL_FREE",
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000007",
      "websiteUri": "https://example.com/museo-de-muestra",
      "iconMaskBaseUri": "https://example.com/icons/museum_pinlet",
      "iconBackgroundColor": "#13B5C7",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 0, "hour": 10, "minute": 0}, "close": {"day": 0, "hour": 18, "minute": 0}},
          {"open": {"day": 2, "hour": 10, "minute": 0}, "close": {"day": 2, "hour": 18, "minute": 0}},
          {"open": {"day": 3, "hour": 10, "minute": 0}, "close": {"day": 3, "hour": 18, "minute": 0}},
          {"open": {"day": 4, "hour": 10, "minute": 0}, "close": {"day": 4, "hour": 18, "minute": 0}},
          {"open": {"day": 5, "hour": 10, "minute": 0}, "close": {"day": 5, "hour": 20, "minute": 30}},
          {"open": {"day": 6, "hour": 10, "minute": 0}, "close": {"day": 6, "hour": 18, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: Closed", "Tuesday: 10:00 AM – 6:00 PM", "Wednesday: 10:00 AM – 6:00 PM",
          "Thursday: 10:00 AM – 6:00 PM", "Friday: 10:00 AM – 8:30 PM",
          "Saturday: 10:00 AM – 6:00 PM", "Sunday: 10:00 AM – 6:00 PM"
        ]
      },
      "goodForChildren": true, "restroom": true,
      "accessibilityOptions": {
        "wheelchairAccessibleParking": false, "wheelchairAccessibleEntrance": true
      }
    }, {
      "name": "places/ChIJSampleNewBookshop000008",
      "id": "ChIJSampleNewBookshop000008",
      "displayName": {"text": "Sample Bookshop", "languageCode": "en"},
      "types": ["book_store", "store", "point_of_interest", "establishment"],
      "primaryType": "book_store",
      "primaryTypeDisplayName": {"text": "Book Store", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Book store", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "(02) 5550 0108",
      "internationalPhoneNumber": "+61 2 5550 0108",
      "formattedAddress": "80 Sample Parade, Sydney NSW 2000, Australia",
      "shortFormattedAddress": "80 Sample Parade, Sydney",
      "addressComponents": [
        {"longText": "80", "shortText": "80", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Sample Parade", "shortText": "Sample Pde", "types": ["route"],
         "languageCode": "en"},
        {"longText": "Sydney", "shortText": "Sydney", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "New South Wales", "shortText": "NSW",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Australia", "shortText": "AU", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "2000", "shortText": "2000", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {"globalCode": "4RRH46M6+Q3", "compoundCode": "46M6+Q3 Sydney NSW, Australia"},
      "location": {"latitude": -33.8655625, "longitude": 151.210125},
      "viewport": {
        "low": {"latitude": -33.8669115, "longitude": 151.208776},
        "high": {"latitude": -33.8642135, "longitude": 151.211474}
      },
      "timeZone": {"id": "Australia/Sydney"},
      "rating": 5,
      "userRatingCount": 9,
      "priceLevel": "PRICE_LEVEL_MODERATE",
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000008",
      "websiteUri": "https://example.com/bookshop",
      "iconMaskBaseUri": "https://example.com/icons/shopping_pinlet",
      "iconBackgroundColor": "#4B96F3",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 1, "hour": 9, "minute": 0}, "close": {"day": 1, "hour": 17, "minute": 30}},
          {"open": {"day": 2, "hour": 9, "minute": 0}, "close": {"day": 2, "hour": 17, "minute": 30}},
          {"open": {"day": 3, "hour": 9, "minute": 0}, "close": {"day": 3, "hour": 17, "minute": 30}},
          {"open": {"day": 4, "hour": 9, "minute": 0}, "close": {"day": 4, "hour": 21, "minute": 0}},
          {"open": {"day": 5, "hour": 9, "minute": 0}, "close": {"day": 5, "hour": 17, "minute": 30}},
          {"open": {"day": 6, "hour": 10, "minute": 0}, "close": {"day": 6, "hour": 16, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 9:00 AM – 5:30 PM", "Tuesday: 9:00 AM – 5:30 PM",
          "Wednesday: 9:00 AM – 5:30 PM", "Thursday: 9:00 AM – 9:00 PM",
          "Friday: 9:00 AM – 5:30 PM", "Saturday: 10:00 AM – 4:00 PM", "Sunday: Closed"
        ]
      },
      "embedded": {"formerIDs": ["ChIJSampleFormerShop0000008"]}
    }, {
      "name": "places/ChIJSampleViewpoint00000009",
      "id": "ChIJSampleViewpoint00000009",
      "displayName": {"text": "Sample Meridian Viewpoint", "languageCode": "en"},
      "types": ["observation_deck", "tourist_attraction", "point_of_interest", "establishment"],
      "primaryType": "observation_deck",
      "businessStatus": "OPERATIONAL",
      "formattedAddress": "Sample Hill, London SE10 8XX, United Kingdom",
      "addressComponents": [
        {"longText": "Sample Hill", "shortText": "Sample Hill", "types": ["route"],
         "languageCode": "en"},
        {"longText": "London", "shortText": "London", "types": ["postal_town"],
         "languageCode": "en"},
        {"longText": "England", "shortText": "England",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "United Kingdom", "shortText": "GB", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "SE10 8XX", "shortText": "SE10 8XX", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "location": {"latitude": 51.4780625},
      "timeZone": {"id": "Europe/London"},
      "rating": 4.5,
      "userRatingCount": 12,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000009",
      "websiteUri": "https://example.com/viewpoint",
      "iconMaskBaseUri": "https://example.com/icons/generic_pinlet",
      "iconBackgroundColor": "#7B9EB0"
    }, {
      "name": "places/ChIJSamplePlumber0000000010",
      "id": "ChIJSamplePlumber0000000010",
      "displayName": {"text": "Sample Plumbing", "languageCode": "en"},
      "types": ["plumber", "point_of_interest", "establishment"],
      "primaryType": "plumber",
      "primaryTypeDisplayName": {"text": "Plumber", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "pureServiceAreaBusiness": true,
      "nationalPhoneNumber": "(416) 555-0110",
      "internationalPhoneNumber": "+1 416-555-0110",
      "addressComponents": [
        {"longText": "Toronto", "shortText": "Toronto", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "Ontario", "shortText": "ON",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "Canada", "shortText": "CA", "types": ["country", "political"],
         "languageCode": "en"}
      ],
      "timeZone": {"id": "America/Toronto"},
      "rating": 4.9,
      "userRatingCount": 33,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000010",
      "websiteUri": "https://example.com/plumbing",
      "iconMaskBaseUri": "https://example.com/icons/generic_pinlet",
      "iconBackgroundColor": "#7B9EB0",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 1, "hour": 8, "minute": 0}, "close": {"day": 1, "hour": 17, "minute": 0}},
          {"open": {"day": 2, "hour": 8, "minute": 0}, "close": {"day": 2, "hour": 17, "minute": 0}},
          {"open": {"day": 3, "hour": 8, "minute": 0}, "close": {"day": 3, "hour": 17, "minute": 0}},
          {"open": {"day": 4, "hour": 8, "minute": 0}, "close": {"day": 4, "hour": 17, "minute": 0}},
          {"open": {"day": 5, "hour": 8, "minute": 0}, "close": {"day": 5, "hour": 17, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 8:00 AM – 5:00 PM", "Tuesday: 8:00 AM – 5:00 PM",
          "Wednesday: 8:00 AM – 5:00 PM", "Thursday: 8:00 AM – 5:00 PM",
          "Friday: 8:00 AM – 5:00 PM", "Saturday: Closed", "Sunday: Closed"
        ]
      },
      "regularSecondaryOpeningHours": [{
        "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
        "weekdayDescriptions": [
          "Monday: Open 24 hours", "Tuesday: Open 24 hours", "Wednesday: Open 24 hours",
          "Thursday: Open 24 hours", "Friday: Open 24 hours", "Saturday: Open 24 hours",
          "Sunday: Open 24 hours"
        ],
        "secondaryHoursType": "ONLINE_SERVICE_HOURS"
      }],
      "paymentOptions": {"acceptsCreditCards": true, "acceptsCashOnly": false}
    }, {
      "name": "places/ChIJSampleCharger0000000011",
      "id": "ChIJSampleCharger0000000011",
      "displayName": {"text": "Sample Charging Hub", "languageCode": "en"},
      "types": ["electric_vehicle_charging_station", "point_of_interest", "establishment"],
      "primaryType": "electric_vehicle_charging_station",
      "primaryTypeDisplayName": {"text": "Electric Vehicle Charging Station", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Charging station", "languageCode": "en"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "(415) 555-0111",
      "internationalPhoneNumber": "+1 415-555-0111",
      "formattedAddress": "11 Sample Ave, San Francisco, CA 94107, United States",
      "shortFormattedAddress": "11 Sample Ave, San Francisco",
      "addressComponents": [
        {"longText": "11", "shortText": "11", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Sample Avenue", "shortText": "Sample Ave", "types": ["route"],
         "languageCode": "en"},
        {"longText": "San Francisco", "shortText": "SF", "types": ["locality", "political"],
         "languageCode": "en"},
        {"longText": "San Francisco County", "shortText": "San Francisco County",
         "types": ["administrative_area_level_2", "political"], "languageCode": "en"},
        {"longText": "California", "shortText": "CA",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "United States", "shortText": "US", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "94107", "shortText": "94107", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {
        "globalCode": "849VQHHX+PH", "compoundCode": "QHHX+PH San Francisco, CA, United States"
      },
      "location": {"latitude": 37.7793125, "longitude": -122.401125},
      "viewport": {
        "low": {"latitude": 37.7779635, "longitude": -122.402474},
        "high": {"latitude": 37.7806615, "longitude": -122.399776}
      },
      "timeZone": {"id": "America/Los_Angeles"},
      "rating": 3.4,
      "userRatingCount": 88,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000011",
      "websiteUri": "https://example.com/charging-hub",
      "iconMaskBaseUri": "https://example.com/icons/charging_pinlet",
      "iconBackgroundColor": "#909CE1",
      "regularOpeningHours": {
        "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
        "weekdayDescriptions": [
          "Monday: Open 24 hours", "Tuesday: Open 24 hours", "Wednesday: Open 24 hours",
          "Thursday: Open 24 hours", "Friday: Open 24 hours", "Saturday: Open 24 hours",
          "Sunday: Open 24 hours"
        ]
      },
      "containingPlaces": [{
        "name": "places/ChIJSampleGarage00000000106", "id": "ChIJSampleGarage00000000106"
      }],
      "parkingOptions": {"freeGarageParking": false, "paidGarageParking": true},
      "evChargeOptions": {
        "connectorCount": 13,
        "connectorAggregation": [
          {"type": "EV_CONNECTOR_TYPE_CCS_COMBO_1", "maxChargeRateKw": 150, "count": 6,
           "availableCount": 0, "outOfServiceCount": 1,
           "availabilityLastUpdateTime": "2026-11-30T17:40:00Z"},
          {"type": "EV_CONNECTOR_TYPE_J1772", "maxChargeRateKw": 7.2, "count": 4,
           "availableCount": 3, "outOfServiceCount": 0,
           "availabilityLastUpdateTime": "2026-11-30T17:38:12.500Z"},
          {"type": "EV_CONNECTOR_TYPE_NACS", "maxChargeRateKw": 250, "count": 2},
          {"type": "EV_CONNECTOR_TYPE_CHADEMO", "maxChargeRateKw": 62.5, "count": 1,
           "availableCount": 0, "outOfServiceCount": 1,
           "availabilityLastUpdateTime": "2026-11-29T08:00:00Z"}
        ]
      },
      "evChargeAmenitySummary": {
        "overview": {"content": {
          "text": "Sample coffee, food and groceries within a short walk.", "languageCode": "en"
        }},
        "coffee": {
          "content": {"text": "A made-up kiosk beside the hub.", "languageCode": "en"},
          "referencedPlaces": ["places/ChIJSampleCoffeeKiosk000107"]
        },
        "restaurant": {
          "content": {"text": "A made-up bistro one street away.", "languageCode": "en"},
          "referencedPlaces": ["places/ChIJSampleBistro00000000109"]
        },
        "store": {
          "content": {"text": "A made-up grocer in the same block.", "languageCode": "en"},
          "referencedPlaces": ["places/ChIJSampleGrocer00000000108"]
        },
        "flagContentUri": "https://example.com/summaries/4/flag",
        "disclosureText": {"text": "Sample text, written for tests", "languageCode": "en"}
      }
    }, {
      "name": "places/ChIJSampleFuelStation000012",
      "id": "ChIJSampleFuelStation000012",
      "displayName": {"text": "Sample Fuel Station", "languageCode": "en"},
      "types": ["gas_station", "convenience_store", "store", "point_of_interest", "establishment"],
      "primaryType": "gas_station",
      "primaryTypeDisplayName": {"text": "Gas Station", "languageCode": "en"},
      "googleMapsTypeLabel": {"text": "Petrol station", "languageCode": "en-GB"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "0161 496 0112",
      "internationalPhoneNumber": "+44 161 496 0112",
      "formattedAddress": "12 Sample Road, Manchester M1 0XX, United Kingdom",
      "shortFormattedAddress": "12 Sample Road, Manchester",
      "addressComponents": [
        {"longText": "12", "shortText": "12", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "Sample Road", "shortText": "Sample Rd", "types": ["route"],
         "languageCode": "en"},
        {"longText": "Manchester", "shortText": "Manchester", "types": ["postal_town"],
         "languageCode": "en"},
        {"longText": "Greater Manchester", "shortText": "Greater Manchester",
         "types": ["administrative_area_level_2", "political"], "languageCode": "en"},
        {"longText": "England", "shortText": "England",
         "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
        {"longText": "United Kingdom", "shortText": "GB", "types": ["country", "political"],
         "languageCode": "en"},
        {"longText": "M1 0XX", "shortText": "M1 0XX", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {
        "globalCode": "9C5VFQH9+5H", "compoundCode": "FQH9+5H Manchester, United Kingdom"
      },
      "location": {"latitude": 53.4779375, "longitude": -2.231125},
      "viewport": {
        "low": {"latitude": 53.4765885, "longitude": -2.232474},
        "high": {"latitude": 53.4792865, "longitude": -2.229776}
      },
      "timeZone": {"id": "Europe/London"},
      "rating": 3.7,
      "userRatingCount": 141,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000012",
      "websiteUri": "https://example.com/fuel-station",
      "iconMaskBaseUri": "https://example.com/icons/gas_pinlet",
      "iconBackgroundColor": "#909CE1",
      "regularOpeningHours": {
        "periods": [
          {"open": {"day": 0, "hour": 7, "minute": 30}, "close": {"day": 0, "hour": 21, "minute": 0}},
          {"open": {"day": 1, "hour": 6, "minute": 0}, "close": {"day": 1, "hour": 22, "minute": 0}},
          {"open": {"day": 2, "hour": 6, "minute": 0}, "close": {"day": 2, "hour": 22, "minute": 0}},
          {"open": {"day": 3, "hour": 6, "minute": 0}, "close": {"day": 3, "hour": 22, "minute": 0}},
          {"open": {"day": 4, "hour": 6, "minute": 0}, "close": {"day": 4, "hour": 22, "minute": 0}},
          {"open": {"day": 5, "hour": 6, "minute": 0}, "close": {"day": 5, "hour": 22, "minute": 0}},
          {"open": {"day": 6, "hour": 6, "minute": 0}, "close": {"day": 6, "hour": 22, "minute": 0}}
        ],
        "weekdayDescriptions": [
          "Monday: 6:00 AM – 10:00 PM", "Tuesday: 6:00 AM – 10:00 PM",
          "Wednesday: 6:00 AM – 10:00 PM", "Thursday: 6:00 AM – 10:00 PM",
          "Friday: 6:00 AM – 10:00 PM", "Saturday: 6:00 AM – 10:00 PM", "Sunday: 7:30 AM – 9:00 PM"
        ]
      },
      "restroom": true,
      "paymentOptions": {"acceptsCreditCards": true, "acceptsDebitCards": true, "acceptsNfc": true},
      "fuelOptions": {"fuelPrices": [
        {"type": "DIESEL", "price": {"currencyCode": "GBP", "units": "1", "nanos": 459000000},
         "updateTime": "2026-11-30T05:00:00Z"},
        {"type": "SP95_E10", "price": {"currencyCode": "GBP", "units": "1", "nanos": 379000000},
         "updateTime": "2026-11-30T05:00:00Z"},
        {"type": "SP99", "price": {"currencyCode": "GBP", "units": "2"},
         "updateTime": "2026-11-29T18:30:00.250Z"},
        {"type": "LPG", "price": {"currencyCode": "GBP", "nanos": 899000000},
         "updateTime": "2026-11-28T12:00:00Z"}
      ]}
    }, {
      "name": "places/ChIJSampleLibrary0000000013",
      "id": "ChIJSampleLibrary0000000013",
      "displayName": {"text": "مكتبة العينة", "languageCode": "ar"},
      "types": ["library", "point_of_interest", "establishment"],
      "primaryType": "library",
      "primaryTypeDisplayName": {"text": "مكتبة", "languageCode": "ar"},
      "businessStatus": "FUTURE_OPENING",
      "openingDate": {"year": 2030, "month": 3},
      "formattedAddress": "13 شارع العينة, القاهرة, مصر",
      "addressComponents": [
        {"longText": "13", "shortText": "13", "types": ["street_number"], "languageCode": "en-US"},
        {"longText": "شارع العينة", "shortText": "شارع العينة", "types": ["route"],
         "languageCode": "ar"},
        {"longText": "القاهرة", "shortText": "القاهرة", "types": ["locality", "political"],
         "languageCode": "ar"},
        {"longText": "محافظة القاهرة", "shortText": "محافظة القاهرة",
         "types": ["administrative_area_level_1", "political"], "languageCode": "ar"},
        {"longText": "مصر", "shortText": "EG", "types": ["country", "political"],
         "languageCode": "ar"}
      ],
      "plusCode": {"globalCode": "8G2H26WP+F4", "compoundCode": "26WP+F4 القاهرة, مصر"},
      "location": {"latitude": 30.046125, "longitude": 31.2353125},
      "viewport": {
        "low": {"latitude": 30.044776, "longitude": 31.2339635},
        "high": {"latitude": 30.047474, "longitude": 31.2366615}
      },
      "timeZone": {"id": "Africa/Cairo"},
      "userRatingCount": 0,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000013",
      "websiteUri": "https://example.com/library",
      "iconMaskBaseUri": "https://example.com/icons/library_pinlet",
      "iconBackgroundColor": "#13B5C7",
      "embedded": {"translations": {"en": {
        "displayName": {"text": "Sample Library", "languageCode": "en"},
        "primaryTypeDisplayName": {"text": "Library", "languageCode": "en"},
        "formattedAddress": "13 Sample Street, Cairo, Egypt",
        "addressComponents": [
          {"longText": "13", "shortText": "13", "types": ["street_number"],
           "languageCode": "en-US"},
          {"longText": "Sample Street", "shortText": "Sample St", "types": ["route"],
           "languageCode": "en"},
          {"longText": "Cairo", "shortText": "Cairo", "types": ["locality", "political"],
           "languageCode": "en"},
          {"longText": "Cairo Governorate", "shortText": "Cairo Governorate",
           "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
          {"longText": "Egypt", "shortText": "EG", "types": ["country", "political"],
           "languageCode": "en"}
        ],
        "plusCode": {"globalCode": "8G2H26WP+F4", "compoundCode": "26WP+F4 Cairo, Egypt"}
      }}}
    }, {
      "name": "places/ChIJSampleRailStation000014",
      "id": "ChIJSampleRailStation000014",
      "displayName": {"text": "नमूना रेलवे स्टेशन", "languageCode": "hi"},
      "types": ["train_station", "transit_station", "point_of_interest", "establishment"],
      "primaryType": "train_station",
      "primaryTypeDisplayName": {"text": "रेलवे स्टेशन", "languageCode": "hi"},
      "businessStatus": "OPERATIONAL",
      "nationalPhoneNumber": "022 0000 0114",
      "internationalPhoneNumber": "+91 22 0000 0114",
      "formattedAddress": "नमूना मार्ग, मुंबई, महाराष्ट्र 400001, भारत",
      "addressComponents": [
        {"longText": "नमूना मार्ग", "shortText": "नमूना मार्ग", "types": ["route"],
         "languageCode": "hi"},
        {"longText": "मुंबई", "shortText": "मुंबई", "types": ["locality", "political"],
         "languageCode": "hi"},
        {"longText": "महाराष्ट्र", "shortText": "MH",
         "types": ["administrative_area_level_1", "political"], "languageCode": "hi"},
        {"longText": "भारत", "shortText": "IN", "types": ["country", "political"],
         "languageCode": "hi"},
        {"longText": "400001", "shortText": "400001", "types": ["postal_code"],
         "languageCode": "en-US"}
      ],
      "plusCode": {"globalCode": "7JCJWRRP+34", "compoundCode": "WRRP+34 मुंबई, महाराष्ट्र, भारत"},
      "location": {"latitude": 18.940125, "longitude": 72.8353125},
      "viewport": {
        "low": {"latitude": 18.938776, "longitude": 72.8339635},
        "high": {"latitude": 18.941474, "longitude": 72.8366615}
      },
      "timeZone": {"id": "Asia/Kolkata"},
      "rating": 4.2,
      "userRatingCount": 20451,
      "googleMapsUri": "https://maps.google.com/?cid=1000000000000000014",
      "websiteUri": "https://example.com/railway-station",
      "iconMaskBaseUri": "https://example.com/icons/train_pinlet",
      "iconBackgroundColor": "#10BDFF",
      "regularOpeningHours": {
        "periods": [{"open": {"day": 0, "hour": 0, "minute": 0}}],
        "weekdayDescriptions": [
          "Monday: Open 24 hours", "Tuesday: Open 24 hours", "Wednesday: Open 24 hours",
          "Thursday: Open 24 hours", "Friday: Open 24 hours", "Saturday: Open 24 hours",
          "Sunday: Open 24 hours"
        ]
      },
      "transitStation": {
        "displayName": {"text": "नमूना रेलवे स्टेशन", "languageCode": "hi"},
        "agencies": [
          {
            "displayName": {"text": "Sample Suburban Railway", "languageCode": "en"},
            "url": "https://example.com/suburban", "fareUrl": "https://example.com/suburban/fares",
            "icon": {"url": "https://example.com/icons/suburban.png", "nameIncluded": true},
            "lines": [
              {"id": "sample-line-1",
               "displayName": {"text": "Sample Harbour Line", "languageCode": "en"},
               "shortDisplayName": {"text": "H", "languageCode": "en"},
               "backgroundColor": "#0B7A75", "textColor": "#FFFFFF",
               "url": "https://example.com/lines/1",
               "icon": {"url": "https://example.com/icons/h.png"}, "vehicleType": "COMMUTER_TRAIN"},
              {"id": "sample-line-2",
               "displayName": {"text": "Sample Hill Line", "languageCode": "en"},
               "shortDisplayName": {"text": "L", "languageCode": "en"},
               "backgroundColor": "#C8553D", "textColor": "#000000",
               "url": "https://example.com/lines/2", "vehicleType": "COMMUTER_TRAIN"}
            ]
          },
          {
            "displayName": {"text": "Sample Metro", "languageCode": "en"},
            "url": "https://example.com/metro",
            "lines": [{
              "id": "sample-line-3",
              "displayName": {"text": "Sample Line 3", "languageCode": "en"},
              "vehicleType": "SUBWAY"
            }]
          }
        ],
        "stops": [
          {"id": "sample-stop-1", "displayName": {"text": "प्लेटफ़ॉर्म 1", "languageCode": "hi"},
           "location": {"latitude": 18.940325, "longitude": 72.8353125},
           "platformCode": {"text": "1", "languageCode": "en"},
           "signageText": {"text": "Harbour side", "languageCode": "en"},
           "stopCode": {"text": "SMP-1", "languageCode": "en"},
           "wheelchairAccessibleEntrance": true},
          {"id": "sample-stop-2", "displayName": {"text": "प्लेटफ़ॉर्म 2", "languageCode": "hi"},
           "location": {"latitude": 18.939925, "longitude": 72.8353125},
           "platformCode": {"text": "2", "languageCode": "en"},
           "signageText": {"text": "Hill side", "languageCode": "en"},
           "stopCode": {"text": "SMP-2", "languageCode": "en"},
           "wheelchairAccessibleEntrance": false}
        ]
      },
      "embedded": {"translations": {"en": {
        "displayName": {"text": "Sample Railway Station", "languageCode": "en"},
        "primaryTypeDisplayName": {"text": "Train Station", "languageCode": "en"},
        "formattedAddress": "Sample Road, Mumbai, Maharashtra 400001, India",
        "addressComponents": [
          {"longText": "Sample Road", "shortText": "Sample Rd", "types": ["route"],
           "languageCode": "en"},
          {"longText": "Mumbai", "shortText": "Mumbai", "types": ["locality", "political"],
           "languageCode": "en"},
          {"longText": "Maharashtra", "shortText": "MH",
           "types": ["administrative_area_level_1", "political"], "languageCode": "en"},
          {"longText": "India", "shortText": "IN", "types": ["country", "political"],
           "languageCode": "en"},
          {"longText": "400001", "shortText": "400001", "types": ["postal_code"],
           "languageCode": "en-US"}
        ],
        "plusCode": {
          "globalCode": "7JCJWRRP+34", "compoundCode": "WRRP+34 Mumbai, Maharashtra, India"
        }
      }}}
    }],
    "obsoleteIDs": ["ChIJSampleObsolete000000001", "ChIJSampleObsolete000000002"]}
    """#
}
