public import Foundation
public import Geometry

/// A view whose content may be larger than itself.
open class UIScrollView: UIView {
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

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var scrollIndicatorInsets = UIEdgeInsets.zero
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
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The point of the content that lies at the view's origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// The content's inset with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safeAreaInsets
        case .automatic, .scrollableAxes:
            let safe = safeAreaInsets
            let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
            return contentInset
                + UIEdgeInsets(
                    top: safe.top, left: scrollsHorizontally ? safe.left : 0, bottom: safe.bottom,
                    right: scrollsHorizontally ? safe.right : 0)
        }
    }

    open func adjustedContentInsetDidChange() {}

    /// What constraints to the edges of the content are made with.
    ///
    /// > Rule: AL-16.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The scroll view's own frame, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

/// What hears of scrolling.
///
/// Nothing scrolls in a picture.
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
