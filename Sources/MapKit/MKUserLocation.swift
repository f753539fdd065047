public import CoreLocation

extension MKUserLocation {
    /// The device's location: always `nil`.
    public var location: CLLocation? { nil }
    /// The device's heading: always `nil`.
    public var heading: CLHeading? { nil }
}
