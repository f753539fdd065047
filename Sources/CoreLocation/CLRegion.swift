public import Foundation
public import UIControls

/// An area that an app monitors.
///
/// The location is never known.
open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// Whether the device is in an area.
public enum CLRegionState: Int, Hashable, Sendable { case unknown = 0, inside, outside }

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.metersOnEarth(to: coordinate) <= radius
    }
}

/// A number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// A number of a beacon among those of one major number.
public typealias CLBeaconMinorValue = UInt16

/// The numbers that beacons are looked for by.
open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

/// The area around beacons.
open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
    }

    public init(
        uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil, identifier: String
    ) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }

    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(
            uuid: beaconIdentityConstraint.uuid, major: beaconIdentityConstraint.major,
            minor: beaconIdentityConstraint.minor, identifier: identifier)
    }

    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { [:] }
}

/// How near a beacon is.
public enum CLProximity: Int, Hashable, Sendable { case unknown = 0, immediate, near, far }

/// A beacon.
///
/// None is found.
open class CLBeacon: NSObject {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

/// The direction of the device; it is not known.
open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A visit to a place.
///
/// None is recorded.
open class CLVisit: NSObject {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
}

/// The floor of a building.
open class CLFloor: NSObject {
    open var level: Int { 0 }
}

/// The activity during which an app follows the location.
public enum CLActivityType: Int, Hashable, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// How exactly an app may know the place.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy = 0, reducedAccuracy }

/// How the device is held.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Why the place was not found.
public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
}
