import Devices
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("Column split views")
struct ColumnSplitViewTests {
    private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(titled("Primary"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Supplementary"), for: .supplementary) }
        split.setViewController(titled("Secondary"), for: .secondary)
        return split
    }

    private func titles(_ controller: UIViewController?) -> [String?] {
        controller?.navigationController?.navigationBar.items?.map(\.title) ?? []
    }

    @Test("IPAD-16 SPLIT-12 a column's controller is wrapped, and given back as it was set")
    func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UINavigationController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        #expect(split.viewController(for: .primary) === primary)
        #expect(split.viewController(for: .secondary) === secondary)
        #expect(primary.navigationController?.parent === split)
        #expect(split.children == [primary.navigationController, secondary])
        // Two columns have no supplementary one.
        split.setViewController(UIViewController(), for: .supplementary)
        #expect(split.viewController(for: .supplementary) == nil)
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        #expect(compact.parent === split)
        split.setViewController(nil, for: .primary)
        #expect(primary.navigationController?.parent == nil)
    }

    @Test(
        "TE-6 (partly) what lies over the secondary is elevated, as is a sidebar of glass",
        arguments: [
            ("ipad-pro-11/portrait@12", UIUserInterfaceLevel.base), ("ipad-pro-11/portrait@17", .elevated),
            ("ipad-pro-11/landscape@17", .base), ("ipad-pro-11/landscape@26", .elevated),
        ])
    func elevation(variant: String, level: UIUserInterfaceLevel) throws {
        let split = makeSplit()
        try stage(variant, root: split) { window, _ in
            split.show(.primary)
            window.layoutIfNeeded()
            let primary = try #require(split.viewController(for: .primary))
            #expect(primary.traitCollection.userInterfaceLevel == level)
            #expect(split.viewController(for: .secondary)?.traitCollection.userInterfaceLevel == .base)
        }
    }

    @Test("IPAD-18 IPAD-19 SPLIT-9 SPLIT-13 three columns tile, displace and overlay; show and hide change the mode")
    func threeColumns() throws {
        try onPad { window in
            let split = makeSplit(.tripleColumn)
            let recorder = SplitRecorder()
            split.delegate = recorder
            show(split, in: window)
            #expect(split.splitBehavior == .displace)
            #expect(split.displayMode == .oneBesideSecondary)
            let supplementary = try #require(split.viewController(for: .supplementary)?.navigationController?.view)
            let secondary = try #require(split.viewController(for: .secondary)?.navigationController?.view)
            #expect(supplementary.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
            split.show(.primary)
            #expect(split.displayMode == .twoDisplaceSecondary)
            #expect(secondary.frame == CGRect(x: 641, y: 0, width: 873.5, height: 834))
            split.hide(.supplementary)
            #expect(split.displayMode == .secondaryOnly)
            #expect(secondary.frame.width == 1194)
            #expect(
                recorder.heard == [
                    "willChangeTo twoDisplaceSecondary", "willShow primary", "willChangeTo secondaryOnly",
                    "willHide primary", "willHide supplementary",
                ])
            split.preferredSplitBehavior = .overlay
            split.preferredDisplayMode = .twoBesideSecondary
            window.layoutIfNeeded()
            #expect(split.displayMode == .twoOverSecondary)
            #expect(split.supplementaryColumnWidth == 320)
        }
    }

    @Test("SPLIT-13 a mode that was chosen holds until the behaviour is another")
    func chosenMode() {
        onPad { window in
            let split = makeSplit()
            show(split, in: window)
            split.hide(.primary)
            window.layoutIfNeeded()
            #expect(split.displayMode == .secondaryOnly)
            window.frame.size = CGSize(width: 1100, height: 834)
            window.layoutIfNeeded()
            #expect(split.splitBehavior == .tile && split.displayMode == .secondaryOnly)
            window.frame.size = CGSize(width: 834, height: 1194)
            window.layoutIfNeeded()
            #expect(split.splitBehavior == .overlay && split.displayMode == .secondaryOnly)
            split.show(.primary)
            window.layoutIfNeeded()
            #expect(split.displayMode == .oneOverSecondary)
            window.frame.size = CGSize(width: 1194, height: 834)
            window.layoutIfNeeded()
            #expect(split.displayMode == .oneBesideSecondary)
        }
    }

    @Test("SPLIT-11 right-to-left mirrors the columns")
    func rightToLeft() throws {
        try onPad(direction: .rightToLeft) { window in
            let split = makeSplit()
            show(split, in: window)
            let primary = try #require(split.viewController(for: .primary)?.navigationController?.view)
            #expect(primary.frame == CGRect(x: 874, y: 0, width: 420, height: 834))
            #expect(primary.safeAreaInsets.right == 100)
        }
    }

    @Test("TE-9 both columns next to the secondary are compact")
    func traits() {
        onPad(CGSize(width: 1366, height: 1024)) { window in
            let split = makeSplit(.tripleColumn)
            show(split, in: window)
            #expect(split.displayMode == .twoBesideSecondary)
            let classes = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
                split.viewController(for: $0)?.traitCollection.horizontalSizeClass
            }
            #expect(classes == [.compact, .compact, .regular])
        }
    }

    @Test("IPAD-20 SPLIT-14 collapsed columns are one stack, and columns again when expanded")
    func collapse() {
        onPad(CGSize(width: 1366, height: 1024)) { window in
            let split = makeSplit(.tripleColumn)
            let recorder = SplitRecorder()
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            #expect(split.viewController(for: .primary)?.navigationController?.navigationBar.items?.count == 1)
            forcing.force(.compact)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary", "Secondary"])
            #expect(split.viewController(for: .secondary)?.view.window === window)
            split.show(.supplementary)
            window.layoutIfNeeded()
            #expect(split.viewController(for: .supplementary)?.view.window === window)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary"])
            split.hide(.supplementary)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            split.show(.secondary)
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Supplementary", "Secondary"])
            forcing.force(.regular)
            #expect(split.children.count == 3)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            #expect(titles(split.viewController(for: .secondary)) == ["Secondary"])
            #expect(
                recorder.heard == [
                    "topColumn secondary", "didCollapse", "modeForExpanding twoBesideSecondary", "didExpand",
                ])
        }
    }

    @Test("SPLIT-14 the delegate chooses the top column, and the mode on the way back")
    func delegateChooses() {
        onPad { window in
            let split = makeSplit()
            let recorder = SplitRecorder()
            recorder.topColumn = .primary
            recorder.modeForExpanding = .secondaryOnly
            split.delegate = recorder
            let forcing = ForcingController(split)
            show(forcing, in: window)
            forcing.force(.compact)
            #expect(split.viewController(for: .primary)?.view.window === window)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
            forcing.force(.regular)
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test("SPLIT-14 the compact column is shown alone where there is one")
    func compactColumn() {
        onScreen { window in
            let split = makeSplit()
            let compact = UIViewController()
            split.setViewController(compact, for: .compact)
            let recorder = SplitRecorder()
            split.delegate = recorder
            show(split, in: window)
            #expect(recorder.heard == ["topColumn compact", "didCollapse"])
            #expect(compact.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
            #expect(titles(split.viewController(for: .primary)) == ["Primary"])
        }
    }

    @Test("SPLIT-14 a column that is set while collapsed joins the stack where the old one was")
    func replacedWhileCollapsed() {
        onScreen { window in
            let split = makeSplit()
            show(split, in: window)
            split.setViewController(titled("Other"), for: .secondary)
            window.layoutIfNeeded()
            #expect(titles(split.viewController(for: .primary)) == ["Primary", "Other"])
        }
    }

    @Test("SPLIT-15 the sidebar button stands in the first bar that is shown")
    func sidebarButton() {
        onPad { window in
            let split = makeSplit()
            func hasButton(_ column: UISplitViewController.Column) -> Bool {
                let bar = split.viewController(for: column)?.navigationController?.navigationBar
                return bar?.systemLeadingItem === split.displayModeButtonItem
            }
            show(split, in: window)
            #expect(hasButton(.primary) && !hasButton(.secondary))
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .secondaryOnly)
            #expect(!hasButton(.primary) && hasButton(.secondary))
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .oneBesideSecondary)
            split.displayModeButtonVisibility = .never
            window.layoutIfNeeded()
            #expect(!hasButton(.primary) && !hasButton(.secondary))
            split.displayModeButtonVisibility = .automatic
            split.presentsWithGesture = false
            window.layoutIfNeeded()
            #expect(!hasButton(.primary))
        }
        onScreen { window in
            let split = makeSplit()
            show(split, in: window)
            #expect(split.viewController(for: .primary)?.navigationController?.navigationBar.systemLeadingItem == nil)
        }
    }
}
