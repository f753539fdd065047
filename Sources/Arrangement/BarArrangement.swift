public import Foundation
public import Geometry

/// The bars that a container shows around its content.
public struct BarRequest: Hashable, Sendable {
    public enum NavigationBar: Hashable, Sendable {
        case hidden
        case shown(largeTitle: Bool)
        /// A height that the container computed: with a prompt, or with a partly collapsed large title.
        case ofHeight(CGFloat)
    }

    public var navigationBar: NavigationBar
    public var showsTabBar: Bool
    /// Whether the tab bar is at the top rather than at the bottom.
    public var tabBarIsAtTop = false
    /// Whether a navigation bar of the content shares its row with a tab bar at the top.
    public var contentSharesTopRow = false
    public var showsToolbar: Bool
    /// The controller's `additionalSafeAreaInsets`.
    public var additionalInsets: UIEdgeInsets

    public init(
        navigationBar: NavigationBar = .hidden, showsTabBar: Bool = false, showsToolbar: Bool = false,
        additionalInsets: UIEdgeInsets = .zero
    ) {
        self.navigationBar = navigationBar
        self.showsTabBar = showsTabBar
        self.showsToolbar = showsToolbar
        self.additionalInsets = additionalInsets
    }
}

/// The frames of a container's bars, and the space left for its content.
public struct BarArrangement: Hashable, Sendable {
    /// The frame in the container's coordinates; `nil` if the bar is hidden.
    public var navigationBar: CGRect?
    /// The frame including the home indicator's area, which the bar's background fills.
    public var tabBar: CGRect?
    public var toolbar: CGRect?
    /// The safe area of the content's view, which fills the container behind the bars.
    public var safeArea: UIEdgeInsets
}

extension BarEnvironment {
    /// Computes the frames of a container's bars and the safe area of its content.
    ///
    /// - Parameters:
    ///   - size: the size of the container.
    ///   - safeArea: the container's own safe area: the insets of the device and the status bar that overlap it.
    ///   - request: the bars to show.
    /// - Returns: the bars' frames, and the content's safe area.
    /// > Rule: CH-1 and CH-2.
    public func arrangeBars(in size: CGSize, safeArea: UIEdgeInsets, _ request: BarRequest) -> BarArrangement {
        var arrangement = BarArrangement(safeArea: safeArea)
        let barHeight: CGFloat? =
            switch request.navigationBar {
            case .hidden: nil
            case .shown(largeTitle: true): navigationBarHeightWithLargeTitle()
            case .shown(largeTitle: false): navigationBarHeight()
            case .ofHeight(let height): height
            }
        if let height = barHeight {
            let frame = CGRect(
                x: 0, y: navigationBarOrigin(safeAreaTop: safeArea.top), width: size.width, height: height)
            arrangement.navigationBar = frame
            arrangement.safeArea.top = frame.maxY
        }
        // A toolbar is above a tab bar; the lower of the two includes the home indicator's area.
        var bottom = size.height
        if request.showsTabBar, request.tabBarIsAtTop {
            let frame = CGRect(
                x: 0, y: navigationBarOrigin(safeAreaTop: safeArea.top), width: size.width, height: topTabBarHeight)
            arrangement.tabBar = frame
            if !request.contentSharesTopRow { arrangement.safeArea.top = max(arrangement.safeArea.top, frame.maxY) }
        } else if request.showsTabBar {
            let height = tabBarHeight(bottomInset: safeArea.bottom)
            arrangement.tabBar = CGRect(x: 0, y: bottom - height, width: size.width, height: height)
            bottom -= height
        }
        if request.showsToolbar {
            let isLowest = bottom == size.height
            let height = toolbarHeight(bottomInset: isLowest ? safeArea.bottom : 0)
            arrangement.toolbar = CGRect(x: 0, y: bottom - height, width: size.width, height: height)
            bottom -= height
        }
        if bottom < size.height { arrangement.safeArea.bottom = size.height - bottom }
        arrangement.safeArea = arrangement.safeArea + request.additionalInsets
        return arrangement
    }
}

/// The part of a window's safe area that applies to a view inside it.
///
/// - Parameters:
///   - frame: the view's frame, in the coordinates of the container that has the safe area.
///   - size: the size of the container.
///   - safeArea: the insets of the container.
/// - Returns: insets in the view's own coordinates, none of them negative.
/// > Rule: AL-7.
public func safeAreaInsets(of frame: CGRect, in size: CGSize, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    // A view that extends beyond an edge without an inset has no inset there, such as a partly visible row.
    func part(_ inset: CGFloat, _ overhang: CGFloat, _ extent: CGFloat) -> CGFloat {
        inset > 0 ? min(max(0, inset + overhang), max(0, extent)) : 0
    }
    return UIEdgeInsets(
        top: part(safeArea.top, -frame.minY, frame.height), left: part(safeArea.left, -frame.minX, frame.width),
        bottom: part(safeArea.bottom, frame.maxY - size.height, frame.height),
        right: part(safeArea.right, frame.maxX - size.width, frame.width))
}
