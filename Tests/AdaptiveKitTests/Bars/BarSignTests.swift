import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIContainers

@Suite("Symbols in bars")
struct BarSignTests {
    @Test("A role is a title or a symbol, depending on the version of iOS")
    func roles() {
        let words: [(role: UIBarButtonItem.SystemItem, before13: String?, before26: String?, since26: String?)] = [
            (.done, "Done", "Done", nil), (.cancel, "Cancel", "Cancel", nil), (.close, "Close", nil, nil),
            (.save, "Save", "Save", "Save"), (.edit, "Edit", "Edit", "Edit"), (.add, nil, nil, nil),
            (.trash, nil, nil, nil),
        ]
        for (role, before13, before26, since26) in words {
            for (version, word) in [(12, before13), (18, before26), (26, since26)] {
                inJob(ios: version) {
                    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
                    bar.items = [UIBarButtonItem(barButtonSystemItem: role)]
                    #expect(bar.drawnTexts == [word].compactMap { $0 }, "\(role) on \(version)")
                    let empty = UIToolbar(frame: bar.frame).fills.count
                    #expect(word != nil || bar.fills.count > empty, "\(role) on \(version)")
                }
            }
        }
    }

    @Test("From iOS 26 on, a done button is white on a disc of the tint")
    func prominent() throws {
        try inJob(ios: 26) {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.tintColor = .red
            bar.items = [UIBarButtonItem(barButtonSystemItem: .done)]
            let disc = try #require(
                bar.drawnItems.lazy.compactMap { item -> CGRect? in
                    guard case .fill(let path, .color(let color)) = item, color.red == 1, color.green == 0 else {
                        return nil
                    }
                    return path.bounds
                }.first)
            #expect(disc.width == 44 && disc.height == 44)
            #expect(bar.fills.last == .white)
        }
    }

    @Test("Symbols named after the layout direction are mirrored; media players' symbols are not")
    func directions() throws {
        for (name, turns) in [
            ("chevron.forward", true), ("arrowshape.turn.up.backward.fill", true), ("sidebar.leading", true),
            ("chevron.right", false), ("forward.fill", false), ("star", false),
        ] {
            let symbol = try #require(UIImage(systemName: name))
            #expect(symbol.flipsForRightToLeftLayoutDirection == turns, "\(name)")
            let rect = CGRect(x: 0, y: 0, width: 24, height: 24)
            func items(_ direction: UITraitEnvironmentLayoutDirection) -> [DrawingItem] {
                symbol.items(in: rect, tint: .black, traits: UITraitCollection(layoutDirection: direction))
            }
            let isTurned = items(.rightToLeft) != items(.leftToRight)
            #expect(isTurned == turns, "\(name)")
        }
    }

    @Test("A tab with a role has its symbol, which up to iOS 12 is filled only if selected")
    func tabs() {
        func fills(ios version: Int, isSelected: Bool) -> [(path: Path, paint: Paint)] {
            inJob(ios: version) {
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
                let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
                bar.items = [item]
                bar.selectedItem = isSelected ? item : nil
                #expect(bar.drawnTexts == ["Favorites"])
                return bar.drawnItems.compactMap { item in
                    guard case .fill(let path, let paint) = item else { return nil }
                    return (path, paint)
                }
            }
        }
        for (version, isAlwaysFilled) in [(12, false), (17, true)] {
            let (chosen, other) = (fills(ios: version, isSelected: true), fills(ios: version, isSelected: false))
            #expect(chosen.map(\.paint) != other.map(\.paint))
            #expect((chosen.map(\.path) == other.map(\.path)) == isAlwaysFilled)
        }
    }

    @Test("At the top of an iPad, a tab shows its title, or its image if it has no title")
    func topTabs() throws {
        for (title, image) in [("Inbox", false), ("", true)] {
            let content = UIViewController()
            content.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star.fill"), tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [content, UIViewController()]
            try stage("ipad-pro-11@18", root: tabs) { _, _ in
                let star = tabs.tabBar.fills.contains(tabs.tabBar.resolved(tabs.tabBar.tintColor))
                #expect(star == image)
            }
        }
    }

    @Test("Every style of tab bar shows a badge", arguments: ["iphone-15@17", "ipad-pro-11@17", "ipad-pro-11@18"])
    func badges(variant: String) throws {
        let content = UIViewController()
        content.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        content.tabBarItem.badgeValue = "7"
        let tabs = UITabBarController()
        tabs.viewControllers = [content, UIViewController()]
        try stage(variant, root: tabs) { window, _ in
            #expect(window.fills.filter { $0 == window.resolved(.systemRed) }.count == 1)
        }
    }
}
