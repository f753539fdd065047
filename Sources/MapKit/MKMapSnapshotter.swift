public import CoreLocation
public import Foundation

/// Draws a part of a map: the picture is a plain area.
open class MKMapSnapshotter: NSObject {
    /// The part of the map, and the size of its picture.
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
    }

    /// The picture of a part of a map.
    open class Snapshot: NSObject {
        public let image: UIImage
        private let region: MKCoordinateRegion

        init(_ options: Options) {
            region = options.region
            let size = options.size
            image = UIGraphicsImageRenderer(size: size).image { context in
                UIColor.systemGray6.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            super.init()
        }

        /// The point of a place in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            func share(_ value: Double, _ middle: Double, _ span: Double) -> CGFloat {
                span > 0 ? CGFloat((value - middle) / span + 0.5) : 0.5
            }
            return CGPoint(
                x: image.size.width * share(coordinate.longitude, region.center.longitude, region.span.longitudeDelta),
                y: image.size.height
                    * (1 - share(coordinate.latitude, region.center.latitude, region.span.latitudeDelta)))
        }
    }

    private let options: Options
    open var isLoading: Bool { false }

    public init(options: Options) {
        self.options = options
        super.init()
    }

    /// Draws at once.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(Snapshot(options), nil)
    }

    /// Draws at once.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) { completionHandler(Snapshot(options), nil) }

    open func cancel() {}
}
