public import CoreLocation

extension MKUserLocation {
    /// Where the device is, which nothing here says.
    public var location: CLLocation? { nil }
    /// The direction in which the device points, which nothing here says.
    public var heading: CLHeading? { nil }
}
