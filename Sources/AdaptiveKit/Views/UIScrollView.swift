public import Foundation
public import Geometry

/// A view whose content can be larger than the view itself.
open class UIScrollView: UIView, ScrollingDelegation {
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: Effects at the edges

    public let topEdgeEffect = UIScrollEdgeEffect()
    public let leftEdgeEffect = UIScrollEdgeEffect()
    public let bottomEdgeEffect = UIScrollEdgeEffect()
    public let rightEdgeEffect = UIScrollEdgeEffect()

    // MARK: Content

    open var contentSize = CGSize.zero {
        didSet {
            contentInsetMayHaveChanged()
            reportChangedValues()
        }
    }
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInsetMayHaveChanged()
            reportChangedValues()
        }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { contentInsetMayHaveChanged() }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    open var scrollsToTop = true
    open var decelerationRate = DecelerationRate.normal
    open var refreshControl: UIRefreshControl?
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    private var shownZoomScale: CGFloat = 1

    /// The scale of the zoomed view, between the minimum and the maximum scale.
    open var zoomScale: CGFloat {
        get { shownZoomScale }
        set {
            guard newValue.isFinite, let zoomed = delegate?.viewForZooming(in: self) else { return }
            shownZoomScale = max(minimumZoomScale, min(maximumZoomScale, newValue))
            zoomed.transform = CGAffineTransform(scaleX: shownZoomScale, y: shownZoomScale)
            zoomed.frame.origin = .zero
            contentSize = zoomed.frame.size
            delegate?.scrollViewDidZoom(self)
        }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
        contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
    }

    /// Scrolls by the smallest distance that shows as much of the rectangle as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let room = bounds.inset(by: adjustedContentInset)
        func offset(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if start < from { return start - from }
            return end > to ? min(end - to, start - from) : 0
        }
        contentOffset.x += offset(rect.minX, rect.maxX, room.minX, room.maxX)
        contentOffset.y += offset(rect.minY, rect.maxY, room.minY, room.maxY)
    }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        switch key {
        case "contentSize": contentSize
        case "contentOffset": contentOffset
        case "contentInset": contentInset
        case "zoomScale": zoomScale
        default: super.ownValue(forKey: key)
        }
    }

    open var isTracking: Bool { false }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func flashScrollIndicators() {}
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var bouncesZoom = true
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The delegate, in the type that all scroll views share.
    ///
    /// Not part of UIKit, where a subclass declares ``delegate`` again with another type. In Swift, no property overrides
    /// one of another type, so `delegate` is in an extension, which a table's hides. A subclass that overrides `delegate`
    /// in UIKit overrides this property.
    open weak var scrollingDelegate: (any UIScrollViewDelegate)?

    /// The point of the content that is at the view's origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// The content inset plus the safe area's adjustment.
    open var adjustedContentInset: UIEdgeInsets { contentInset(adjustedTo: safeAreaInsets) }

    /// The content inset with the adjustment for a safe area.
    func contentInset(adjustedTo safe: UIEdgeInsets) -> UIEdgeInsets {
        guard JobEnvironment.current.behavior.scrollViewsAdjustContentInset else {
            // Up to iOS 10, containers set the inset of a controller's own scroll view. The visible result is the same.
            return isInsetByContainer
                ? contentInset + UIEdgeInsets(top: safe.top, bottom: safe.bottom) : contentInset
        }
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safe
        case .automatic, .scrollableAxes:
            let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
            let scrollsVertically =
                contentSize.height > bounds.height || bouncesVertically || isInsetByContainer
            return contentInset
                + UIEdgeInsets(
                    top: scrollsVertically ? safe.top : 0, left: scrollsHorizontally ? safe.left : 0,
                    bottom: scrollsVertically ? safe.bottom : 0, right: scrollsHorizontally ? safe.right : 0)
        }
    }

    /// Whether the older insetting applies: to a controller's own scroll view between a container's bars, scrollable or
    /// not.
    private var isInsetByContainer: Bool {
        guard contentInsetAdjustmentBehavior == .automatic,
            let controller = owningViewController ?? superview?.owningViewController
        else { return false }
        return controller.automaticallyAdjustsScrollViewInsets && controller.isBetweenBars
    }

    open func adjustedContentInsetDidChange() {}

    private var settledInset = UIEdgeInsets.zero

    /// Whether the content is scrolled to its top.
    var restsAtTop: Bool { contentOffset.y <= -settledInset.top }

    /// Keeps content that is scrolled to the top there, below the inset at the view's top.
    private func contentInsetMayHaveChanged() {
        let inset = adjustedContentInset
        guard inset != settledInset else { return }
        let old = settledInset
        settledInset = inset
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -inset.top }
        if offset.x == -old.left { offset.x = -inset.left }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentInsetMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentInsetMayHaveChanged()
    }

    /// Whether content bounces that is lower than the view, which insets it from the safe area.
    @_spi(Subclassing) open var bouncesVertically: Bool { alwaysBounceVertical }

    /// The guide for constraints to the edges of the content.
    ///
    /// > Rule: AL-16.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The scroll view's own frame, which doesn't move with the content.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        scrollingDelegate = value as? any UIScrollViewDelegate
        return true
    }
}

/// A scroll view, whose subclasses declare ``delegate`` again with a type of their own.
@preconcurrency @MainActor
public protocol ScrollingDelegation: UIScrollView {}

extension ScrollingDelegation {
    /// Receives the scroll view's events.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollingDelegate }
        set { scrollingDelegate = newValue }
    }
}

/// Receives scroll events.
///
/// Nothing scrolls in a picture.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: DelegateObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

extension UIScrollView {
    /// The rate at which scrolling slows down; stored, but has no effect.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
