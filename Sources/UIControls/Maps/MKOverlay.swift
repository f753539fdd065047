public import Foundation

/// A shape over a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
    /// The part of a flat map that has the shape.
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

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
    public var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
    /// The points on a flat map, in memory that lasts as long as the shape.
    public func points() -> UnsafeMutablePointer<MKMapPoint> { pointMemory.start }
    private lazy var pointMemory = MapPointMemory(coordinates.map(MKMapPoint.init))
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard let range = Range(range), range.lowerBound >= 0, range.upperBound <= coordinates.count else { return }
        for (place, coordinate) in coordinates[range].enumerated() { coords[place] = coordinate }
    }

    /// The middle of the points' latitudes and longitudes.
    public var coordinate: CLLocationCoordinate2D {
        let (latitudes, longitudes) = (coordinates.map(\.latitude), coordinates.map(\.longitude))
        func middle(_ values: [Double]) -> Double { ((values.min() ?? 0) + (values.max() ?? 0)) / 2 }
        return CLLocationCoordinate2D(latitude: middle(latitudes), longitude: middle(longitudes))
    }
}

/// Memory with map points, which is freed with its owner.
private final class MapPointMemory {
    let start: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        start = .allocate(capacity: max(1, points.count))
        start.initialize(from: points, count: points.count)
    }

    deinit { start.deallocate() }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        super.init(Array(coordinates.prefix(max(0, count))))
    }

    /// A line without points.
    public convenience init() { self.init(coordinates: [], count: 0) }

    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(coordinates: points.map(\.coordinate), count: count)
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: (0..<max(0, count)).map { points[$0] }, count: count)
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

    /// An area without points.
    public convenience init() { self.init(coordinates: [], count: 0) }

    public convenience init(points: [MKMapPoint], count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(coordinates: points.map(\.coordinate), count: count, interiorPolygons: interiorPolygons)
    }

    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(
            points: (0..<max(0, count)).map { points[$0] }, count: count, interiorPolygons: interiorPolygons)
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

    /// A circle without a radius.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

    public convenience init(mapRect: MKMapRect) {
        let region = MKCoordinateRegion(mapRect)
        let meters = MKMetersPerMapPointAtLatitude(region.center.latitude)
        self.init(center: region.center, radius: min(mapRect.width, mapRect.height) / 2 * meters)
    }

    public var boundingMapRect: MKMapRect {
        let side = 2 * radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        let middle = MKMapPoint(coordinate)
        return MKMapRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    }
}

/// Pictures of a map from a server; there is no network, so none is drawn.
open class MKTileOverlay: MKShape, MKOverlay {
    public let coordinate = CLLocationCoordinate2D()
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var boundingMapRect: MKMapRect { .world }
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(path.y)").replacingOccurrences(of: "{z}", with: "\(path.z)")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        result(nil, nil)
    }
    open var minimumZ = 0
    open var maximumZ = 21

    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
}

/// The place of a picture among those of a map.
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads = 0, aboveLabels }
