/// ``GMSPlaceHoursType/access``, as Google's guide spells it.
public let GMSPlaceHoursTypeAccess = GMSPlaceHoursType.access

/// ``GMSPlaceHoursType/breakfast``, as Google's guide spells it.
public let GMSPlaceHoursTypeBreakfast = GMSPlaceHoursType.breakfast

/// ``GMSPlaceHoursType/brunch``, as Google's guide spells it.
public let GMSPlaceHoursTypeBrunch = GMSPlaceHoursType.brunch

/// ``GMSPlaceHoursType/lunch``, as Google's guide spells it.
public let GMSPlaceHoursTypeLunch = GMSPlaceHoursType.lunch

/// ``GMSPlaceHoursType/dinner``, as Google's guide spells it.
public let GMSPlaceHoursTypeDinner = GMSPlaceHoursType.dinner

/// ``GMSPlaceHoursType/seniorHours``, as Google's guide spells it.
public let GMSPlaceHoursTypeSeniorHours = GMSPlaceHoursType.seniorHours

/// ``GMSPlaceHoursType/pickup``, as Google's guide spells it.
public let GMSPlaceHoursTypePickup = GMSPlaceHoursType.pickup

/// ``GMSPlaceHoursType/takeout``, as Google's guide spells it.
public let GMSPlaceHoursTypeTakeout = GMSPlaceHoursType.takeout

/// ``GMSPlaceHoursType/delivery``, as Google's guide spells it.
public let GMSPlaceHoursTypeDelivery = GMSPlaceHoursType.delivery

/// ``GMSPlaceHoursType/kitchen``, as Google's guide spells it.
public let GMSPlaceHoursTypeKitchen = GMSPlaceHoursType.kitchen

/// ``GMSPlaceHoursType/onlineServiceHours``, as Google's guide spells it.
public let GMSPlaceHoursTypeOnlineServiceHours = GMSPlaceHoursType.onlineServiceHours

/// ``GMSPlaceHoursType/driveThrough``, as Google's guide spells it.
public let GMSPlaceHoursTypeDriveThrough = GMSPlaceHoursType.driveThrough

/// ``GMSPlaceHoursType/happyHour``, as Google's guide spells it.
public let GMSPlaceHoursTypeHappyHour = GMSPlaceHoursType.happyHour

/// ``GMSPlaceHoursType/unknown``, as Google's guide spells it.
public let GMSPlaceHoursTypeUnknown = GMSPlaceHoursType.unknown
