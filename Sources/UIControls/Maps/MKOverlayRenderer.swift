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

    /// Creates a renderer that draws nothing, which delegates return for an unknown overlay.
    public convenience override init() { self.init(overlay: MKPolyline()) }

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open var contentScaleFactor: CGFloat { 1 }
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
    /// Never called: overlays of an app's own drawing are not drawn.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

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
    open var miterLimit: CGFloat = 10
    open var shouldRasterize = false
    open var path: CGPath!
    /// Makes the path of a subclass; never called.
    open func createPath() {}
    open func invalidatePath() {}

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

/// The points on the screen of a map point.
public typealias MKZoomScale = CGFloat

open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { (overlay as? MKPolyline) ?? MKPolyline() }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func path(on map: MKMapView) -> Path? {
        (overlay as? MKPolyline).map { $0.path(on: map, isClosed: false) }
    }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { (overlay as? MKPolygon) ?? MKPolygon() }
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func path(on map: MKMapView) -> Path? { (overlay as? MKPolygon).map { $0.path(on: map, isClosed: true) } }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { (overlay as? MKCircle) ?? MKCircle() }
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
