import AdaptiveKit
import Foundation
import Testing

@Suite("Appearances of bars")
struct BarAppearanceTests {
    @Test("A copy has all that was said, and what is said of one later is not said of the other")
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
        toolbar.doneButtonAppearance.disabled.titlePositionAdjustment = CGSize(width: 1, height: 2)
        let further = UIToolbarAppearance(barAppearance: toolbar)
        #expect(further.doneButtonAppearance.disabled.titlePositionAdjustment == CGSize(width: 1, height: 2))

        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        let others = try #require(tabs.copy() as? UITabBarAppearance)
        #expect(others.stackedLayoutAppearance.selected.iconColor == .green)
        others.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .green)
    }
}
