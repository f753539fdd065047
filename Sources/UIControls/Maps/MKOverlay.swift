public import Foundation

/// A shape over a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

/// A place or shape with a title.
@preconcurrency @MainActor
open class MKShape: NSObject {
    open var title: String?
    open var subtitle: String?

    public override init() { super.init() }
}

/// A shape with several points.
open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]

    init(_ coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
        super.init()
    }

    public var pointCount: Int { coordinates.count }

    /// The middle of the points' latitudes and longitudes.
    public var coordinate: CLLocationCoordinate2D {
        let (latitudes, longitudes) = (coordinates.map(\.latitude), coordinates.map(\.longitude))
        func middle(_ values: [Double]) -> Double { ((values.min() ?? 0) + (values.max() ?? 0)) / 2 }
        return CLLocationCoordinate2D(latitude: middle(latitudes), longitude: middle(longitudes))
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        super.init(Array(coordinates.prefix(max(0, count))))
    }
}

/// A line through places along great circles; here a straight one.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes in the area.
    public let interiorPolygons: [MKPolygon]?

    public init(coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(Array(coordinates.prefix(max(0, count))))
    }
}

/// The area around a place.
open class MKCircle: MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
        super.init()
    }
}

/// Pictures of a map from a server; there is no network, so none is drawn.
open class MKTileOverlay: MKShape, MKOverlay {
    public let coordinate = CLLocationCoordinate2D()
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var minimumZ = 0
    open var maximumZ = 21

    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
}

public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads = 0, aboveLabels }
