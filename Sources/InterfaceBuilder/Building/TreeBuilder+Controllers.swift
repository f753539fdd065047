internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
public import UIKit

extension TreeBuilder {
    /// The controller with an id and everything it contains; `nil` if the document has none with the id.
    public func controller(_ id: String) -> UIViewController? {
        if let made = objects.controllers[id] { return made }
        guard let source = index.controllers[id], underConstruction.insert(id).inserted else { return nil }
        defer { underConstruction.remove(id) }
        if source.kind == .placeholder, let referenced = referencedController?(source) {
            objects.controllers[id] = referenced
            return referenced
        }
        let controller = makeOwnController(source) ?? makeController(source)
        controller.origin = ElementOrigin(
            id: source.id, location: source.location, label: source.userLabel ?? source.title)
        objects.controllers[id] = controller
        applySettings(of: source, to: controller)
        if code != nil {
            awaitView(controller, source)
        } else if let view = source.view {
            _ = root(view, of: source, owner: controller)
        }
        fillContainer(controller, source)
        connect()
        if code != nil { finishForCode(controller, source) }
        return controller
    }

    /// An object of the element's class, or of the nearest known class.
    private func makeController(_ source: DocumentController) -> UIViewController {
        switch source.kind {
        case .navigationController: return UINavigationController(nibName: nil, bundle: nil)
        case .tabBarController: return UITabBarController(nibName: nil, bundle: nil)
        case .splitViewController: return UISplitViewController(style: source.split.style.uiKit)
        case .pageViewController: return makePageController(source.page)
        case .tableViewController: return UITableViewController(nibName: nil, bundle: nil)
        case .collectionViewController: return UICollectionViewController(nibName: nil, bundle: nil)
        default: return UIViewController()
        }
    }

    private func applySettings(of source: DocumentController, to controller: UIViewController) {
        controller.title = source.title
        if let item = source.navigationItem { apply(item, to: controller.navigationItem) }
        if let item = source.tabBarItem { controller.tabBarItem = uiTabBarItem(item) }
        controller.toolbarItems = source.toolbarItems.isEmpty ? nil : source.toolbarItems.map { uiBarButtonItem($0) }
        if let edges = source.extendedEdges {
            controller.edgesForExtendedLayout = []
            if edges.contains("top") { controller.edgesForExtendedLayout.insert(.top) }
            if edges.contains("bottom") { controller.edgesForExtendedLayout.insert(.bottom) }
            if edges.contains("left") { controller.edgesForExtendedLayout.insert(.left) }
            if edges.contains("right") { controller.edgesForExtendedLayout.insert(.right) }
        }
        controller.extendedLayoutIncludesOpaqueBars = source.extendedLayoutIncludesOpaqueBars
        controller.automaticallyAdjustsScrollViewInsets = source.automaticallyAdjustsScrollViewInsets
        controller.hidesBottomBarWhenPushed = source.hidesBottomBarWhenPushed
        // A navigation controller defines a presentation context by default.
        if source.definesPresentationContext { controller.definesPresentationContext = true }
        if let size = source.preferredContentSize { controller.preferredContentSize = size }
        if let style = source.overrideUserInterfaceStyle { controller.overrideUserInterfaceStyle = style.uiKit }
        if let style = source.modalPresentationStyle?.uiKit {
            controller.modalPresentationStyle = style
        }
    }

    /// The root view of a scene.
    ///
    /// The controller's layout guides are registered before constraints are created.
    func root(_ source: DocumentView, of controller: DocumentController, owner: UIViewController) -> UIView {
        let root = makeRoot(source)
        owner.view = root
        for guide in controller.layoutGuides {
            objects.guides[guide.id] = guide.edge == .top ? owner.topLayoutGuide : owner.bottomLayoutGuide
        }
        connect()
        if code != nil { connectOutlets(of: owner, controller.connections) }
        if purpose == .running { embedChildren(below: source, owner: owner) }
        return root
    }

    // MARK: Containers

    /// Adds the children that relationships place in a controller.
    private func fillContainer(_ controller: UIViewController, _ source: DocumentController) {
        switch controller {
        case let navigation as UINavigationController: fill(navigation, source)
        case let tabs as UITabBarController:
            if let bar = source.tabBar { fill(tabs.tabBar, with: bar) }
            tabs.viewControllers = children(source, ["viewControllers"], of: tabs)
        case let split as UISplitViewController: fill(split, source)
        default: break
        }
    }

    private func fill(_ navigation: UINavigationController, _ source: DocumentController) {
        if let bar = source.navigationBar {
            fill(navigation.navigationBar, with: bar)
            // Xcode's own templates select "Clip to Bounds" here, but their bars still extend upward.
            navigation.navigationBar.clipsToBounds = false
        }
        if let bar = source.toolbar { fill(navigation.toolbar, with: bar) }
        navigation.isNavigationBarHidden = source.isNavigationBarHidden
        navigation.isToolbarHidden = source.isToolbarHidden
        navigation.hidesBarsWhenVerticallyCompact = source.hidesBarsWhenVerticallyCompact
        navigation.viewControllers = children(source, ["rootViewController"], of: navigation)
    }

    /// Configures a split view controller from the document, and adds its columns.
    func fill(_ split: UISplitViewController, _ source: DocumentController) {
        if let width = source.minimumPrimaryColumnWidth { split.minimumPrimaryColumnWidth = width }
        if let width = source.maximumPrimaryColumnWidth { split.maximumPrimaryColumnWidth = width }
        if let fraction = source.preferredPrimaryColumnWidthFraction {
            split.preferredPrimaryColumnWidthFraction = fraction
        }
        let settings = source.split
        if let width = settings.preferredPrimaryColumnWidth { split.preferredPrimaryColumnWidth = width }
        if let width = settings.preferredSupplementaryColumnWidth { split.preferredSupplementaryColumnWidth = width }
        if let width = settings.minimumSupplementaryColumnWidth { split.minimumSupplementaryColumnWidth = width }
        if let width = settings.maximumSupplementaryColumnWidth { split.maximumSupplementaryColumnWidth = width }
        if let fraction = settings.preferredSupplementaryColumnWidthFraction {
            split.preferredSupplementaryColumnWidthFraction = fraction
        }
        split.presentsWithGesture = settings.presentsWithGesture
        split.showsSecondaryOnlyButton = settings.showsSecondaryOnlyButton
        split.primaryEdge = settings.isPrimaryTrailing ? .trailing : .leading
        split.preferredDisplayMode = settings.preferredDisplayMode.uiKit
        split.preferredSplitBehavior = settings.preferredSplitBehavior.uiKit
        split.delegate = splitViewDelegate
        let columns = Self.columnRelationships.compactMap { name, column in
            children(source, [name], of: split).first.map { (column, $0) }
        }
        if split.style == .unspecified {
            split.viewControllers = columns.filter { $0.0 != .compact }.map(\.1)
        } else {
            for (column, controller) in columns { split.setViewController(controller, for: column) }
        }
    }

    private static let columnRelationships: KeyValuePairs<String, UISplitViewController.Column> = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]

    /// The controllers that relationships with these names lead to.
    ///
    /// A controller that would contain itself is skipped.
    func children(
        _ source: DocumentController, _ relationships: [String], of parent: UIViewController
    ) -> [UIViewController] {
        relationships.flatMap { source.destinations(of: $0) }.compactMap { id in
            guard let child = controller(id), child.parent == nil, parent.problem(addingChild: child) == nil else {
                return nil
            }
            return child
        }
    }

    /// Adds the controllers that embed segues place in container views, installed or not.
    func embedChildren(below source: DocumentView, owner: UIViewController) {
        for segue in source.connections.segues where segue.kind == .embed {
            guard let container = objects.views[source.id] else { continue }
            let child = controller(segue.destination)
            if let child, child.parent === owner, move(child, to: container) { continue }
            guard let child, child.parent == nil, owner.problem(addingChild: child) == nil,
                let view = preparedView(of: child, for: segue, from: owner, in: container)
            else {
                resolver.log.warn(
                    DocumentProblem.cyclicReference(ids: [source.id, segue.destination]), at: segue.location)
                continue
            }
            owner.addChild(child)
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            child.didMove(toParent: owner)
        }
        for child in source.children { embedChildren(below: child, owner: owner) }
    }

    /// Moves an embedded controller's view to the container that is installed, if several containers embed it.
    ///
    /// Returns `false` if another installed container has it.
    private func move(_ child: UIViewController, to container: UIView) -> Bool {
        guard let view = child.viewIfLoaded, let current = view.superview, current !== container,
            objects.isInstalled(container)
        else { return true }
        guard !objects.isInstalled(current) else { return false }
        view.frame = container.bounds
        container.addSubview(view)
        return true
    }
}

extension DocumentPageSettings {
    var transitionStyle: UIPageViewController.TransitionStyle { isScrolling ? .scroll : .pageCurl }
    var navigationOrientation: UIPageViewController.NavigationOrientation { isVertical ? .vertical : .horizontal }
    var options: [UIPageViewController.OptionsKey: Any] {
        var options: [UIPageViewController.OptionsKey: Any] = [:]
        if let pageSpacing { options[.interPageSpacing] = pageSpacing }
        if let spine = spineLocation?.uiKit { options[.spineLocation] = spine }
        return options
    }
}

extension TreeBuilder {
    fileprivate func makePageController(_ settings: DocumentPageSettings) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: settings.transitionStyle, navigationOrientation: settings.navigationOrientation,
            options: settings.options)
        if settings.isDoubleSided { controller.isDoubleSided = true }
        return controller
    }
}

extension DocumentSplitSettings.Style {
    var uiKit: UISplitViewController.Style {
        switch self {
        case .unspecified: .unspecified
        case .doubleColumn: .doubleColumn
        case .tripleColumn: .tripleColumn
        }
    }
}

extension DocumentSplitSettings.DisplayMode {
    fileprivate var uiKit: UISplitViewController.DisplayMode {
        switch self {
        case .automatic: .automatic
        case .primaryHidden: .primaryHidden
        case .allVisible: .allVisible
        case .primaryOverlay: .primaryOverlay
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary: .twoBesideSecondary
        case .twoOverSecondary: .twoOverSecondary
        case .twoDisplaceSecondary: .twoDisplaceSecondary
        case .beside: .oneBesideSecondary
        case .over: .oneOverSecondary
        }
    }
}

extension DocumentSplitSettings.Behavior {
    fileprivate var uiKit: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic: .automatic
        case .tile: .tile
        case .overlay: .overlay
        case .displace: .displace
        }
    }
}

extension DocumentPageSettings.SpineLocation {
    /// The UIKit spine location; `nil` if the transition decides.
    fileprivate var uiKit: UIPageViewController.SpineLocation? {
        switch self {
        case .none: nil
        case .min: .min
        case .mid: .mid
        case .max: .max
        }
    }
}

extension DocumentPresentationStyle {
    var uiKit: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .custom: .custom
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        case .automatic: .automatic
        }
    }
}
