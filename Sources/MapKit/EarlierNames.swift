public import CoreLocation

// The names that functions have in Swift 4.
//
// > Rule: the SDK's API notes, `SwiftVersions`, 4.

/// The earlier name of an initializer: a span of two angles.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateSpan(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// The earlier name of an initializer: a region around a place.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion(center:span:)")
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// The earlier name of an initializer: a region that is some meters high and wide.
@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)")
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
