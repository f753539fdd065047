import Foundation
import Geometry

/// A place on a flat map of the whole earth, in map points.
///
/// The map is Mercator's: 268,435,456 points wide, with the north-west at the origin.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let side = MKMapSize.world.width
        let sine = PortableMath.sin(max(-85.051129, min(85.051129, coordinate.latitude)) * .pi / 180)
        let height = PortableMath.log((1 + sine) / (1 - sine)) / (4 * .pi)
        self.init(x: (coordinate.longitude + 180) / 360 * side, y: (0.5 - height) * side)
    }

    public var coordinate: CLLocationCoordinate2D {
        let side = MKMapSize.world.width
        let power = PortableMath.exp((0.5 - y / side) * 4 * .pi)
        let sine = (power - 1) / (power + 1)
        return CLLocationCoordinate2D(
            latitude: PortableMath.atan2(sine, max(0, 1 - sine * sine).squareRoot()) * 180 / .pi,
            longitude: x / side * 360 - 180)
    }

    /// The distance to another place in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        coordinate.metersOnEarth(to: point.coordinate)
    }
}

/// The size of a part of a flat map, in map points.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of a flat map, in map points.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The smallest part that has all coordinates; null for none.
    init(around coordinates: [CLLocationCoordinate2D]) {
        let points = coordinates.map(MKMapPoint.init)
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    public func union(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull else { return rect }
        guard !rect.isNull else { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard intersects(rect) else { return .null }
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, rect.maxX) - x, height: min(maxY, rect.maxY) - y)
    }

    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
}

extension MKCoordinateRegion {
    /// The region of a part of a flat map.
    public init(_ rect: MKMapRect) {
        let rect = rect.isNull ? MKMapRect() : rect
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The part of a flat map that the region is.
    var mapRect: MKMapRect {
        let (x, y) = (span.longitudeDelta / 2, span.latitudeDelta / 2)
        return MKMapRect(around: [
            CLLocationCoordinate2D(latitude: center.latitude + y, longitude: center.longitude - x),
            CLLocationCoordinate2D(latitude: center.latitude - y, longitude: center.longitude + x),
        ])
    }
}

extension MKMapView {
    public var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }

    /// Shows a part with room around it, in points.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRectThatFits(mapRect, edgePadding: insets)
    }

    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }

    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let (width, height) = (
            bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom
        )
        guard width > 0, height > 0, !mapRect.isNull else { return mapRect }
        let (across, down) = (mapRect.width / width, mapRect.height / height)
        return MKMapRect(
            x: mapRect.minX - insets.left * across, y: mapRect.minY - insets.top * down,
            width: mapRect.width + (insets.left + insets.right) * across,
            height: mapRect.height + (insets.top + insets.bottom) * down)
    }

    /// The region that a rectangle of a view shows.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = convert(rect.origin, toCoordinateFrom: view)
        let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
        return MKCoordinateRegion(MKMapRect(around: [first, last]))
    }
}

/// The map points of a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ lat: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(lat)
}
/// The meters of a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ lat: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * 6_378_137 * max(1e-9, PortableMath.cos(lat * .pi / 180)) / MKMapSize.world.width
}
