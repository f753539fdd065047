import Arrangement
import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIContainers
@testable import UIControls

@Suite("Bars")
struct BarTests {
    private func layout(_ width: CGFloat) -> NavigationBarArrangement.Placed {
        NavigationBarArrangement(
            width: width, leftMargin: 8, rightMargin: 16, titleGap: 8, titleWidth: 100, chevronWidth: 18,
            backTitleWidths: [90, 40], leftWidths: [], rightWidths: [24]
        ).placed
    }

    @Test(
        "CH-4 The back title falls back to Back, then to the chevron alone, as room shrinks",
        arguments: [(375.0, 0), (272, 0), (271, 1), (222, 1), (221, nil), (120, nil)] as [(CGFloat, Int?)])
    func backTitle(width: CGFloat, shown: Int?) {
        #expect(layout(width).backTitle == shown)
    }

    @Test("A title is centered, or as near to the center as the sides allow, and truncated as a last resort")
    func title() {
        #expect(layout(375).title == .init(x: 137.5, width: 100))
        let beside = layout(280).title
        #expect(beside == .init(x: 124, width: 100))
        let cut = layout(120).title
        #expect(cut.width < 100)
        #expect(layout(0).title.width == 0)
    }

    @Test(
        "From iOS 11 on, two adjacent images are further apart than two titles",
        arguments: [(10, 310.0), (13, 296), (18, 296)] as [(Int, CGFloat)])
    func pictures(ios: Int, x: CGFloat) {
        inJob(ios: ios, scale: 3, width: 390) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let picture = UIImage(content: .empty, size: CGSize(width: 24, height: 24))
            let items = (0..<2).map { _ in
                UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
            }
            bar.items = [UINavigationItem(title: "Title")]
            bar.topItem?.rightBarButtonItems = items
            #expect(bar.frame(ofItem: items[0])?.minX == 350)
            #expect(bar.frame(ofItem: items[1])?.minX == x)
        }
    }

    @Test("CH-4 A bar shows the previous title before its own")
    func drawn() {
        inJob {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.items = [UINavigationItem(title: "Settings"), UINavigationItem(title: "General")]
            bar.topItem?.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
            #expect(bar.drawnTexts == ["Settings", "General", "Edit"])
            bar.backItem?.backButtonDisplayMode = .minimal
            #expect(bar.drawnTexts == ["General", "Edit"])
            bar.backItem?.backButtonDisplayMode = .default
            bar.topItem?.title = "A title that takes nearly all of the bar"
            #expect(bar.drawnTexts.first?.hasPrefix("A title") == true)
            bar.topItem?.hidesBackButton = true
            #expect(!bar.drawnTexts.contains("Settings"))
        }
    }

    @Test(
        "From iOS 26 on, a line below a large title makes the bar higher", arguments: [(18, 0.0), (26, 13.5)])
    func largeSubtitle(ios: Int, extra: CGFloat) {
        inJob(ios: ios) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 130))
            bar.prefersLargeTitles = true
            let item = UINavigationItem(title: "Large")
            bar.items = [item]
            let height = bar.intrinsicContentSize.height
            item.subtitle = "Line"
            #expect(bar.intrinsicContentSize.height == height + extra)
            #expect(bar.drawnTexts.contains("Line") == (extra > 0))
            item.largeSubtitle = "Another line"
            #expect(bar.drawnTexts.contains("Another line") == (extra > 0) && !bar.drawnTexts.contains("Line"))
            item.largeTitleDisplayMode = .never
            #expect(!bar.drawnTexts.contains("Another line"))
        }
    }

    @Test("CH-3 A large title is shown where the bar was given its height, and not in the row of buttons then")
    func largeTitle() {
        inJob {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 96))
            bar.prefersLargeTitles = true
            bar.items = [UINavigationItem(title: "Large")]
            func titleSize() -> CGFloat? {
                let sizes = bar.drawnItems.compactMap { item -> CGFloat? in
                    guard case .glyphs(let run) = item else { return nil }
                    return run.size
                }
                #expect(sizes.count == 1)
                return sizes.first
            }
            #expect(titleSize() == 34)
            bar.frame.size.height = 44
            #expect(titleSize() == 17)
            bar.frame.size.height = 96
            bar.topItem?.largeTitleDisplayMode = .never
            #expect(titleSize() == 17)
        }
    }

    @Test("CH-1 A bar's background reaches beyond it as far as its container says")
    func background() {
        inJob {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.barTintColor = .red
            bar.isTranslucent = false
            bar.backgroundOutset.top = 20
            let tall = bar.drawnItems.contains { item in
                guard case .fill(let path, .color) = item else { return false }
                return path == .rectangle(CGRect(x: 0, y: -20, width: 375, height: 64))
            }
            #expect(tall)
        }
    }

    @Test("Flexible spaces share the remaining width")
    func toolbar() {
        inJob(ios: 10) {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            let views = [30.0, 50, 20].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
            bar.items = [
                UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1]),
                .flexibleSpace(), UIBarButtonItem(customView: views[2]),
            ]
            bar.layoutIfNeeded()
            #expect(views[0].frame.minX == 16)
            #expect(views[2].frame.maxX == 359)
            let gaps = [views[1].frame.minX - views[0].frame.maxX, views[2].frame.minX - views[1].frame.maxX]
            #expect(abs(gaps[0] - gaps[1]) <= 0.5)
            bar.items = []
            bar.layoutIfNeeded()
            #expect(views.allSatisfy { $0.superview == nil })
        }
    }

    @Test("Constraints of a custom view's own width and height come before its frame and its content")
    func constrainedCustomViews() {
        inJob {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
            let label = UILabel()
            label.text = "A label that is wider than its constraint"
            label.translatesAutoresizingMaskIntoConstraints = false
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: 20), button.heightAnchor.constraint(equalToConstant: 24),
                label.widthAnchor.constraint(equalToConstant: 60),
            ])
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.items = [UINavigationItem(title: "")]
            bar.topItem?.leftBarButtonItems = [button, label, plain].map(UIBarButtonItem.init(customView:))
            bar.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 20, height: 24))
            #expect(label.frame.width == 60)
            #expect(label.frame.height == label.intrinsicContentSize.height)
            #expect(plain.frame.size == CGSize(width: 40, height: 30))
        }
    }

    @Test("Tabs share the bar's width, the selected one in the tint color, with a badge next to its icon")
    func tabs() {
        inJob {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
            bar.items = [
                UITabBarItem(tabBarSystemItem: .search, tag: 0), UITabBarItem(title: "Mine", image: nil, tag: 1),
            ]
            bar.selectedItem = bar.items?.last
            bar.items?.first?.badgeValue = "3"
            #expect(bar.drawnTexts == ["Search", "3", "Mine"])
            bar.items = [UITabBarItem(title: "Other", image: nil, tag: 2)]
            #expect(bar.selectedItem == nil)
        }
    }

    @Test("Bars of any size and look are drawn without a trap", arguments: oddNumbers, [7, 12, 17, 26])
    func hostile(number: CGFloat, ios: Int) {
        inJob(ios: ios) {
            let wide = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
            wide.width = number
            let custom = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: number, height: number)))
            let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: number, height: 44))
            navigation.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
            navigation.topItem?.rightBarButtonItems = [wide, custom, UIBarButtonItem(barButtonSystemItem: .done)]
            navigation.topItem?.prompt = "Prompt"
            navigation.setTitleVerticalPositionAdjustment(number, for: .default)
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: number))
            toolbar.items = UIBarButtonItem.SystemItem.allCases.map(UIBarButtonItem.init(barButtonSystemItem:)) + [wide]
            let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: number, height: number))
            tabs.itemWidth = number
            tabs.itemSpacing = number
            tabs.items = UITabBarItem.SystemItem.allCases.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
            let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: number, height: number))
            search.showsCancelButton = true
            search.scopeButtonTitles = ["A", "B"]
            search.showsScopeBar = true
            for view in [navigation, toolbar, tabs, search] as [UIView] { _ = view.displayList() }
        }
    }
}
