public import Foundation
public import Geometry
public import Traits

/// An object that owns a view and its relationship to other controllers.
open class UIViewController: UIResponder {
    package var traitState = TraitState()
    package var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    /// The traits that a container of UIKit sets for its children itself.
    package var containerTraits: [ObjectIdentifier: UITraitCollection] = [:]
    private var loadedView: UIView?
    package unowned(unsafe) var parentController: UIViewController?
    var childControllers: [UIViewController] = []
    var appearance = AppearanceState.disappeared
    /// Whether ``viewIsAppearing(_:)`` was called in the current appearance.
    var hasAnnouncedIsAppearing = false
    var parentage = Parentage.settled
    var callbackObservers: [CallbackObserver] = []
    /// Whether the next layout ends the appearance or disappearance that runs.
    var endsWithLayout = false
    /// The parent of a move that ends with it.
    var moveToFinish: UIViewController??
    /// Whether the view is known to be in the parent's view.
    var isPlaceChecked = false
    /// The presentation controller of the controller that this one presents.
    package var presentedContainer: (any PresentingContainer)?
    /// The presentation controller that presents this controller.
    package weak var presentingContainer: (any PresentingContainer)?
    var presentation = PresentationState()
    /// The transition that this controller takes part in, if it differs from its window's or parent's.
    weak var runningTransition: TransitionCoordinator?
    /// The place of the controller when the running transition ends; `nil` outside announcements.
    var planned: PlannedSpace?
    /// The last size that was announced while the view was in no window.
    var announcedSize: CGSize?

    /// The input element that created this controller, if any.
    package var origin: ElementOrigin?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nameOfNib = nibNameOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nameOfNib = nil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    deinit {
        let children = childControllers
        withMainActorIsolation { for child in children { child.parentController = nil } }
    }

    private let nameOfNib: String?
    open var nibName: String? { nameOfNib }
    open var nibBundle: Bundle? { nil }
    package var documentOrigin = DocumentOrigin()
    /// The views that were registered for previews.
    var previewings: [PreviewingContext] = []
    /// The actions below a preview of this controller.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view.
    ///
    /// The default loads it from the controller's document, or creates a plain view of the screen's size.
    open func loadView() {
        if loadViewFromDocument() { return }
        view = UIView(frame: CGRect(origin: .zero, size: JobEnvironment.current.screen.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { adopt(UIView(frame: .zero)) }
        makeCallback(.viewDidLoad) { viewDidLoad() }
    }

    private func adopt(_ view: UIView?) {
        if let problem = view.flatMap(problem(adopting:)) { preconditionFailure(problem.sentence) }
        loadedView?.hierarchy.controller = nil
        loadedView = view
        view?.hierarchy.controller = self
        view?.inheritTraits()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    /// Sets properties before layout, from iOS 26 on: once, and again after ``setNeedsUpdateProperties()``.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { view.updateConstraints() }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Replaces the view of one child with that of another.
    ///
    /// The view is added to the superview of the other one, unless it is in a view already. The children stay children.
    /// The program stops if they are not both children of this controller, as it does in UIKit.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performTransition(
            from: fromViewController, to: toViewController, lasting: duration, options, animations, completion)
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(toAppear: isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endTransition(animated: false) }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    open override var next: UIResponder? { loadedView?.superview ?? parentController }

    // MARK: Properties for containers

    open var title: String? {
        didSet {
            madeNavigationItem?.title = title
            madeTabBarItem?.title = title
            reportChangedValues()
        }
    }
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
    }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loadedView?.setNeedsLayout() }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.setNeedsLayout() }
    }
    open var hidesBottomBarWhenPushed = false
    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The extension that the controller is of; a picture shows none.
    open var extensionContext: NSExtensionContext? { nil }
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    private var namedScrollViews: [(view: UIScrollView, edge: NSDirectionalRectEdge)] = []
    /// Sets the scroll view that bars at an edge follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        namedScrollViews.removeAll { $0.edge.isSubset(of: edge) }
        if let scrollView { namedScrollViews.append((scrollView, edge)) }
    }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedScrollViews.last { $0.edge.isSuperset(of: edge) }?.view
    }
    /// The controller's content in a navigation bar, created on first access.
    open var navigationItem: UINavigationItem {
        if let item = madeNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        madeNavigationItem = item
        return item
    }
    /// The tab of this controller, from iOS 18 on.
    open internal(set) weak var tab: UITab?
    /// The controller's item in a tab bar, created on first access.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = madeTabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            madeTabBarItem = item
            return item
        }
        set { madeTabBarItem = newValue }
    }
    /// The controller's own item; `nil` until it is set or requested.
    private(set) var madeTabBarItem: UITabBarItem?
    private var madeNavigationItem: UINavigationItem?

    /// Sets the item that a document defines for the controller.
    public func setNavigationItem(_ item: UINavigationItem) { madeNavigationItem = item }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var modalPresentationCapturesStatusBarAppearance = false
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// The orientations that the controller supports; on a phone all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        JobEnvironment.current.screen.interfaceOrientation
    }
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Does nothing: the orientation is the variant's.
    public class func attemptRotationToDeviceOrientation() {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.own.userInterfaceStyle ?? .unspecified }
        set { setOwnStyle(newValue) }
    }

    // MARK: Segues

    /// Performs a segue of the controller's scene.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        followSegue(identifier, sender: sender)
    }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // MARK: Unwinding, which a test may ask about

    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && responds(to: action) }
    /// The children to search for the destination, without the one that the segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }
    /// The child that is, or contains, the controller that the segue comes from.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { source.source.selfAndAncestors.contains($0) }
    }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    open func didReceiveMemoryWarning() {}

    // MARK: Editing

    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        madeEditButtonItem?.show(isEditing: editing)
    }
    /// An item that toggles editing, created on first access.
    open var editButtonItem: UIBarButtonItem {
        if let item = madeEditButtonItem { return item }
        let item = UIBarButtonItem(barButtonSystemItem: .edit)
        item.primaryAction = UIAction { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        }
        item.show(isEditing: isEditing)
        madeEditButtonItem = item
        return item
    }
    private var madeEditButtonItem: UIBarButtonItem?

    // MARK: Empty state

    package var contentUnavailableView: UIView?
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Children

    open var children: [UIViewController] { childControllers }
    open var parent: UIViewController? { parentController }
    open func addChild(_ childController: UIViewController) { adoptChild(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, parentController != nil { parentage = .leaving }
    }
    open func didMove(toParent parent: UIViewController?) {}

    open var isMovingToParent: Bool { parentage == .joining }
    open var isMovingFromParent: Bool { parentage == .leaving }

    // MARK: Showing

    /// Whether this controller performs the action: its class overrides the action's method, or the action's type says
    /// so.
    ///
    /// > Rule: VC-3.
    open override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) || action.isImplemented(by: type(of: self))
    }

    /// The controller that shows another for the action: this one or the nearest ancestor that performs it.
    ///
    /// > Rules: VC-1 to VC-3.
    open func targetViewController(forAction action: ResponderAction, sender: Any?) -> UIViewController? {
        nearestPerformer(of: action, sender: sender)
    }

    /// The controller that performs the action with that method's name.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        selfAndAncestors.first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Shows a controller in the way that fits its context: a navigation controller pushes it.
    ///
    /// If no container shows it, it is presented.
    ///
    /// > Rule: VC-1.
    open func show(_ vc: UIViewController, sender: Any?) {
        redirect(.showViewController, of: vc, sender: sender) { $0.show(vc, sender: sender) }
    }

    /// Shows a controller as the detail: a split view replaces its secondary column.
    ///
    /// If no container shows it, it is presented.
    ///
    /// > Rule: VC-2.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        redirect(.showDetailViewController, of: vc, sender: sender) {
            $0.showDetailViewController(vc, sender: sender)
        }
    }

    // MARK: Presenting

    /// Whether ``UIModalPresentationStyle/currentContext`` covers this controller's view.
    ///
    /// Navigation controllers define a context by default.
    ///
    /// > Rule: PRES-4.
    open lazy var definesPresentationContext = self is UINavigationController
    open var providesPresentationContextTransitionStyle = false
    /// The presentation style of the controller.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { presentation.prepared = nil } }
    }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var preferredTransition: Transition?
    /// Whether gestures can't dismiss the controller.
    ///
    /// > Rule: PRES-13.
    open var isModalInPresentation = false
    /// Not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set {
            presentation.transitioningDelegate = newValue
            presentation.prepared = nil
        }
    }

    /// The controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? { presentedByThisOrAncestor?.presentedViewController }
    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? { presentationOfThisOrAncestor?.presentingViewController }
    /// The presentation controller that presents this controller, or would in its current style.
    ///
    /// > Rule: PRES-11.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// The presentation controller, if it is a popover's.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }
    /// The presentation controller, if it is a page or form sheet's, from iOS 15 on.
    open var sheetPresentationController: UISheetPresentationController? {
        guard JobEnvironment.current.behavior.hasSheetPresentationControllers else { return nil }
        return currentPresentationController as? UISheetPresentationController
    }
    open var isBeingPresented: Bool { presentationPhase == .coming }
    open var isBeingDismissed: Bool { presentationPhase == .going }

    /// Presents a controller in its modal presentation style or the style that this adapts to.
    ///
    /// The controller is on screen, and the completion was called, when this method returns. If the presentation fails,
    /// the job's log has the reason.
    ///
    /// > Rules: PRES-1 to PRES-12.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        performPresent(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents and all above it.
    ///
    /// If this controller presents nothing, dismisses this controller.
    ///
    /// > Rule: PRES-2.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        performDismiss(animated: flag, completion: completion)
    }

    // MARK: Transitions

    /// The coordinator of the transition that this controller takes part in, while it runs.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? parentController?.transitionCoordinator ?? viewIfLoaded?.window?.runningTransition
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        standardSize(of: container, within: parentSize)
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    /// The minimum distance of content from the sides of the view.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { standardMinimumLayoutMargins }

    // Focus, pointers and a controller above the keyboard do not occur in a picture.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // The callbacks for rotations before iOS 8. UIKit still declares them. Nothing calls them here.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .unknown
    }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Split views

    /// Receives the secondary controller of a collapsing split view; a plain controller ignores it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the secondary controller for an expanding split view; a plain controller has none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Containers around it

    /// The nearest navigation controller among the ancestors.
    open var navigationController: UINavigationController? { ancestor(of: UINavigationController.self) }
    /// The nearest split view controller among the ancestors.
    open var splitViewController: UISplitViewController? { ancestor(of: UISplitViewController.self) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        setOverride(collection, for: child)
    }
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        traitOverride(for: child, with: containerTraits[ObjectIdentifier(child)])
    }

    // MARK: Hooks of UIKit's own classes

    /// The place of a child when a transition ends after which this controller has the given space.
    @_spi(Subclassing) open func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace { standardPlace(of: child, in: space) }

    /// Plans the places of the children, with those that join or leave in the transition.
    @_spi(Subclassing) open func planChildren(in space: ControllerSpace, of plan: TransitionPlan) {
        for child in childControllers { planChild(child, in: space, of: plan) }
    }

    /// The navigation controller that takes the secondary of a collapsing split view onto its stack; `nil` if none does.
    @_spi(Subclassing) open var stackForSecondary: UINavigationController? { nil }

    /// Whether the controller shows a tab bar next to its children.
    @_spi(Subclassing) open var hasTabBar: Bool { false }

    /// The presentation controller of a class that is always presented in the same way, such as an alert.
    @_spi(Subclassing) open func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        key == "view" ? view : super.ownValue(forKey: key)
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "view": view = value as? UIView
        case "searchDisplayController": break
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
