public import Foundation

/// The kind of a map; stored, because a map is drawn as a plain frame.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    public enum ElevationStyle: Int, Hashable, Sendable { case flat = 0, realistic }

    open var elevationStyle: ElevationStyle

    init(elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
        super.init()
    }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
    public enum EmphasisStyle: Int, Hashable, Sendable { case `default` = 0, muted }

    open var emphasisStyle: EmphasisStyle
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle: elevationStyle)
    }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

/// A kind of place that a map shows by itself.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The kinds of places that a map shows by itself; here it shows none.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>

    public init(including categories: [MKPointOfInterestCategory]) {
        included = Set(categories)
        excluded = []
        super.init()
    }

    public init(excluding categories: [MKPointOfInterestCategory]) {
        included = nil
        excluded = Set(categories)
        super.init()
    }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        included?.contains(category) ?? !excluded.contains(category)
    }

    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The position from which a map is seen; a map is always drawn flat and from above.
open class MKMapCamera: NSObject {
    open var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the eye to the center, in meters.
    open var centerCoordinateDistance: CLLocationDistance
    /// The angle of view in degrees; 0 looks straight down.
    open var pitch: CGFloat
    open var heading: CLLocationDirection

    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
    }

    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }
}
