public import AdaptiveKit
import Drawing
public import Foundation
import Geometry

/// Draws an overlay; this class draws nothing.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    open func setNeedsDisplay() {}

    /// The overlay's drawing in the map's coordinates.
    func items(on map: MKMapView) -> [DrawingItem] { [] }
}

/// Fills and strokes an overlay.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// The width of the line in points; 0 for a hairline.
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPhase: CGFloat = 0
    /// Lengths of dashes and gaps in turn.
    open var lineDashPattern: [NSNumber]?

    /// The overlay's shape in the map's coordinates; `nil` for another kind of overlay.
    func path(on map: MKMapView) -> Path? { nil }

    override func items(on map: MKMapView) -> [DrawingItem] {
        guard let path = path(on: map) else { return [] }
        var items: [DrawingItem] = []
        if let fillColor { items.append(.fill(path, .color(map.resolved(fillColor.withOpacity(of: alpha))))) }
        if let strokeColor {
            let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
            let style = StrokeStyle(
                width: max(lineWidth, 1 / max(1, map.traitCollection.displayScale)), cap: lineCap.drawn,
                join: lineJoin.drawn,
                dashes: dashes.allSatisfy { $0 > 0 } ? dashes : [])
            items.append(.stroke(path, .color(map.resolved(strokeColor.withOpacity(of: alpha))), style))
        }
        return items
    }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func path(on map: MKMapView) -> Path? {
        (overlay as? MKPolyline).map { $0.path(on: map, isClosed: false) }
    }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func path(on map: MKMapView) -> Path? { (overlay as? MKPolygon).map { $0.path(on: map, isClosed: true) } }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func path(on map: MKMapView) -> Path? {
        guard let circle = overlay as? MKCircle else { return nil }
        let around = MKCoordinateRegion(
            center: circle.coordinate, latitudinalMeters: 2 * circle.radius, longitudinalMeters: 2 * circle.radius)
        return .ellipse(in: map.convert(around, toRectTo: map))
    }
}

/// Draws the pictures of a tile overlay, of which there are none.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open func reloadData() {}
}

extension MKMultiPoint {
    /// The shape in a map's coordinates.
    @MainActor fileprivate func path(on map: MKMapView, isClosed: Bool) -> Path {
        var path = Path()
        for (index, coordinate) in coordinates.enumerated() {
            let point = map.point(for: coordinate)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if isClosed, coordinates.count > 1 { path.close() }
        return path
    }
}

extension UIColor {
    /// The color, seen through an opacity.
    fileprivate func withOpacity(of alpha: CGFloat) -> UIColor {
        alpha < 1 ? withAlphaComponent(cgColor.alpha * max(0, alpha)) : self
    }
}
