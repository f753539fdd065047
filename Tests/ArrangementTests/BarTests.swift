import Devices
import Foundation
import Geometry
import Testing
import Traits

@testable import Arrangement

private func environment(_ variant: String, isInSheet: Bool = false) throws -> BarEnvironment {
    var environment = BarEnvironment(try Variant(parsing: variant))
    environment.isInSheet = isInSheet
    return environment
}

@Suite struct BarHeightTests {
    @Test(
        "CH-1 navigation bars",
        arguments: [
            ("iphone-4-7@12", 44), ("iphone-4-7/landscape@12", 32), ("iphone-5-5/landscape@16", 44),
            ("iphone-6-1-lcd/landscape@18", 44), ("iphone-6-3/landscape@18", 32), ("iphone-6-3@26", 54),
            ("iphone-6-3/landscape@26", 54), ("iphone-6-9/landscape@26", 54), ("ipad-9-7@11", 44), ("ipad-9-7@12", 50),
            ("ipad-pro-11/landscape/split-third@17", 50), ("ipad-pro-11@26", 54),
        ] as [(String, CGFloat)])
    func navigationBar(variant: String, height: CGFloat) throws {
        #expect(try environment(variant).navigationBarHeight() == height)
    }

    @Test(
        "CH-1 tab bars with the home indicator's room",
        arguments: [
            ("iphone-4-7@12", 49), ("iphone-4-7/landscape@12", 32), ("iphone-4-7/landscape@10", 49),
            ("iphone-6-1-lcd@18", 83), ("iphone-6-1-lcd/landscape@18", 70), ("iphone-6-3/landscape@18", 53),
            ("ipad-9-7@11", 49), ("ipad-9-7@12", 50), ("ipad-pro-11@17", 65), ("iphone-6-3@26", 83),
        ] as [(String, CGFloat)])
    func tabBar(variant: String, height: CGFloat) throws {
        let found = try Variant(parsing: variant)
        #expect(BarEnvironment(found).tabBarHeight(bottomInset: found.safeAreaInsets.bottom) == height)
    }

    @Test(
        "CH-1 toolbars with the home indicator's room",
        arguments: [
            ("iphone-4-7@12", 44), ("iphone-4-7/landscape@12", 32), ("iphone-6-1-lcd@18", 83),
            ("iphone-6-1-lcd/landscape@18", 65), ("iphone-6-3/landscape@18", 53), ("ipad-9-7@12", 50),
            ("ipad-pro-11@17", 70),
        ] as [(String, CGFloat)])
    func toolbar(variant: String, height: CGFloat) throws {
        let found = try Variant(parsing: variant)
        #expect(BarEnvironment(found).toolbarHeight(bottomInset: found.safeAreaInsets.bottom) == height)
    }

    @Test func barsPlacedAsViews() throws {
        #expect(try environment("iphone-6-1-lcd@14").toolbarIntrinsicHeight(isAboveHomeIndicator: true) == 49)
        #expect(try environment("iphone-6-1-lcd@14").toolbarIntrinsicHeight(isAboveHomeIndicator: false) == 44)
        #expect(try environment("iphone-4-7@12").toolbarIntrinsicHeight(isAboveHomeIndicator: true) == 44)
        #expect(try environment("ipad-pro-11@17").toolbarIntrinsicHeight(isAboveHomeIndicator: true) == 50)
        #expect(try environment("iphone-6-3@18").tabBarIntrinsicHeight == 49)
    }

    @Test("CH-1 every variant has bars of a sensible height")
    func everywhere() throws {
        let all = try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["all"],
            ]))
        for variant in all.variants {
            let environment = BarEnvironment(variant)
            let bottom = variant.safeAreaInsets.bottom
            #expect((32...54).contains(environment.navigationBarHeight()), "\(variant)")
            #expect((32...83).contains(environment.tabBarHeight(bottomInset: bottom)), "\(variant)")
            #expect((32...83).contains(environment.toolbarHeight(bottomInset: bottom)), "\(variant)")
            #expect([44, 56, 64].contains(environment.searchBarHeight))
            #expect(environment.navigationBarHeightWithLargeTitle() >= environment.navigationBarHeight())
        }
    }

    @Test("CH-3 large titles add their height, from iOS 11 on and not in compact height")
    func largeTitles() throws {
        #expect(try environment("iphone-4-7@12").navigationBarHeightWithLargeTitle() == 96)
        #expect(try environment("iphone-4-7@10").navigationBarHeightWithLargeTitle() == 44)
        #expect(try environment("iphone-4-7/landscape@12").navigationBarHeightWithLargeTitle() == 32)
        #expect(try environment("ipad-pro-11@17").navigationBarHeightWithLargeTitle() == 102)
        #expect(try environment("iphone-6-3@26").navigationBarHeightWithLargeTitle() == 106)
        #expect(try environment("iphone-6-1-lcd@14", isInSheet: true).navigationBarHeightWithLargeTitle() == 108)
    }

    @Test func sheetsHaveHigherNavigationBars() throws {
        #expect(try environment("iphone-6-1-lcd@14", isInSheet: true).navigationBarHeight() == 56)
        #expect(try environment("iphone-6-1-lcd@12", isInSheet: true).navigationBarHeight() == 44)
        #expect(try environment("iphone-6-3@26", isInSheet: true).navigationBarHeight() == 70)
        // In compact height, a sheet covers the screen and has a standard bar.
        #expect(try environment("iphone-6-3/landscape@18", isInSheet: true).navigationBarHeight() == 32)
        #expect(try environment("iphone-6-9/landscape@26", isInSheet: true).navigationBarHeight() == 54)
    }

    @Test("CH-1 below a Dynamic Island bars begin above the safe area's edge, as the devices' data says")
    func islandOrigin() throws {
        for device in DeviceCatalog.standard.devices(in: .iphones) {
            for version in device.versions {
                let variant = try Variant(device: DeviceSelection(device: device), ios: version)
                let origin = BarEnvironment(variant).navigationBarOrigin(safeAreaTop: variant.safeAreaInsets.top)
                #expect(abs(origin - device.navigationBarTop(in: .portrait, on: version)) < 0.001, "\(variant)")
            }
        }
    }
}

@Suite struct BarArrangementTests {
    private let size = CGSize(width: 414, height: 896)
    private let screen = UIEdgeInsets(top: 44, bottom: 34)

    private func arrange(_ request: BarRequest, _ safeArea: UIEdgeInsets) throws -> BarArrangement {
        try environment("iphone-6-1-lcd@13").arrangeBars(in: size, safeArea: safeArea, request)
    }

    @Test("CH-2 the safe area composes device, status bar, navigation bar, tab bar or toolbar, additional insets")
    func composition() throws {
        let plain = try arrange(BarRequest(), screen)
        #expect(plain == BarArrangement(safeArea: screen))
        let bars = try arrange(
            BarRequest(
                navigationBar: .shown(largeTitle: false), showsTabBar: true,
                additionalInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), screen)
        #expect(bars.navigationBar == CGRect(x: 0, y: 44, width: 414, height: 44))
        #expect(bars.tabBar == CGRect(x: 0, y: 813, width: 414, height: 83))
        #expect(bars.safeArea == UIEdgeInsets(top: 89, left: 2, bottom: 86, right: 4))
    }

    @Test("CH-2 a toolbar stands above a tab bar, and only the lower has the home indicator's room")
    func toolbarAboveTabBar() throws {
        let both = try arrange(BarRequest(showsTabBar: true, showsToolbar: true), screen)
        #expect(both.tabBar?.minY == 813)
        #expect(both.toolbar == CGRect(x: 0, y: 764, width: 414, height: 49))
        #expect(both.safeArea.bottom == 132)
        let alone = try arrange(BarRequest(showsToolbar: true), screen)
        #expect(alone.toolbar == CGRect(x: 0, y: 813, width: 414, height: 83))
    }

    @Test(
        "AL-7 a subview's safe area is the part that overlaps it",
        arguments: [
            (CGRect(x: 0, y: 0, width: 414, height: 896), UIEdgeInsets(top: 44, bottom: 34)),
            (CGRect(x: 0, y: 20, width: 414, height: 100), UIEdgeInsets(top: 24)),
            (CGRect(x: 0, y: 100, width: 414, height: 100), UIEdgeInsets.zero),
            (CGRect(x: 0, y: 800, width: 414, height: 96), UIEdgeInsets(bottom: 34)),
            (CGRect(x: 0, y: 0, width: 414, height: 10), UIEdgeInsets(top: 10)),
            (CGRect(x: 0, y: -30, width: 414, height: 100), UIEdgeInsets(top: 74)),
            (CGRect(x: 0, y: 900, width: 414, height: 0), UIEdgeInsets.zero),
            (CGRect(x: -20, y: 100, width: 500, height: 100), UIEdgeInsets.zero),
        ])
    func overlap(frame: CGRect, expected: UIEdgeInsets) {
        #expect(safeAreaInsets(of: frame, in: size, safeArea: screen) == expected)
    }
}
