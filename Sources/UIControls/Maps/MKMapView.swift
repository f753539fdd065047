@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Geometry

/// A map, drawn as a frame with its name, with the app's own places and overlays on it.
///
/// A region fills the view: a degree has the same length everywhere along an axis.
open class MKMapView: StandInView {
    open var mapType = MKMapType.standard
    open var showsUserLocation = false
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
    /// The part of the earth that the view shows; one without a size is the whole earth.
    open var region = MKCoordinateRegion() { didSet { setNeedsLayout() } }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var camera = MKMapCamera()
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open private(set) var annotations: [any MKAnnotation] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var viewMakers: [String: () -> MKAnnotationView] = [:]

    public typealias MapType = MKMapType

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any MKMapViewDelegate
        return true
    }

    // MARK: Region

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// The span that is drawn.
    private var shownSpan: MKCoordinateSpan {
        let span = region.span
        return span.latitudeDelta > 0 && span.longitudeDelta > 0
            ? span : MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
    }

    /// The point of a place in the view's coordinates.
    func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
        let span = shownSpan
        // The shorter way around the earth.
        let east = (coordinate.longitude - region.center.longitude).remainder(dividingBy: 360)
        let north = coordinate.latitude - region.center.latitude
        let x = bounds.midX + bounds.width * CGFloat(east / span.longitudeDelta)
        let y = bounds.midY - bounds.height * CGFloat(north / span.latitudeDelta)
        return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(point(for: coordinate), to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let place = convert(point, from: view)
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        let span = shownSpan
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - Double((place.y - bounds.midY) / bounds.height) * span.latitudeDelta,
            longitude: region.center.longitude + Double((place.x - bounds.midX) / bounds.width) * span.longitudeDelta)
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let middle = point(for: region.center)
        let span = shownSpan
        let size = CGSize(
            width: bounds.width * CGFloat(region.span.longitudeDelta / span.longitudeDelta),
            height: bounds.height * CGFloat(region.span.latitudeDelta / span.latitudeDelta))
        let rect = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        return convert(rect, to: view)
    }

    // MARK: Places

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        setNeedsLayout()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotationViews.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// Adds places, and shows the smallest region that has all of them with some room around it.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let places = annotations.map(\.coordinate)
        guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
            let west = places.map(\.longitude).min(), let east = places.map(\.longitude).max()
        else { return }
        let smallest = 0.01
        region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(smallest, (north - south) * 1.3), longitudeDelta: max(smallest, (east - west) * 1.3))
        )
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    /// The view of a place, made at the first layout after the place was added.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
    }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        let made = viewClass as? MKAnnotationView.Type
        viewMakers[identifier] = made.map { made in { RuntimeClass.make(made, reuseIdentifier: identifier) } }
    }

    /// No view is ever reused.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// A new view of the registered class, or a marker.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let view = viewMakers[identifier]?() ?? MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    private func makeViews() {
        var made: [MKAnnotationView] = []
        for annotation in annotations where annotationViews[ObjectIdentifier(annotation)] == nil {
            let view =
                delegate?.mapView(self, viewFor: annotation)
                ?? dequeueReusableAnnotationView(
                    withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
            view.annotation = annotation
            annotationViews[ObjectIdentifier(annotation)] = view
            addSubview(view)
            made.append(view)
        }
        if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }

    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        setNeedsLayout()
    }

    open func removeOverlay(_ overlay: any MKOverlay) {
        overlays.removeAll { $0 === overlay }
        renderers[ObjectIdentifier(overlay)] = nil
        setNeedsDisplay()
    }

    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    /// The drawing of an overlay, made at the first layout after the overlay was added.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    private func makeRenderers() {
        var made: [MKOverlayRenderer] = []
        for overlay in overlays where renderers[ObjectIdentifier(overlay)] == nil {
            guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { continue }
            renderers[ObjectIdentifier(overlay)] = renderer
            made.append(renderer)
        }
        if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
    }

    // MARK: Layout and drawing

    open override func layoutSubviews() {
        super.layoutSubviews()
        makeViews()
        makeRenderers()
        for annotation in annotations {
            guard let view = annotationViews[ObjectIdentifier(annotation)] else { continue }
            let place = point(for: annotation.coordinate)
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let drawn = overlays.flatMap { renderers[ObjectIdentifier($0)]?.items(on: self) ?? [] }
        guard !drawn.isEmpty else { return }
        items.append(.group(GroupStyle(clip: .rectangle(bounds)), drawn))
    }
}

public enum MKMapType: UInt, Hashable, Sendable {
    case standard = 0
    case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Hashable, Sendable { case none = 0, follow, followWithHeading }

/// The identifier under which the class of views is registered that a map makes itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The place of the device, of which there is none.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String?
    open var subtitle: String?
    open var isUpdating: Bool { false }
}
