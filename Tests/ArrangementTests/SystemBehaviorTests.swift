import Arrangement
import Devices
import Testing

@Suite("Behavior by version")
struct SystemBehaviorTests {
    /// Each change, with the version that introduced it.
    static let changes: [(name: String, property: @Sendable (SystemBehavior) -> Bool, since: SystemVersion)] = [
        ("hasTraitsBeforeWindow", { $0.hasTraitsBeforeWindow }, .iOS13), ("hasScenes", { $0.hasScenes }, .iOS13),
        ("elevatesContent", { $0.elevatesContent }, .iOS13), ("traitsFollowViews", { $0.traitsFollowViews }, .iOS17),
        ("updatesTraitsBeforeLayout", { $0.updatesTraitsBeforeLayout }, .iOS17),
        ("insetsMarginsFromSafeArea", { $0.insetsMarginsFromSafeArea }, .iOS11),
        ("scrollViewsAdjustContentInset", { $0.scrollViewsAdjustContentInset }, .iOS11),
        ("cellContentHasCellMargins", { $0.cellContentHasCellMargins }, .iOS11),
        ("stacksHoldHiddenEnds", { $0.stacksHoldHiddenEnds }, .iOS15),
        ("stacksGiveTextItsShare", { !$0.stacksGiveTextItsShare }, .iOS15),
        ("avoidsOrphans", { $0.avoidsOrphans }, .iOS14), ("canKeepHangulWords", { $0.canKeepHangulWords }, .iOS14),
        ("hasCompactDatePickers", { $0.hasCompactDatePickers }, .iOS14),
        ("hasInsetGroupedTables", { $0.hasInsetGroupedTables }, .iOS13),
        ("ignoresAutorotation", { $0.ignoresAutorotation }, .iOS16), ("hasLargeTitles", { $0.hasLargeTitles }, .iOS11),
        ("hasSearchInNavigationBars", { $0.hasSearchInNavigationBars }, .iOS11),
        ("showsSearchBarAtTop", { $0.showsSearchBarAtTop }, .iOS13),
        ("hasSheetPresentationControllers", { $0.hasSheetPresentationControllers }, .iOS15),
        ("sheetsCanBeDraggedDown", { $0.sheetsCanBeDraggedDown }, .iOS13),
        ("traitsOfColumnsFollowSize", { $0.traitsOfColumnsFollowSize }, .iOS17),
    ]

    @Test("A change applies from its version on, and not before")
    func changes() {
        for change in Self.changes {
            for version in SystemVersion.allCases {
                #expect(
                    change.property(SystemBehavior(version)) == (version >= change.since),
                    "\(change.name) on iOS \(version)")
            }
        }
    }

    @Test("CH-3 From iOS 15 on every bar has a scroll-edge appearance, on 13 and 14 one with a large title")
    func scrollEdge() {
        func isAtEdge(_ version: SystemVersion, isScrolled: Bool = false, large: Bool) -> Bool {
            ScrollEdgeRule(version).navigationBarIsAtEdge(isScrolled: isScrolled, showsLargeTitle: large)
        }
        #expect(isAtEdge(.iOS15, large: false) && !isAtEdge(.iOS15, isScrolled: true, large: true))
        #expect(isAtEdge(.iOS13, large: true) && !isAtEdge(.iOS14, large: false))
        #expect(!isAtEdge(.iOS12, large: true))
    }

    @Test("A tint color keeps a bar with a large title opaque up to iOS 14 only")
    func clearBars() {
        func isClear(_ version: SystemVersion, large: Bool, tinted: Bool) -> Bool {
            ScrollEdgeRule(version).navigationBarIsClear(showsLargeTitle: large, hasTintColor: tinted)
        }
        #expect(isClear(.iOS13, large: true, tinted: false) && !isClear(.iOS13, large: true, tinted: true))
        #expect(!isClear(.iOS14, large: false, tinted: false))
        #expect(isClear(.iOS15, large: false, tinted: true))
    }

    @Test("A bar at the bottom is at the scroll edge from iOS 15 on, if content ends above it")
    func bottomBars() {
        #expect(ScrollEdgeRule(.iOS15).bottomBarIsAtEdge(contentEndsAbove: true))
        #expect(!ScrollEdgeRule(.iOS15).bottomBarIsAtEdge(contentEndsAbove: false))
        #expect(!ScrollEdgeRule(.iOS14).bottomBarIsAtEdge(contentEndsAbove: true))
    }
}
