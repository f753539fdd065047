public import CoreLocation
public import Foundation

/// A place with the names of its parts, which are those of the app.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// The parts of the address, by their keys.
    open override var addressDictionary: [AnyHashable: Any]? { address }
    private let address: [String: Any]?

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
        address = addressDictionary
        super.init()
    }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

/// A place that a map shows and that another app can be opened at; nothing is opened here.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    public let isCurrentLocation: Bool

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        super.init()
    }

    private init(currentLocationAt coordinate: CLLocationCoordinate2D) {
        placemark = MKPlacemark(coordinate: coordinate)
        isCurrentLocation = true
        super.init()
    }

    /// The device's place, which is unknown.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(currentLocationAt: CLLocationCoordinate2D()) }

    /// Whether another app was opened.
    ///
    /// - Returns: false: there is none.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Whether another app was opened.
    ///
    /// - Returns: false: there is none.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the way in which directions are shown.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The value for directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The value for directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The key of the map's center.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the size of the map's part.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
