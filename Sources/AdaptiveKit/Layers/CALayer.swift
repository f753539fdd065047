public import Drawing
public import Foundation
public import Geometry

/// The drawing of a view around and behind its content.
///
/// On its own, a rectangle that is drawn without layout.
open class CALayer: NSObject, AssociatingObject {
    package var associations = Associations()
    /// The view of the layer, if it is a view's own.
    package weak var view: UIView?
    unowned(unsafe) private(set) var parentLayer: CALayer?
    private(set) var children: [CALayer] = []
    private var ownGeometry = ViewGeometry(frame: .zero)

    public override init() { super.init() }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates an empty layer.
    public required init?(coder: NSCoder) { super.init() }

    public init(layer: Any) {
        super.init()
    }

    deinit { for child in children { child.parentLayer = nil } }

    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = .all
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(.black)
    open var shadowColor: CGColor? = CGColor(.black)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var zPosition: CGFloat = 0
    open var name: String?
    open var mask: CALayer?
    private var ownOpacity: Float = 1
    private var ownIsHidden = false
    private var ownMasksToBounds = false
    private var ownBackgroundColor: CGColor?

    // MARK: Properties shared with the layer's view

    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
        }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set {
            if let view { view.isHidden = newValue } else { ownIsHidden = newValue }
        }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue }
        }
    }

    open var backgroundColor: CGColor? {
        get {
            guard let view else { return ownBackgroundColor }
            return view.backgroundColor.map { CGColor($0.resolved(with: view.traitCollection)) }
        }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                ownBackgroundColor = newValue
            }
        }
    }

    open var frame: CGRect {
        get { view?.frame ?? ownGeometry.frame }
        set {
            if let view { view.frame = newValue } else { ownGeometry.plainFrame = newValue.usable }
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? ownGeometry.bounds }
        set {
            guard let view else {
                let center = ownGeometry.center
                ownGeometry.boundsOrigin = newValue.usable.origin
                ownGeometry.plainFrame.size = newValue.usable.size
                ownGeometry.center = center
                return
            }
            view.bounds = newValue
        }
    }

    open var position: CGPoint {
        get { view?.center ?? ownGeometry.center }
        set {
            if let view { view.center = newValue } else { ownGeometry.center = newValue }
        }
    }

    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? ownGeometry.anchorPoint }
        set {
            let position = self.position
            if let view { view.anchorPoint = newValue } else { ownGeometry.anchorPoint = newValue }
            self.position = position
        }
    }

    private var givenTransform: CATransform3D?

    /// The transform.
    ///
    /// Its orthographic projection is drawn, without perspective.
    open var transform: CATransform3D {
        get {
            let flat = affineTransform()
            // The given transform applies as long as its projection hasn't changed.
            if let givenTransform, CATransform3DGetAffineTransform(givenTransform) == flat { return givenTransform }
            return CATransform3DMakeAffineTransform(flat)
        }
        set {
            givenTransform = newValue
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }

    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownGeometry.transform }
    open func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { ownGeometry.transform = transform }
    }

    /// The transform to the superlayer's coordinates.
    var toSuperlayer: CGAffineTransform { view?.geometry.toSuperview ?? ownGeometry.toSuperview }

    // MARK: Tree

    open var superlayer: CALayer? { parentLayer }
    /// The layers added to this one.
    ///
    /// Those of a view's subviews aren't included, and are above.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.parentLayer = nil }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard layer.view == nil, layer !== self, !isWithin(layer) else { return }
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(Int(index), children.count))
        layer.parentLayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32((children.firstIndex { $0 === sibling } ?? children.count - 1) + 1))
    }

    open func removeFromSuperlayer() {
        parentLayer?.children.removeAll { $0 === self }
        parentLayer = nil
    }

    private func isWithin(_ other: CALayer) -> Bool {
        var layer = parentLayer
        while let current = layer {
            if current === other { return true }
            layer = current.parentLayer
        }
        return false
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func layoutSublayers() {}

    /// Adds the layer's own content, in bounds coordinates.
    ///
    /// Not part of Core Animation.
    open func paintContent(into items: inout [DrawingItem]) {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
