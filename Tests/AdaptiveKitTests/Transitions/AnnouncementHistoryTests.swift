import Devices
import Foundation
import TestTraits
import Testing
import UIKit

/// Random trees of containers and presentations, and random changes of their window.
///
/// `MAQUETTE_HISTORIES` says how many of each kind, from which seed on: `10000` or `500..<600`.
@Suite("Random histories of windows")
struct AnnouncementHistoryTests {
    private static func seeds(otherwise range: Range<UInt64>) -> Range<UInt64> {
        guard let text = ProcessInfo.processInfo.environment["MAQUETTE_HISTORIES"] else { return range }
        let bounds = text.components(separatedBy: "..<").compactMap { UInt64($0) }
        return bounds.count == 2 && bounds[0] <= bounds[1]
            ? bounds[0]..<bounds[1] : 0..<(bounds.first ?? range.upperBound)
    }

    @Test(
        "TR-3 TR-5 in random trees nothing announced differs from what comes, and nothing is announced twice",
        arguments: History.Kind.allCases)
    func few(kind: History.Kind) throws {
        for seed in Self.seeds(otherwise: 0..<200) {
            let problems = try History(seed: seed, kind).run()
            #expect(problems == [])
        }
    }

    /// What is missed: presentations over content that another presentation takes out, and split views inside the
    /// columns of another one.
    @Test(
        "TR-3 TR-5 (partly) the same in 9,998 of 10,000 everyday histories and 9,980 of wide ones, of 5,000 each",
        .long,
        arguments: [(History.Kind.everyday, 2), (.wide, 20)])
    func many(kind: History.Kind, mostOfTenThousand: Int) throws {
        let seeds = Self.seeds(otherwise: 200..<5_200)
        let missed = try seeds.filter { try !History(seed: $0, kind).run().isEmpty }
        #expect(missed.count * 10_000 <= seeds.count * mostOfTenThousand, "\(missed)")
    }
}

/// Numbers that follow from a seed.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(count))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
    mutating func chance(_ part: Int, in whole: Int) -> Bool { roll(whole) < part }
}

/// Answers as its dice said when it was made.
private final class RandomSplitDelegate: UISplitViewControllerDelegate {
    let collapses: Bool
    let topColumn: UISplitViewController.Column?
    let mode: UISplitViewController.DisplayMode?
    let separates: Bool

    init(_ dice: inout Dice) {
        collapses = dice.chance(1, in: 3)
        topColumn = dice.chance(1, in: 3) ? .primary : nil
        mode = dice.chance(1, in: 3) ? dice.pick([.secondaryOnly, .oneBesideSecondary]) : nil
        separates = dice.chance(1, in: 4)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { collapses }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separates ? WatchingController("separated") : nil }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposed }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposed }
}

/// Adapts as its dice said when it was made.
private final class RandomAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    let wraps: Bool

    init(_ dice: inout Dice) {
        style = dice.pick([.automatic, .none, .fullScreen, .overFullScreen])
        wraps = dice.chance(1, in: 3)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        // UIKit refuses a navigation controller on the stack of another one.
        guard wraps, !(controller.presentedViewController is UINavigationController) else { return nil }
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
}

/// A tree of containers and presentations, and what happens to its window.
final class History {
    /// What may happen.
    enum Kind: CaseIterable {
        /// Stacks, tabs, split views and one presentation.
        case everyday
        /// Further windows, overrides, presentations over presentations, and what changes containers in between.
        case wide
    }

    private let seed: UInt64
    private let kind: Kind
    private var dice: Dice
    private var delegates: [AnyObject] = []
    private var lines: [String] = []
    private var count = 0

    init(seed: UInt64, _ kind: Kind) {
        self.seed = seed
        self.kind = kind
        dice = Dice(seed: seed)
    }

    /// - Returns: what was done, and the announcements that did not come true; nothing if all did.
    func run() throws -> [String] {
        let version = dice.pick(["8", "10", "12", "13", "14", "15", "16", "17", "18", "26"])
        let number = Int(version) ?? 0
        let device = device(of: number)
        let variants = windows(of: device, version: number)
        guard variants.count > 1 else {
            return ["\(device)@\(version) has no windows"]
        }
        let start = try Variant(parsing: dice.pick(variants))
        var found: [String] = []
        try JobEnvironment.run(on: start) { _ in
            let root = tree(depth: 3, onStack: false)
            lines.append("\(start): \(describe(root))")
            let window = UIWindow.showing(root, on: start)
            window.layoutIfNeeded()
            for _ in 0..<(2 + dice.roll(5)) {
                for _ in 0..<(kind == .wide ? dice.roll(3) : dice.roll(2)) {
                    act(in: window)
                    window.layoutIfNeeded()
                }
                window.layoutIfNeeded()
                let next = dice.pick(variants)
                lines.append("→ \(next)")
                let problems = try window.announcementProblems(movingTo: next)
                if !problems.isEmpty {
                    found = ["seed \(seed)"] + lines + problems
                    return
                }
            }
        }
        return found
    }

    private func device(of version: Int) -> String {
        if dice.chance(2, in: 3) {
            guard version >= 13 else { return "ipad-9-7" }
            let old = ["ipad-pro-11", "ipad-pro-12-9"]
            return dice.pick(kind == .wide ? old + (version >= 18 ? ["ipad-pro-13", "ipad-mini-6"] : []) : old)
        }
        if version >= 17 { return dice.pick(["iphone-15", "iphone-15-pro-max"]) }
        if version >= 13 { return "iphone-11-pro-max" }
        return kind == .wide && dice.chance(1, in: 3) ? "iphone-5s" : "iphone-6-plus"
    }

    private func windows(of device: String, version: Int) -> [String] {
        var windows = ["portrait", "landscape"]
        if device.hasPrefix("ipad"), version >= 9 {
            for orientation in ["portrait", "landscape"] {
                windows += ["split-third", "split-two-thirds", "slide-over"].map { "\(orientation)/\($0)" }
            }
            windows.append("landscape/split-half")
        }
        if kind == .wide {
            windows += ["landscape/700x800", "landscape/520x640", "landscape/980x700", "portrait/600x900"]
        }
        return windows.map { "\(device)/\($0)@\(version)" }.filter { (try? Variant(parsing: $0)) != nil }
    }

    // MARK: The tree

    private func leaf() -> UIViewController {
        count += 1
        let leaf = WatchingController("\(count)")
        if kind == .wide {
            if dice.chance(1, in: 10) {
                leaf.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 7, bottom: 3, right: 5)
            }
            if dice.chance(1, in: 10) { leaf.definesPresentationContext = true }
            if dice.chance(1, in: 10) { leaf.extendedLayoutIncludesOpaqueBars = true }
            if dice.chance(1, in: 10) { leaf.hidesBottomBarWhenPushed = true }
            if dice.chance(1, in: 8) { override(leaf) }
        }
        if dice.chance(1, in: 8) { leaf.edgesForExtendedLayout = [] }
        if dice.chance(1, in: 8) { leaf.preferredContentSize = CGSize(width: 250, height: 180) }
        return leaf
    }

    private func stack(depth: Int) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<(1 + dice.roll(3))).map { _ in tree(depth: depth, onStack: true) }
        if dice.chance(1, in: 5) { navigation.navigationBar.isTranslucent = false }
        if dice.chance(1, in: 8) { navigation.isNavigationBarHidden = true }
        if dice.chance(1, in: 8) { navigation.isToolbarHidden = false }
        if dice.chance(1, in: 8) { navigation.hidesBarsWhenVerticallyCompact = true }
        return navigation
    }

    private func tree(depth: Int, onStack: Bool) -> UIViewController {
        guard depth > 0 else { return leaf() }
        switch dice.roll(9) {
        case 0 where !onStack, 1 where !onStack: return stack(depth: depth - 1)
        case 2:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<(1 + dice.roll(4))).map { _ in tree(depth: depth - 1, onStack: false) }
            if dice.chance(1, in: 5) { tabs.tabBar.isTranslucent = false }
            return tabs
        case 3 where !onStack, 4 where !onStack: return split(depth: depth)
        case 5:
            let container = UIViewController()
            let child = tree(depth: depth - 1, onStack: false)
            if kind == .wide, dice.chance(1, in: 3) {
                constrain(child, and: tree(depth: depth - 1, onStack: false), in: container)
                return container
            }
            container.embed(child, in: dice.chance(1, in: 3) ? CGRect(x: 10, y: 120, width: 200, height: 300) : nil)
            if dice.chance(1, in: 2) {
                let width = dice.pick([UIUserInterfaceSizeClass.compact, .regular])
                container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: child)
            }
            return container
        case 6:
            let pages = UIPageViewController(
                transitionStyle: dice.chance(1, in: 2) ? .scroll : .pageCurl, navigationOrientation: .horizontal)
            pages.setViewControllers([tree(depth: depth - 1, onStack: false)], direction: .forward, animated: false)
            return pages
        case 7:
            let versatile = VersatileSplitViewController()
            versatile.sideViewController = tree(depth: depth - 1, onStack: false)
            versatile.mainViewController = tree(depth: depth - 1, onStack: false)
            versatile.sideViewDisplayOption = dice.pick([.alwaysDisplay, .hideInPortraitOrientation, .hideByDefault])
            return versatile
        default: return leaf()
        }
    }

    /// Two children, of which constraints place one in the safe area and the other beside it.
    private func constrain(_ first: UIViewController, and second: UIViewController, in container: UIViewController) {
        for child in [first, second] {
            container.addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        let safe = container.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            first.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            first.view.topAnchor.constraint(equalTo: safe.topAnchor),
            first.view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            first.view.widthAnchor.constraint(equalTo: container.view.widthAnchor, multiplier: 0.4),
            second.view.leadingAnchor.constraint(equalTo: first.view.trailingAnchor, constant: 8),
            second.view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
            second.view.topAnchor.constraint(equalTo: container.view.topAnchor),
            second.view.heightAnchor.constraint(equalTo: container.view.heightAnchor, multiplier: 0.5),
        ])
    }

    /// Overrides a trait of a controller, as its version of iOS can.
    private func override(_ controller: UIViewController) {
        if JobEnvironment.current.isAtLeast(iOS: 17) {
            switch dice.roll(3) {
            case 0: controller.traitOverrides.horizontalSizeClass = dice.pick([.compact, .regular])
            case 1: controller.traitOverrides.verticalSizeClass = .compact
            default: controller.traitOverrides.userInterfaceStyle = .dark
            }
        } else if JobEnvironment.current.isAtLeast(iOS: 13) {
            controller.overrideUserInterfaceStyle = dice.pick([.dark, .light, .unspecified])
        }
    }

    private func split(depth: Int) -> UIViewController {
        let isOld = !JobEnvironment.current.isAtLeast(iOS: 14)
        let split = UISplitViewController(
            style: isOld ? .unspecified : dice.pick([.unspecified, .doubleColumn, .tripleColumn]))
        if split.style == .unspecified {
            split.viewControllers = (0..<2).map { _ in
                dice.chance(2, in: 3) ? stack(depth: depth - 1) : leaf()
            }
        } else {
            for column in split.style.sidebars + [.secondary] { split.setViewController(stack(depth: 0), for: column) }
            if dice.chance(1, in: 4) { split.setViewController(tree(depth: depth - 1, onStack: false), for: .compact) }
        }
        split.preferredDisplayMode = dice.pick([.automatic, .oneBesideSecondary, .oneOverSecondary, .secondaryOnly])
        if dice.chance(1, in: 2) {
            let delegate = RandomSplitDelegate(&dice)
            delegates.append(delegate)
            split.delegate = delegate
        }
        return split
    }

    private func describe(_ controller: UIViewController) -> String {
        let name = (controller as? WatchingController)?.name ?? String(describing: type(of: controller))
        let style = (controller as? UISplitViewController).map { " \($0.style)" } ?? ""
        let children = controller.children.map(describe).joined(separator: ", ")
        return name + style + (children.isEmpty ? "" : "(\(children))")
    }

    // MARK: What happens in between

    private func shown(_ controller: UIViewController) -> [UIViewController] {
        let own = controller.viewIfLoaded?.window == nil ? [] : [controller]
        let presented = controller.presentedViewController.map {
            $0.presentingViewController === controller ? shown($0) : []
        }
        return own + controller.children.flatMap(shown) + (presented ?? [])
    }

    private func act(in window: UIWindow) {
        guard let root = window.rootViewController else { return }
        let all = shown(root)
        guard !all.isEmpty else { return }
        let one = dice.pick(all)
        if kind == .wide, dice.chance(1, in: 2) { return actWidely(on: one, all, in: window) }
        switch dice.roll(6) {
        case 0:
            lines.append("push on \(describe(one))")
            one.navigationController?.pushViewController(leaf(), animated: false)
        case 1:
            lines.append("pop \(describe(one))")
            one.navigationController?.popViewController(animated: false)
        case 2:
            guard let tabs = all.compactMap({ $0 as? UITabBarController }).first else { return }
            tabs.selectedIndex = dice.roll(tabs.viewControllers?.count ?? 1)
            lines.append("select \(tabs.selectedIndex)")
        case 3, 4: present(from: one, in: window)
        default:
            lines.append("dismiss")
            root.dismiss(animated: false)
        }
    }

    private func actWidely(on one: UIViewController, _ all: [UIViewController], in window: UIWindow) {
        let split = all.compactMap { $0 as? UISplitViewController }.first
        switch dice.roll(12) {
        case 0:
            lines.append("override traits of \(describe(one))")
            override(one)
        case 1:
            guard let parent = one.parent else { return }
            let traits = dice.pick([
                UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(horizontalSizeClass: .compact), nil,
            ])
            lines.append("set override of \(describe(one)) to \(String(describing: traits))")
            parent.setOverrideTraitCollection(traits, forChild: one)
        case 2:
            guard let split, split.style != .unspecified else { return }
            let column = dice.pick(split.style.sidebars + [.secondary])
            let shows = dice.chance(1, in: 2)
            lines.append("\(shows ? "show" : "hide") \(column)")
            if shows { split.show(column) } else { split.hide(column) }
        case 3:
            guard let split else { return }
            split.preferredDisplayMode = dice.pick([.automatic, .oneBesideSecondary, .oneOverSecondary, .secondaryOnly])
            lines.append("prefer \(split.preferredDisplayMode)")
        case 4:
            lines.append("hide bars of \(describe(one))")
            one.navigationController?.setNavigationBarHidden(dice.chance(1, in: 2), animated: false)
            one.navigationController?.setToolbarHidden(dice.chance(1, in: 2), animated: false)
        case 5:
            lines.append("content size of \(describe(one))")
            one.preferredContentSize = CGSize(width: 200 + dice.roll(300), height: 150 + dice.roll(300))
        case 6:
            lines.append("pop to root from \(describe(one))")
            one.navigationController?.popToRootViewController(animated: false)
        case 7:
            guard let stack = all.compactMap({ $0 as? UINavigationController }).last else { return }
            lines.append("set controllers of \(describe(stack))")
            stack.setViewControllers((0..<(1 + dice.roll(3))).map { _ in leaf() }, animated: false)
        case 8:
            lines.append("show detail from \(describe(one))")
            one.showDetailViewController(dice.chance(1, in: 2) ? leaf() : stack(depth: 1), sender: nil)
        case 9:
            guard let pages = all.compactMap({ $0 as? UIPageViewController }).first else { return }
            lines.append("turn page")
            pages.setViewControllers([tree(depth: 1, onStack: false)], direction: .forward, animated: false)
        case 10:
            lines.append("additional safe area of \(describe(one))")
            one.additionalSafeAreaInsets = UIEdgeInsets(top: CGFloat(dice.roll(20)), left: 4, bottom: 9, right: 0)
        default:
            guard
                let top = sequence(first: window.rootViewController, next: { $0?.presentedViewController })
                    .compactMap({ $0 }).last, top.presentingViewController != nil
            else { return }
            lines.append("over what is presented:")
            present(from: top, in: window)
        }
    }

    private func present(from one: UIViewController, in window: UIWindow) {
        if kind == .everyday { guard root(of: one)?.presentedViewController == nil else { return } }
        let content =
            kind == .wide && dice.chance(1, in: 3)
            ? tree(depth: 2, onStack: false) : dice.chance(1, in: 2) ? leaf() : stack(depth: 1)
        content.modalPresentationStyle = dice.pick([
            .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .popover,
        ])
        let adaptation = RandomAdaptation(&dice)
        delegates.append(adaptation)
        if dice.chance(1, in: 2) { content.presentationController?.delegate = adaptation }
        if content.modalPresentationStyle == .popover {
            content.preferredContentSize = CGSize(width: 200, height: 150)
            content.popoverPresentationController?.sourceView = window
            content.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 60, width: 10, height: 10)
        }
        if kind == .wide, let sheet = content.presentationController as? UISheetPresentationController {
            if dice.chance(1, in: 3) { sheet.detents = [.medium(), .large()] }
            if dice.chance(1, in: 3) { sheet.prefersEdgeAttachedInCompactHeight = true }
            if dice.chance(1, in: 3) { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
        }
        lines.append("present \(describe(content)) \(content.modalPresentationStyle) from \(describe(one))")
        one.present(content, animated: false)
    }

    private func root(of controller: UIViewController) -> UIViewController? {
        sequence(first: controller) { $0.parent }.reversed().first
    }
}
