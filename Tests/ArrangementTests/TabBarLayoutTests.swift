import Devices
import Foundation
import Geometry
import Testing

@testable import Arrangement

@Suite struct TabBarLayoutTests {
    @Test(
        "CH-1 how tab bars show their items, by class and version",
        arguments: [
            ("iphone-4-7@10", .stacked), ("iphone-4-7/landscape@10", .stacked), ("iphone-4-7@15", .stacked),
            ("iphone-4-7/landscape@15", .compactInline), ("iphone-5-5/landscape@15", .inline),
            ("ipad-pro-11@17", .inline), ("ipad-9-7@10", .stacked),
            ("ipad-pro-11/landscape/split-third@17", .stacked), ("iphone-6-3@26", .floating),
        ] as [(String, TabBarStyle)])
    func style(variant: String, style: TabBarStyle) throws {
        #expect(BarEnvironment(try Variant(parsing: variant)).tabBarStyle == style)
    }

    @Test("CH-1 tabs stand at the top of regular windows from iPadOS 18 on")
    func top() throws {
        for (variant, isAtTop) in [
            ("ipad-pro-11@17", false), ("ipad-pro-11@18", true), ("ipad-pro-11/landscape/split-third@18", false),
            ("iphone-6-9/landscape@18", false), ("ipad-pro-11@26", true),
        ] {
            #expect(BarEnvironment(try Variant(parsing: variant)).tabBarStandsAtTop == isAtTop, "\(variant)")
        }
    }

    private let row = CGRect(x: 0, y: 0, width: 390, height: 49)

    @Test func itemsShareTheBarOrStandInItsMiddle() {
        let filled = TabBarLayout(style: .stacked, row: row, titleWidths: [0, 0, 0])
        #expect(filled.items.map(\.minX) == [0, 130, 260])
        var centered = filled
        centered.isCentered = true
        #expect(centered.items.map(\.width) == [76, 76, 76])
        #expect(centered.items[1].midX == 195)
        centered.itemWidth = 40
        centered.itemSpacing = 10
        #expect(centered.items.map(\.minX) == [125, 175, 225])
        centered.itemWidth = 4_000
        #expect(centered.items.allSatisfy { row.contains($0) })
        #expect(TabBarLayout(style: .inline, row: row, titleWidths: []).items.isEmpty)
    }

    @Test("The items of a full capsule overlap, as in a picture of iOS 26.2", arguments: [4, 6])
    func overlappingItems(count: Int) throws {
        let items = TabBarLayout(
            style: .floating, row: CGRect(x: 0, y: 791, width: 402, height: 83),
            titleWidths: Array(repeating: 0, count: count)
        ).items
        let width: CGFloat = count == 4 ? 98 : 74
        #expect(items.allSatisfy { abs($0.width - width) < 0.01 && $0.height == 54 && $0.minY == 795 })
        #expect(items[0].minX == 25)
        #expect(abs(items[1].minX - (count == 4 ? 109.67 : 80.6)) < 0.01)
        #expect(abs(items[count - 1].maxX - 377) < 0.01)
    }

    @Test("capsules contain their items", arguments: [TabBarStyle.floating, .top])
    func capsules(style: TabBarStyle) throws {
        for count in 0...12 {
            let layout = TabBarLayout(
                style: style, row: CGRect(x: 0, y: 0, width: 402, height: 83),
                titleWidths: Array(repeating: 50, count: count))
            let capsule = try #require(layout.capsule)
            #expect(capsule.minX >= 20 && capsule.maxX <= 382)
            #expect(abs(capsule.midX - 201) < 1e-9)
            #expect(layout.items.allSatisfy { $0.minX >= capsule.minX && $0.maxX <= capsule.maxX + 0.01 })
            #expect(layout.items.allSatisfy { $0.minY >= capsule.minY && $0.maxY <= capsule.maxY })
        }
        #expect(TabBarLayout(style: .stacked, row: row, titleWidths: [1]).capsule == nil)
    }
}
