import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIContainers

@Suite("Appearances of items in place of their bars'")
struct ItemAppearanceTests {
    private func look<Look: UIBarAppearance>(_ color: UIColor, _ type: Look.Type = Look.self) -> Look {
        let look = Look()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        return look
    }

    private func fills(_ color: UIColor, in view: UIView) -> Bool {
        view.drawnItems.contains { item in
            guard case .fill(_, .color(let drawn)) = item else { return false }
            return drawn == view.resolved(color)
        }
    }

    @Test("Each of an item's four appearances takes precedence over the bar's, which is the fallback")
    func navigation() {
        inJob {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.standardAppearance = look(.red)
            bar.scrollEdgeAppearance = look(.green)
            let item = UINavigationItem(title: "Item")
            bar.items = [item]
            #expect(fills(.red, in: bar))
            item.standardAppearance = look(.blue)
            #expect(fills(.blue, in: bar))
            bar.isAtScrollEdge = true
            #expect(fills(.green, in: bar))
            item.scrollEdgeAppearance = look(.orange)
            #expect(fills(.orange, in: bar))
            bar.overrideUserInterfaceStyle = .light
            bar.traitOverrides.verticalSizeClass = .compact
            #expect(fills(.orange, in: bar))
            item.compactScrollEdgeAppearance = look(.purple)
            #expect(fills(.purple, in: bar))
            bar.isAtScrollEdge = false
            #expect(fills(.blue, in: bar))
            item.compactAppearance = look(.brown)
            #expect(fills(.brown, in: bar))
        }
    }

    @Test("An item stores a copy of an appearance")
    func copies() {
        let (item, given) = (UINavigationItem(title: ""), look(.red, UINavigationBarAppearance.self))
        item.standardAppearance = given
        given.backgroundColor = .blue
        #expect(item.standardAppearance?.backgroundColor == .red)
    }

    @Test("The selected tab's appearances take precedence over the bar's")
    func tabs() {
        inJob {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
            bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.selectedItem = bar.items?.first
            bar.standardAppearance = look(.red)
            bar.items?.last?.standardAppearance = look(.blue)
            #expect(fills(.red, in: bar) && !fills(.blue, in: bar))
            bar.selectedItem = bar.items?.last
            #expect(fills(.blue, in: bar))
        }
    }

    @Test("From iOS 15 on, a toolbar above the end of content has its scroll-edge appearance, or is clear")
    func toolbar() {
        func drawn(ios major: Int, _ change: (UIToolbar) -> Void) -> Set<String> {
            inJob(ios: major) {
                let content = UIViewController()
                content.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add)]
                let navigation = UINavigationController(rootViewController: content)
                navigation.isToolbarHidden = false
                change(navigation.toolbar)
                let window = UIWindow()
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                return Set(
                    [("standard", UIColor.red), ("edge", .green)].filter { fills($0.1, in: navigation.toolbar) }
                        .map(\.0))
            }
        }
        let standard: UIToolbarAppearance = look(.red)
        let edge: UIToolbarAppearance = look(.green)
        #expect(drawn(ios: 14) { $0.standardAppearance = standard } == ["standard"])
        #expect(drawn(ios: 15) { $0.standardAppearance = standard } == [])
        #expect(
            drawn(ios: 15) {
                $0.standardAppearance = standard
                $0.scrollEdgeAppearance = edge
            } == ["edge"])
    }
}
