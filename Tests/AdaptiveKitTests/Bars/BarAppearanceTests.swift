import Foundation
import Testing

@testable import AdaptiveKit
@testable import UIContainers

@Suite("Appearances of bars")
struct BarAppearanceTests {
    @Test("A copy has all settings, and later changes to one do not affect the other")
    func copies() throws {
        let navigation = UINavigationBarAppearance()
        navigation.configureWithTransparentBackground()
        navigation.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let other = try #require(navigation.copy() as? UINavigationBarAppearance)
        #expect(other.backgroundEffect == nil && other.shadowColor == nil)
        #expect(other.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        other.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(!navigation.buttonAppearance.normal.titleTextAttributes.isEmpty)

        let toolbar = UIToolbarAppearance()
        toolbar.doneButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let further = UIToolbarAppearance(barAppearance: toolbar)
        #expect(further.doneButtonAppearance.disabled.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))

        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        let others = try #require(tabs.copy() as? UITabBarAppearance)
        #expect(others.stackedLayoutAppearance.selected.iconColor == .green)
        others.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .green)
    }

    @Test("The standard appearance can be changed in place; if it was only read, the older properties apply")
    func changedInPlace() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let bar = UINavigationBar()
            bar.barTintColor = .green
            #expect(bar.standardAppearance.backgroundColor == nil)
            #expect(bar.currentAppearance == nil)
            bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
            #expect(bar.titleColor == .red)
            bar.standardAppearance.titleTextAttributes = [:]
            bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [
                .font: UIFont.systemFont(ofSize: 9)
            ]
            #expect(bar.backTitleStyle.font.pointSize == 9)
            bar.standardAppearance = UINavigationBarAppearance()
            #expect(bar.currentAppearance != nil)

            let tabs = UITabBar()
            tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor = .red
            #expect(tabs.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
            let toolbar = UIToolbar()
            toolbar.standardAppearance.configureWithTransparentBackground()
            #expect(toolbar.standardAppearance.shadowColor == nil)
        }
    }

    @Test("A bar stores a copy of an appearance, for every state")
    func copiedAsGiven() {
        let look = UINavigationBarAppearance()
        let bar = UINavigationBar()
        bar.standardAppearance = look
        bar.compactAppearance = look
        bar.scrollEdgeAppearance = look
        bar.compactScrollEdgeAppearance = look
        look.backgroundColor = .red
        let looks = [
            bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance,
        ]
        #expect(looks.allSatisfy { $0 != nil && $0?.backgroundColor == nil })
        bar.scrollEdgeAppearance?.backgroundColor = .green
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
        bar.scrollEdgeAppearance = nil
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test("Above content that is not scrolled, a bar without a scroll-edge appearance uses its standard one, but clear")
    func clearAtScrollEdge() throws {
        try JobEnvironment.$running.withValue(JobEnvironment()) {
            let bar = UINavigationBar()
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backButtonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
            bar.standardAppearance = look
            bar.isAtScrollEdge = true
            let current = try #require(bar.currentAppearance)
            #expect(
                current.backgroundColor == nil && current.shadowColor == nil && bar.backTitleStyle.font.pointSize == 9)
            #expect(bar.standardAppearance.backgroundColor == .systemBackground)
        }
    }

    @Test("An appearance's width and spacing of stacked items take precedence over the bar's")
    func stackedItems() throws {
        try JobEnvironment.$running.withValue(JobEnvironment()) {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
            bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.itemWidth = 40
            let appearance = UITabBarAppearance()
            appearance.stackedItemPositioning = .centered
            appearance.stackedItemWidth = 60
            appearance.stackedItemSpacing = 20
            bar.standardAppearance = appearance
            let copy = try #require(appearance.copy() as? UITabBarAppearance)
            #expect(copy.stackedItemWidth == 60 && copy.stackedItemPositioning == .centered)
            bar.layoutIfNeeded()
            let frames = bar.subviews.map(\.frame)
            #expect(frames.count == 2)
            #expect(frames[1].minX - frames[0].minX == 80)
            #expect(frames[0].minX + frames[1].maxX == 375)
        }
    }
}
