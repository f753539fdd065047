public import Devices

/// Which of a bar's appearances holds above content that is not scrolled.
public struct ScrollEdgeRule: Hashable, Sendable {
    private let version: SystemVersion

    /// The rule of a version.
    public init(_ version: SystemVersion) {
        self.version = version
    }

    /// Whether bars have appearances at all: from iOS 13 on.
    ///
    /// Before, the older properties decide.
    public var hasAppearances: Bool { version >= .iOS13 }

    /// Whether content fades to its ground below bars, which have no background of their own: from iOS 26 on.
    public var fadesContent: Bool { version >= .iOS26 }

    /// Whether a navigation bar takes its scroll-edge appearance above content.
    ///
    /// From iOS 15 on every bar does above content that is not scrolled, before that only one with a large title.
    public func navigationBarIsAtEdge(isScrolled: Bool, showsLargeTitle: Bool) -> Bool {
        !isScrolled && (version >= .iOS15 || (version >= .iOS13 && showsLargeTitle))
    }

    /// Whether a navigation bar without a scroll-edge appearance of its own is clear at the edge.
    ///
    /// From iOS 15 on it is; on iOS 13 and 14 a bar with a large title is, unless it has a tint colour.
    public func navigationBarIsClear(showsLargeTitle: Bool, hasTintColor: Bool) -> Bool {
        version >= .iOS15 || (showsLargeTitle && !hasTintColor)
    }

    /// Whether a bar at the bottom takes its scroll-edge appearance: from iOS 15 on, where content ends above it.
    public func bottomBarIsAtEdge(contentEndsAbove: @autoclosure () -> Bool) -> Bool {
        version >= .iOS15 && contentEndsAbove()
    }
}
