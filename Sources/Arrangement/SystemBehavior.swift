public import Devices

/// The behaviour of UIKit that changed from one version of iOS to another: each property is one change.
///
/// Looks change elsewhere; this is about what views and controllers do.
public struct SystemBehavior: Hashable, Sendable {
    private let version: SystemVersion

    /// The behaviour of a version.
    public init(_ version: SystemVersion) {
        self.version = version
    }

    // MARK: Traits

    /// Whether a view has the screen's traits before it is ever in a window (TE-3): from iOS 13 on.
    public var hasTraitsBeforeWindow: Bool { version >= .iOS13 }

    /// Whether windows belong to scenes, which have traits of their own: from iOS 13 on.
    public var hasScenes: Bool { version >= .iOS13 }

    /// Whether content that lies over other content is elevated (TE-6): from iOS 13 on.
    public var elevatesContent: Bool { version >= .iOS13 }

    /// Whether a child controller inherits its traits by way of the views around its own (TE-1): from iOS 17 on.
    public var traitsFollowViews: Bool { version >= .iOS17 }

    /// Whether traits change right before layout rather than with the screen: from iOS 17 on.
    public var updatesTraitsBeforeLayout: Bool { version >= .iOS17 }

    // MARK: Layout

    /// Whether layout margins begin within the safe area: from iOS 11 on.
    public var insetsMarginsFromSafeArea: Bool { version >= .iOS11 }

    /// Whether scroll views add the safe area to their content's inset themselves, where before containers set the
    /// inset of a controller's own scroll view: from iOS 11 on.
    public var scrollViewsAdjustContentInset: Bool { version >= .iOS11 }

    /// Whether the content of a table's cell has the cell's margins rather than those of any view: from iOS 11 on.
    public var cellContentHasCellMargins: Bool { version >= .iOS11 }

    /// Whether a stack keeps its ends where a hidden view is the first or the last: from iOS 15 on.
    public var stacksHoldHiddenEnds: Bool { version >= .iOS15 }

    /// Whether a stack gives text of several lines its share of the width: up to iOS 14.
    public var stacksGiveTextItsShare: Bool { version < .iOS15 }

    // MARK: Text

    /// Whether the standard line breaking avoids a last line of one word: from iOS 14 on.
    public var avoidsOrphans: Bool { version >= .iOS14 }

    /// Whether line breaking can keep Hangul words together: from iOS 14 on.
    public var canKeepHangulWords: Bool { version >= .iOS14 }

    // MARK: Controls and tables

    /// Whether date pickers can be compact or show a month: from iOS 14 on.
    public var hasCompactDatePickers: Bool { version >= .iOS14 }

    /// Whether tables can have groups with margins: from iOS 13 on; before, they are groups from edge to edge.
    public var hasInsetGroupedTables: Bool { version >= .iOS13 }

    /// Whether collection views have the cells of lists: from iOS 14 on.
    public var hasListCells: Bool { version >= .iOS14 }

    // MARK: Controllers

    /// Whether an interface can no longer refuse to turn by `shouldAutorotate`: from iOS 16 on.
    public var ignoresAutorotation: Bool { version >= .iOS16 }

    /// Whether navigation bars show large titles (CH-3): from iOS 11 on.
    public var hasLargeTitles: Bool { version >= .iOS11 }

    /// Whether navigation bars show the search bars of their items: from iOS 11 on.
    public var hasSearchInNavigationBars: Bool { version >= .iOS11 }

    /// Whether a search bar that scrolling hides is seen above content that is not scrolled: from iOS 13 on.
    public var showsSearchBarAtTop: Bool { version >= .iOS13 }

    /// Whether sheets have a controller with detents: from iOS 15 on.
    public var hasSheetPresentationControllers: Bool { version >= .iOS15 }

    /// Whether a sheet can be dragged down: from iOS 13 on.
    public var sheetsCanBeDraggedDown: Bool { version >= .iOS13 }

    /// Whether the columns of a split view can be prepared for the size that they are about to get: from iOS 17 on,
    /// where traits come with the size.
    ///
    /// Before, traits come first.
    public var traitsOfColumnsFollowSize: Bool { version >= .iOS17 }
}
