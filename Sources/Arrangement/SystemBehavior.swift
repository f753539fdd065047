public import Devices

/// The behavior of UIKit that differs between versions of iOS, with a property for each change.
///
/// It is about views and controllers; changes of looks are elsewhere.
public struct SystemBehavior: Hashable, Sendable {
    private let version: SystemVersion

    /// Creates the behavior of a version.
    public init(_ version: SystemVersion) {
        self.version = version
    }

    // MARK: Traits

    /// Whether a view has the screen's traits before it is first in a window (TE-3): from iOS 13 on.
    public var hasTraitsBeforeWindow: Bool { version >= .iOS13 }

    /// Whether windows belong to scenes, which have their own traits: from iOS 13 on.
    public var hasScenes: Bool { version >= .iOS13 }

    /// Whether content above other content has the elevated level (TE-6): from iOS 13 on.
    public var elevatesContent: Bool { version >= .iOS13 }

    /// Whether a child controller inherits its traits through the superviews of its view (TE-1): from iOS 17 on.
    public var traitsFollowViews: Bool { version >= .iOS17 }

    /// Whether traits are updated right before layout rather than with the screen: from iOS 17 on.
    public var updatesTraitsBeforeLayout: Bool { version >= .iOS17 }

    // MARK: Layout

    /// Whether views and controllers set their properties in a step before layout: from iOS 26 on.
    public var updatesProperties: Bool { version >= .iOS26 }

    /// Whether documents vary by size classes, and split views exist on phones: from iOS 8 on.
    ///
    /// Before, a phone loads the
    /// variations of a compact width and an iPad those of a regular one, always with a regular height.
    public var hasSizeClasses: Bool { version >= .iOS8 }

    /// Whether a standard gap of the visual format ends at the superview's margin: from iOS 8 on.
    ///
    /// Before, it is 20 points
    /// from the edge.
    public var visualFormatEndsAtMargins: Bool { version >= .iOS8 }

    /// Whether layout margins are inset from the safe area: from iOS 11 on.
    public var insetsMarginsFromSafeArea: Bool { version >= .iOS11 }

    /// Whether scroll views add the safe area to their content's inset themselves: from iOS 11 on.
    ///
    /// Before, containers set the inset of a controller's own scroll view.
    public var scrollViewsAdjustContentInset: Bool { version >= .iOS11 }

    /// Whether the content of a table cell has the cell's margins rather than those of any view: from iOS 11 on.
    public var cellContentHasCellMargins: Bool { version >= .iOS11 }

    /// Whether a hidden view at an end of a stack is attached to the visible view beside it: from iOS 15 on.
    ///
    /// Before, it is at the stack's origin.
    public var stacksHoldHiddenEnds: Bool { version >= .iOS15 }

    /// Whether a stack gives multiline text its share of the width: up to iOS 14.
    public var stacksGiveTextItsShare: Bool { version < .iOS15 }

    // MARK: Text

    /// Whether the standard line breaking avoids a last line of one word: from iOS 14 on.
    public var avoidsOrphans: Bool { version >= .iOS14 }

    /// Whether line breaking can keep Hangul words together: from iOS 14 on.
    public var canKeepHangulWords: Bool { version >= .iOS14 }

    // MARK: Controls and tables

    /// Whether date pickers can be compact or show a month: from iOS 14 on.
    public var hasCompactDatePickers: Bool { version >= .iOS14 }

    /// Whether tables can be inset grouped: from iOS 13 on; before, they are grouped from edge to edge.
    public var hasInsetGroupedTables: Bool { version >= .iOS13 }

    /// Whether collection views have list cells: from iOS 14 on.
    public var hasListCells: Bool { version >= .iOS14 }

    // MARK: Controllers

    /// Whether controllers hear that they are appearing once their view has its traits and its size: from iOS 13 on.
    public var callsViewIsAppearing: Bool { version >= .iOS13 }

    /// Whether controllers hear of changes of their safe area and of their margins: from iOS 11 on.
    public var callsInsetChanges: Bool { version >= .iOS11 }

    /// Whether `shouldAutorotate` can no longer prevent rotation: from iOS 16 on.
    public var ignoresAutorotation: Bool { version >= .iOS16 }

    /// Whether navigation bars show large titles (CH-3): from iOS 11 on.
    public var hasLargeTitles: Bool { version >= .iOS11 }

    /// Whether navigation bars show the search bars of their items: from iOS 11 on.
    public var hasSearchInNavigationBars: Bool { version >= .iOS11 }

    /// Whether a search bar that hides on scrolling is visible above content that is not scrolled: from iOS 13 on.
    public var showsSearchBarAtTop: Bool { version >= .iOS13 }

    /// Whether sheets have a controller with detents: from iOS 15 on.
    public var hasSheetPresentationControllers: Bool { version >= .iOS15 }

    /// Whether a sheet can be dragged down: from iOS 13 on.
    public var sheetsCanBeDraggedDown: Bool { version >= .iOS13 }

    /// Whether a split view's columns can be prepared for their next size: from iOS 17 on, where traits change with the
    /// size.
    ///
    /// Before, traits change first.
    public var traitsOfColumnsFollowSize: Bool { version >= .iOS17 }
}
