public import Devices

/// The rule that chooses a bar's appearance above content that is not scrolled.
public struct ScrollEdgeRule: Hashable, Sendable {
    private let version: SystemVersion

    /// Creates the rule of a version.
    public init(_ version: SystemVersion) {
        self.version = version
    }

    /// Whether bars have appearance objects: from iOS 13 on.
    ///
    /// Before, the older properties apply.
    public var hasAppearances: Bool { version >= .iOS13 }

    /// Whether content fades into its background below bars, which have no background of their own: from iOS 26 on.
    public var fadesContent: Bool { version >= .iOS26 }

    /// Whether a navigation bar uses its scroll-edge appearance above content.
    ///
    /// From iOS 15 on, every bar does above content that is not scrolled; before, only one with a large title.
    public func navigationBarIsAtEdge(isScrolled: Bool, showsLargeTitle: Bool) -> Bool {
        !isScrolled && (version >= .iOS15 || (version >= .iOS13 && showsLargeTitle))
    }

    /// Whether a navigation bar without a scroll-edge appearance of its own is transparent at the edge.
    ///
    /// From iOS 15 on it is; on iOS 13 and 14, a bar with a large title is, unless it has a tint color.
    public func navigationBarIsClear(showsLargeTitle: Bool, hasTintColor: Bool) -> Bool {
        version >= .iOS15 || (showsLargeTitle && !hasTintColor)
    }

    /// Whether a bar at the bottom uses its scroll-edge appearance: from iOS 15 on, if the content ends above it.
    public func bottomBarIsAtEdge(contentEndsAbove: @autoclosure () -> Bool) -> Bool {
        version >= .iOS15 && contentEndsAbove()
    }
}
