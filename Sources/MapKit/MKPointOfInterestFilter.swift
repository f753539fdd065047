public import Foundation

/// The kinds of places that a map shows; a map here has none of its own.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>

    public init(including categories: [MKPointOfInterestCategory]) {
        (included, excluded) = (Set(categories), [])
        super.init()
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (included, excluded) = (nil, Set(categories))
        super.init()
    }

    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        included?.contains(category) ?? !excluded.contains(category)
    }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let atm = Self(rawValue: "MKPOICategoryATM")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
}
