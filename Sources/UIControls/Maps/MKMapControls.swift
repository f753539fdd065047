public import AdaptiveKit
public import Foundation

/// The button that moves a map to the user's place.
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?

    private let image = UIImageView(image: UIImage(systemName: "location"))

    /// The side in points; assumed.
    private static let side: CGFloat = 44

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        settle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        settle()
    }

    private func settle() {
        image.contentMode = .center
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        image.frame = bounds
        addSubview(image)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
}

/// The needle that points north, which shows only where a map is turned: never in a picture.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// The length of a distance on a map, which shows only while the user zooms: never in a picture.
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    public enum Alignment: Int, Hashable, Sendable { case leading = 0, trailing }

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
