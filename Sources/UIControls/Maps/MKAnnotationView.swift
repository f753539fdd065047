@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Geometry
import Typography

/// The view of a place on a map.
open class MKAnnotationView: UIView {
    /// The importance of a view where several overlap; here all of them are shown.
    public typealias DisplayPriority = MKFeatureDisplayPriority

    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    /// The image, whose size is the view's unless it has another.
    open var image: UIImage? {
        didSet {
            if let image, bounds.size == .zero { bounds.size = image.size }
            setNeedsDisplay()
        }
    }
    open var canShowCallout = false
    open var isEnabled = true
    open var isSelected = false
    open var isDraggable = false
    /// The distance in points from the place to the view's center.
    open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
    open var calloutOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle

    public enum CollisionMode: Int, Hashable, Sendable { case rectangle = 0, circle, none }

    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard let image, bounds.width > 0, bounds.height > 0 else { return }
        items += image.items(
            in: bounds, tint: tintColor, traits: traitCollection, isStencil: image.isSymbolImage,
            isRightToLeft: isRightToLeft)
    }
}

/// The importance of a view on a map, from 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(1_000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// A round marker with a point at its place.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        stand(on: Self.size)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        stand(on: Self.size)
    }

    /// The size in points; assumed.
    private static let size = CGSize(width: 28, height: 34)

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let disc = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        var tip = Path()
        tip.move(to: CGPoint(x: bounds.midX - 5, y: disc.maxY - 3))
        tip.line(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        tip.line(to: CGPoint(x: bounds.midX + 5, y: disc.maxY - 3))
        tip.close()
        let color = resolved(markerTintColor ?? .systemRed)
        items.fill(tip, color)
        items.fill(.ellipse(in: disc), color)
        let glyph = resolved(glyphTintColor ?? .white)
        if let glyphText {
            let line = setLine(
                glyphText, font: .systemFont(ofSize: 14), color: glyphTintColor ?? .white, width: disc.width)
            items.text(line, at: line.centeredOrigin(in: disc, grid: pixelGrid))
        } else {
            items.fill(.ellipse(in: disc.centered(CGSize(width: 8, height: 8))), glyph)
        }
    }
}

public enum MKFeatureVisibility: Int, Hashable, Sendable { case adaptive = 0, hidden, visible }

/// A pin with its point at its place.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        stand(on: Self.size)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        stand(on: Self.size)
    }

    /// The size in points; assumed.
    private static let size = CGSize(width: 16, height: 36)

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let head = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        let needle = CGRect(x: bounds.midX - 1, y: head.maxY, width: 2, height: bounds.height - head.height)
        items.fill(needle, resolved(.systemGray))
        items.fill(.ellipse(in: head), resolved(pinTintColor ?? .systemRed))
    }
}

extension MKAnnotationView {
    /// Gives the view a size, with its bottom at the place.
    fileprivate func stand(on size: CGSize) {
        bounds.size = size
        centerOffset = CGPoint(x: 0, y: -size.height / 2)
        backgroundColor = .clear
    }
}
