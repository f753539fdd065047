import Drawing
import Geometry
import Testing
import UIKit

/// The places and overlays that an app adds to a map.
@Suite("Maps")
struct MapTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// A map of ten by twenty degrees around a place, 200 points wide and 100 high.
    private func map(around center: CLLocationCoordinate2D = CLLocationCoordinate2D()) -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.region = MKCoordinateRegion(
            center: center, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        return map
    }

    private final class Badge: MKAnnotationView {
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            bounds.size = CGSize(width: 20, height: 10)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Delegate: MKMapViewDelegate {
        var added = 0
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            annotation.title == "Badge"
                ? mapView.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation) : nil
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer: MKOverlayPathRenderer =
                switch overlay {
                case let line as MKPolyline: MKPolylineRenderer(polyline: line)
                case let circle as MKCircle: MKCircleRenderer(circle: circle)
                default: MKPolygonRenderer(overlay: overlay)
                }
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 3
            return renderer
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { added += views.count }
    }

    @Test("A place has its point, and a point its place")
    func conversion() {
        let map = map(around: place(50, 179))
        let point = map.convert(place(52.5, 184), toPointTo: map)
        #expect(point == CGPoint(x: 150, y: 25))
        // The same place, counted the other way around the earth.
        #expect(map.convert(place(52.5, -176), toPointTo: map) == point)
        let back = map.convert(point, toCoordinateFrom: map)
        #expect(back.latitude == 52.5 && back.longitude == 184)
        #expect(map.convert(place(.nan, .infinity), toPointTo: map) == CGPoint(x: 100, y: 50))
        #expect(MKMapView().convert(place(1, 2), toPointTo: nil) == .zero)
    }

    @Test("A marker points at its place, and a registered or given view is centered on it")
    func views() throws {
        let (map, delegate) = (map(), Delegate())
        map.delegate = delegate
        map.register(Badge.self, forAnnotationViewWithReuseIdentifier: "badge")
        let marker = MKPointAnnotation(coordinate: place(0, 5))
        let badge = MKPointAnnotation(coordinate: place(2.5, -5), title: "Badge")
        map.addAnnotations([marker, badge])
        #expect(map.view(for: marker) == nil)
        map.layoutIfNeeded()
        let view = try #require(map.view(for: marker))
        #expect(view is MKMarkerAnnotationView && view.frame.midX == 150 && view.frame.maxY == 50)
        let custom = try #require(map.view(for: badge) as? Badge)
        #expect(custom.frame == CGRect(x: 40, y: 20, width: 20, height: 10) && custom.annotation === badge)
        #expect(custom.reuseIdentifier == "badge" && delegate.added == 2)
        map.removeAnnotation(marker)
        map.layoutIfNeeded()
        #expect(view.superview == nil && map.annotations.count == 1 && delegate.added == 2)
    }

    @Test("Overlays are drawn where their places are, and clipped by the map")
    func overlays() throws {
        let (map, delegate) = (map(), Delegate())
        map.delegate = delegate
        let line = MKPolyline(coordinates: [place(0, -5), place(2.5, 5), place(9, 9)], count: 2)
        map.addOverlay(line)
        map.layoutIfNeeded()
        func strokes() -> [Path] {
            map.displayList().items.flatMap { item -> [DrawingItem] in
                if case .element(_, let inner) = item { inner } else { [item] }
            }.flatMap { item -> [Path] in
                guard case .group(let style, let inner) = item, style.clip == .rectangle(map.bounds) else { return [] }
                return inner.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
            }
        }
        #expect(strokes().map(\.bounds) == [CGRect(x: 50, y: 25, width: 100, height: 25)])
        map.removeOverlay(line)
        #expect(strokes().isEmpty && map.overlays.isEmpty)
        // One degree of latitude is 111.32 km.
        map.addOverlay(MKCircle(center: place(0, 0), radius: 111_320))
        map.layoutIfNeeded()
        #expect(strokes().first?.bounds == CGRect(x: 90, y: 40, width: 20, height: 20))
        let area = MKPolygon(coordinates: [place(0, 0), place(1, 0), place(1, 1)], count: 9)
        #expect(area.pointCount == 3 && area.coordinate.latitude == 0.5)
    }

    @Test("The region around places has all of them")
    func shownPlaces() {
        let map = map()
        let places = [(48.1, 11.6), (52.5, 13.4), (50.1, 8.7)].map { MKPointAnnotation(coordinate: place($0.0, $0.1)) }
        map.showAnnotations(places, animated: false)
        map.layoutIfNeeded()
        for annotation in places {
            #expect(map.bounds.contains(map.convert(annotation.coordinate, toPointTo: map)))
        }
        map.showAnnotations(places, animated: false)
        #expect(map.annotations.count == 3)
        map.showAnnotations([], animated: false)
        #expect(map.region.span.latitudeDelta > 4)
    }
}
