@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Foundation

/// A container with controllers as pages that turn like a book's, or scroll.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl = 0, scroll }
    public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal = 0, vertical }
    public enum NavigationDirection: Int, Hashable, Sendable { case forward = 0, reverse }
    public enum SpineLocation: Int, Hashable, Sendable { case none = 0, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key of a ``SpineLocation`` or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The key of the spacing in points, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// The location of the spine; none if pages scroll.
    open private(set) var spineLocation: SpineLocation
    /// Whether pages have backs, which are set together with their fronts.
    open var isDoubleSided = false
    /// The recognizers of the gestures that turn pages; none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    private let pageSpacing: CGFloat
    private var shown: [UIViewController] = []
    private let scrollView = UIScrollView(frame: .zero)
    private var pageControl: UIPageControl?

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        spineLocation = Self.spineLocation(transitionStyle, options)
        pageSpacing = transitionStyle == .scroll ? Self.number(options?[.interPageSpacing]) : 0
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    /// Pages that curl, from left to right.
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        let document = coder as? DocumentCoder ?? DocumentCoder()
        transitionStyle = document.transitionStyle
        navigationOrientation = document.navigationOrientation
        spineLocation = Self.spineLocation(transitionStyle, document.pageOptions)
        pageSpacing = transitionStyle == .scroll ? Self.number(document.pageOptions[.interPageSpacing]) : 0
        super.init(coder: coder)
        isDoubleSided = spineLocation == .mid
    }

    private static func spineLocation(_ style: TransitionStyle, _ options: [OptionsKey: Any]?) -> SpineLocation {
        let spine = options?[.spineLocation]
        let location = spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
        return style == .scroll ? .none : location == .none ? .min : location
    }

    private static func number(_ value: Any?) -> CGFloat {
        let points = value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
        guard let points, points.isFinite else { return 0 }
        return max(0, points)
    }

    // MARK: Pages

    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Shows other pages: two if the spine is in the middle, otherwise one, plus its back if pages have backs.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = (viewControllers ?? []).filter { problem(addingChild: $0) == nil }
        let leaving = shown.filter { controller in !new.contains { $0 === controller } }
        let joining = new.filter { $0.parentController !== self }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in joining { addChild(controller) }
        exchange(leaving, for: joining, transitionStyle == .scroll ? .newFirstAndLast : .newFirst)
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        shown = new
        for controller in joining { controller.endMove(toParent: self) }
        viewIfLoaded?.setNeedsLayout()
        completion?(true)
    }

    // MARK: Layout

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        guard transitionStyle == .scroll else { return }
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        view.addSubview(scrollView)
    }

    /// The dots are shown if pages scroll horizontally and the data source provides a count.
    private func updatePageControl() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, count > 0 else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return
        }
        let control = pageControl ?? UIPageControl(frame: .zero)
        control.numberOfPages = count
        control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        if control.superview == nil { view.addSubview(control) }
        pageControl = control
    }

    private func request(size: CGSize, safeArea: UIEdgeInsets) -> PageRequest {
        var request = PageRequest(size: size, safeArea: safeArea)
        request.isVertical = navigationOrientation == .vertical
        request.hasSpineInMiddle = spineLocation == .mid && shown.count > 1
        request.pageSpacing = pageSpacing
        request.controlHeight = pageControl.map { $0.size(forNumberOfPages: $0.numberOfPages).height }
        return request
    }

    @_spi(Subclassing) open override func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace {
        let arrangement = request(size: space.size, safeArea: space.safeArea).arrange()
        var frames = arrangement.pages
        if view.isRightToLeft, navigationOrientation == .horizontal { frames.reverse() }
        let override = overrideTraitCollection(forChild: child)
        guard let index = shown.firstIndex(where: { $0 === child }), index < frames.count else {
            return ChildPlace(frame: nil, override: override, isShown: false)
        }
        return ChildPlace(frame: frames[index], override: override)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updatePageControl()
        let request = request(size: view.bounds.size, safeArea: view.safeAreaInsets)
        let arrangement = request.arrange()
        if let frame = arrangement.control { pageControl?.frame = frame }
        if transitionStyle == .scroll {
            let frame = arrangement.scrollFrame
            scrollView.frame = frame
            scrollView.contentSize =
                request.isVertical
                ? CGSize(width: frame.width, height: 3 * frame.height)
                : CGSize(width: 3 * frame.width, height: frame.height)
            scrollView.contentOffset =
                request.isVertical ? CGPoint(x: 0, y: frame.height) : CGPoint(x: frame.width, y: 0)
            if let page = shown.first { place(page, at: arrangement.pageInScroll, in: scrollView) }
        } else {
            let pages = view.isRightToLeft && !request.isVertical ? arrangement.pages.reversed() : arrangement.pages
            for (page, frame) in zip(shown, pages) { place(page, at: frame, in: view) }
            // The back of a page isn't visible.
            for page in shown.dropFirst(arrangement.pages.count) { page.viewIfLoaded?.removeFromSuperview() }
        }
    }

    private func place(_ page: UIViewController, at frame: CGRect, in host: UIView) {
        guard let child = page.view else { return }
        child.translatesAutoresizingMaskIntoConstraints = true
        child.autoresizingMask = []
        child.frame = frame
        if child.superview !== host { host.addSubview(child) }
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "dataSource": dataSource = value as? any UIPageViewControllerDataSource
        case "delegate": delegate = value as? any UIPageViewControllerDelegate
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: DelegateObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified of turned pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: DelegateObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { .all }
}
