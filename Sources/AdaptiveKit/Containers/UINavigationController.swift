import Arrangement
public import Foundation
import Traits

/// Controllers on a stack, the topmost of which is shown below a bar.
open class UINavigationController: UIViewController {
    public let navigationBar: UINavigationBar
    private var madeToolbar: UIToolbar?
    private var stack: [UIViewController] = []
    open weak var delegate: (any UINavigationControllerDelegate)?

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }

    /// Replaces the stack; a controller that is in it twice counts once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let oldTop = stack.last
        var seen: Set<ObjectIdentifier> = []
        let new = viewControllers.filter {
            problem(addingChild: $0) == nil && seen.insert(ObjectIdentifier($0)).inserted
        }
        let leaving = stack.filter { !seen.contains(ObjectIdentifier($0)) }
        stack = new
        if isViewLoaded, oldTop !== new.last { show(child: new.last, inPlaceOf: oldTop) }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parentController !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        // A child's view may be in place before its controller was one: the order of a first load.
        if isViewLoaded, new.last?.viewIfLoaded?.superview == nil { show(child: new.last, inPlaceOf: nil) }
        barsDidChange()
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    // MARK: Bars

    open var isNavigationBarHidden = false { didSet { barsDidChange() } }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open var isToolbarHidden = true { didSet { barsDidChange() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenVerticallyCompact = false { didSet { barsDidChange() } }
    open var hidesBarsWhenKeyboardAppears = false

    open var toolbar: UIToolbar! {
        if let toolbar = madeToolbar { return toolbar }
        let toolbar = UIToolbar(frame: .zero)
        madeToolbar = toolbar
        return toolbar
    }

    private func barsDidChange() {
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the bar shows its title large.
    ///
    /// > Rule: CH-3.
    private var showsLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            JobEnvironment.current.isAtLeast(iOS: 11)
        else { return false }
        // What is automatic follows the controller below.
        for controller in stack.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Whether the bar looks as it does above content that nobody has scrolled: from iOS 15 every bar, on 13 and 14
    /// one with a large title.
    ///
    /// > Rule: CH-3.
    private var barRestsAtScrollEdge: Bool {
        let job = JobEnvironment.current
        return job.isAtLeast(iOS: 15) || (job.isAtLeast(iOS: 13) && showsLargeTitle)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = nil
        view.addSubview(navigationBar)
        show(child: stack.last, inPlaceOf: nil)
        barsDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let hidesByHeight = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        let showsBar = !isNavigationBarHidden && !hidesByHeight
        let showsToolbar = !isToolbarHidden && !hidesByHeight
        let request = ContainerLayout.Request(
            bars: BarRequest(
                navigationBar: showsBar ? .shown(largeTitle: showsLargeTitle) : .hidden, showsToolbar: showsToolbar),
            isNavigationBarTranslucent: navigationBar.isTranslucent,
            isToolbarTranslucent: madeToolbar?.isTranslucent ?? true)
        let arrangement = ContainerLayout.place(stack.last, in: self, request)
        navigationBar.isHidden = arrangement?.navigationBar == nil
        if let frame = arrangement?.navigationBar {
            navigationBar.frame = frame
            navigationBar.backgroundOutset = ContainerLayout.backgroundOutset(ofTopBar: frame)
            navigationBar.isAtScrollEdge = barRestsAtScrollEdge
        }
        if let frame = arrangement?.toolbar, let toolbar {
            if toolbar.superview == nil { view.addSubview(toolbar) }
            toolbar.items = stack.last?.toolbarItems
            toolbar.frame = frame
            toolbar.backgroundOutset = ContainerLayout.backgroundOutset(ofBottomBar: frame, in: view)
        }
        madeToolbar?.isHidden = arrangement?.toolbar == nil
    }
}

/// What hears of a navigation controller's stack.
public protocol UINavigationControllerDelegate: AnyObject {}
