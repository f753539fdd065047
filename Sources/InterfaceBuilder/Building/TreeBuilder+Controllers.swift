internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
public import UIKit

extension TreeBuilder {
    /// The controller with an id and everything it contains; `nil` if the document has none with the id.
    public func controller(_ id: String) -> UIViewController? {
        if let made = controllers[id] { return made }
        guard let source = controllersByID[id], underConstruction.insert(id).inserted else { return nil }
        defer { underConstruction.remove(id) }
        if source.kind == .placeholder, let referenced = referencedController?(source) {
            register(referenced, id: id)
            return referenced
        }
        let controller = makeOwnController(source) ?? makeController(source)
        controller.origin = ElementOrigin(
            id: source.id, location: source.location, label: source.userLabel ?? source.title)
        register(controller, id: id)
        applySettings(of: source, to: controller)
        if code != nil {
            awaitView(controller, source)
        } else if let view = source.view {
            _ = root(view, of: source, owner: controller)
        }
        fillContainer(controller, source)
        activateConstraints()
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
            guides[guide.id] = guide.edge == .top ? owner.topLayoutGuide : owner.bottomLayoutGuide
        }
        activateConstraints()
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

    /// The controllers that relationships with these names lead to.
    ///
    /// A controller that would contain itself is left out.
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

    /// Adds the controllers that embed segues place in container views.
    func embedChildren(below source: DocumentView, owner: UIViewController) {
        for segue in source.connections.segues where segue.kind == .embed {
            guard let container = views[source.id] else { continue }
            guard let child = self.controller(segue.destination), child.parent == nil,
                owner.problem(addingChild: child) == nil,
                let view = preparedView(of: child, for: segue, from: owner, in: container)
            else {
                log.warn(
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
