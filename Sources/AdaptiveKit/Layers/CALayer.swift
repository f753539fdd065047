public import Drawing
public import Foundation
public import Geometry

/// The drawing of a view around and behind its content.
///
/// On its own, a rectangle that is drawn without layout.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociatingObject, CAMediaTiming {
    package nonisolated(unsafe) var associations = Associations()
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

    deinit {
        let children = children
        withMainActorIsolation { for child in children { child.parentLayer = nil } }
    }

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
    /// The layer whose opaque parts this layer and its sublayers show; if it is a sublayer, it is not drawn as well.
    open var mask: CALayer?
    /// Whether the layer is being drawn as the mask of another.
    var isBeingDrawnAsMask = false
    private weak var ownDelegate: (any CALayerDelegate)?
    /// Draws and lays out the layer; the view of a view's own layer.
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? view }
        set { ownDelegate = newValue }
    }
    /// The content above the background: a `CGImage` or `UIImage`.
    open var contents: Any?
    /// The way that the contents fit the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The part of the contents that is drawn, in fractions of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The transform of the sublayers about the middle of the bounds; its projection is drawn.
    open var sublayerTransform = CATransform3DIdentity
    open var isOpaque = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    /// Whether the layer's content is drawn upside down: if one of the layers around it is, and no other.
    open func contentsAreFlipped() -> Bool {
        isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
    }
    open var anchorPointZ: CGFloat = 0
    open var drawsAsynchronously = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var needsDisplayOnBoundsChange = false
    open var minificationFilterBias: Float = 0
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var compositingFilter: Any?
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    /// The values of keys that no property has.
    var otherValues: [String: Any] = [:]
    /// The animations that were added and not removed.
    var heldAnimations: [(key: String, animation: CAAnimation)] = []
    private var layoutIsDue = true

    // MARK: Time, which stands still in a picture

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
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
            if let view { return view.frame = newValue }
            if newValue.size != frame.size { layoutIsDue = true }
            ownGeometry.setFrame(newValue.usable)
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? ownGeometry.bounds }
        set {
            guard let view else {
                if newValue.size != bounds.size { layoutIsDue = true }
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

    open var superlayer: CALayer? { parentLayer ?? view?.superview?.layer }
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

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, at: UInt32(index))
        oldLayer.removeFromSuperlayer()
    }

    // MARK: Display and layout

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func displayIfNeeded() {}
    open func needsDisplay() -> Bool { false }
    open func display() {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open var visibleRect: CGRect { bounds }

    /// Draws the layer's content; each picture draws it again.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and all in it, in its own coordinates.
    open func render(in ctx: CGContext) { ctx.add(itemsInside) }

    open func setNeedsLayout() {
        layoutIsDue = true
        view?.setNeedsLayout()
    }
    open func needsLayout() -> Bool { layoutIsDue }
    open func layoutIfNeeded() {
        view?.layoutIfNeeded()
        guard layoutIsDue else { return }
        layoutIsDue = false
        layoutSublayers()
    }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Animations

    open func add(_ anim: CAAnimation, forKey key: String?) { hold(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { heldAnimations.removeAll { $0.key == key } }
    open func removeAllAnimations() { heldAnimations = [] }
    open func animation(forKey key: String) -> CAAnimation? {
        heldAnimations.first { $0.key == key }?.animation
    }
    open func animationKeys() -> [String]? { heldAnimations.isEmpty ? nil : heldAnimations.map(\.key) }

    /// The layer as it is shown: the layer itself.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    // MARK: Values by name

    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    open func value(forKeyPath keyPath: String) -> Any? { namedValue(keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, keyPath) }

    /// The value of a property of a subclass; its default value, or `nil`, if it has none of the type.
    ///
    /// Not part of Core Animation: ported code declares an `@NSManaged` property with it.
    public func managedValue<Value>(_ key: String) -> Value? {
        KeyedValue.typed(value(forKey: key) ?? Self.defaultValue(forKey: key))
    }

    // MARK: Conversion

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The deepest layer at a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let inner = p.applying(toSuperlayer.inverted())
        guard !isHidden, opacity > 0, contains(inner) || !masksToBounds else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(inner) { return hit }
        }
        return contains(inner) ? self : nil
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

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
