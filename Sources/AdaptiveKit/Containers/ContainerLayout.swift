package import Arrangement
import Foundation
import Geometry

/// The layout of a container's shown child: its frame between or behind the bars, and its safe area.
@MainActor package enum ContainerLayout {
    /// The bars, and the way that the content extends under them.
    package struct Request {
        var bars: BarRequest
        var isNavigationBarTranslucent = true
        var isTabBarTranslucent = true
        var isToolbarTranslucent = true
        /// The space that a sidebar leaves.
        var sidebar = TabSidebarArrangement.Room()

        package init(
            bars: BarRequest, isNavigationBarTranslucent: Bool = true, isTabBarTranslucent: Bool = true,
            isToolbarTranslucent: Bool = true, sidebar: TabSidebarArrangement.Room = TabSidebarArrangement.Room()
        ) {
            self.bars = bars
            self.isNavigationBarTranslucent = isNavigationBarTranslucent
            self.isTabBarTranslucent = isTabBarTranslucent
            self.isToolbarTranslucent = isToolbarTranslucent
            self.sidebar = sidebar
        }
    }

    /// Places a child's view in its container's view, and sets its safe area.
    ///
    /// Content extends under a translucent bar, or under opaque bars if it is set to; otherwise it ends at the bar.
    ///
    /// - Parameters:
    ///   - content: the child that is shown.
    ///   - container: the controller whose view the child fills.
    ///   - request: the bars around it.
    /// - Returns: the frames of the bars in the container's view; `nil` if it has none.
    /// > Rules: CH-1 and CH-2.
    package static func place(
        _ content: UIViewController?, in container: UIViewController, _ request: Request
    ) -> BarArrangement? {
        guard let view = container.view else { return nil }
        let environment = JobEnvironment.current.barEnvironment(for: container.traitCollection)
        guard let content, let contentView = content.view else {
            return environment.arrangeBars(in: view.bounds.size, safeArea: view.safeAreaInsets, request.bars)
        }
        let place = place(
            of: content, in: view.bounds.size, safeArea: view.safeAreaInsets, environment: environment, request)
        contentView.frame = place.frame
        contentView.setRootSafeAreaInsets(place.safeArea)
        return place.arrangement
    }

    /// The place of a child in a container that its controller gives when a transition ends.
    package static func plannedPlace(
        of content: UIViewController, in container: UIViewController, _ space: ControllerSpace, isShown: Bool,
        _ request: Request
    ) -> ChildPlace {
        let place = place(
            of: content, in: space.size, safeArea: space.safeArea,
            environment: JobEnvironment.current.barEnvironment(for: space.traits, on: space.screen), request)
        return ChildPlace(
            frame: place.frame, safeArea: place.safeArea,
            override: container.overrideTraitCollection(forChild: content), isShown: isShown)
    }

    /// The frame and the safe area of a child, and the bars around it, in a container of the given size.
    private static func place(
        of content: UIViewController, in size: CGSize, safeArea outer: UIEdgeInsets, environment: BarEnvironment,
        _ request: Request
    ) -> (arrangement: BarArrangement, frame: CGRect, safeArea: UIEdgeInsets) {
        let arrangement = environment.arrangeBars(in: size, safeArea: outer, request.bars)
        var frame = CGRect(origin: .zero, size: size).inset(by: request.sidebar.cut)
        var safeArea = arrangement.safeArea + request.sidebar.safeArea
        if request.sidebar.cut.left > 0 { safeArea.left = 0 }
        if request.sidebar.cut.right > 0 { safeArea.right = 0 }
        func stopsAt(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
            !content.edgesForExtendedLayout.contains(edge)
                || (!isTranslucent && !content.extendedLayoutIncludesOpaqueBars)
        }
        if arrangement.navigationBar != nil, stopsAt(.top, request.isNavigationBarTranslucent) {
            frame = frame.inset(by: UIEdgeInsets(top: safeArea.top))
            safeArea.top = 0
        }
        let hasBottomTabBar = arrangement.tabBar != nil && !request.bars.tabBarIsAtTop
        let hasBottomBar = hasBottomTabBar || arrangement.toolbar != nil
        let isBottomTranslucent =
            (!hasBottomTabBar || request.isTabBarTranslucent)
            && (arrangement.toolbar == nil || request.isToolbarTranslucent)
        if hasBottomBar, stopsAt(.bottom, isBottomTranslucent) {
            frame = frame.inset(by: UIEdgeInsets(bottom: safeArea.bottom))
            safeArea.bottom = 0
        }
        return (arrangement, frame, safeArea)
    }

    /// The upward outset of a top bar's background: to the edge of the container's view, under the status bar.
    package static func backgroundOutset(ofTopBar frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(top: max(0, frame.minY))
    }

    /// The downward outset of a bottom bar's background: under the home indicator.
    package static func backgroundOutset(ofBottomBar frame: CGRect, in view: UIView) -> UIEdgeInsets {
        UIEdgeInsets(bottom: max(0, view.bounds.height - frame.maxY))
    }
}

extension UIViewController {
    /// Shows a child in this controller's view, behind all other subviews, in place of another.
    package func show(child: UIViewController?, inPlaceOf old: UIViewController?) {
        guard child !== old || child?.viewIfLoaded?.superview == nil else { return }
        exchange(old.map { [$0] } ?? [], for: child.map { [$0] } ?? [], hasTabBar ? .newFirst : .oldFirst)
        if let oldView = old?.viewIfLoaded, oldView.superview === viewIfLoaded {
            oldView.removeFromSuperview()
            oldView.setRootSafeAreaInsets(nil)
        }
        guard let child, let childView = child.view, let view else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        childView.frame = view.bounds
        view.insertSubview(childView, at: 0)
        view.setNeedsLayout()
    }

    package func ancestor<Container: UIViewController>(of type: Container.Type) -> Container? {
        var controller = parentController
        while let current = controller {
            if let found = current as? Container { return found }
            controller = current.parentController
        }
        return nil
    }

    /// Whether a container with bars shows this controller.
    var isBetweenBars: Bool { navigationController != nil || isInTabs }

    /// Whether an ancestor shows a tab bar.
    var isInTabs: Bool { sequence(first: self) { $0.parentController }.dropFirst().contains { $0.hasTabBar } }
}
