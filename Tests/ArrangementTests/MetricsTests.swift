import Devices
import Foundation
import Geometry
import Testing
import Traits

@testable import Arrangement

/// The measured margins and widths in the data, in addition to the numbers that rules use.
private struct Measured: Decodable {
    struct Layout: Decodable {
        var rootViewMargins: Margins
        var cellMargins: Margins
        var readableContent: Readable
    }
    struct Margins: Decodable {
        var values: [String: Double]
        var inferred: [String: Double]

        /// The margins by width in points.
        var all: [(width: CGFloat, margin: CGFloat)] {
            values.merging(inferred) { a, _ in a }.map { (CGFloat(Double($0.key) ?? 0), CGFloat($0.value)) }
        }
    }
    struct Readable: Decodable { var perCategory: [String: Double?] }
    struct Bars: Decodable { var navigationBar: NavigationBar }
    struct NavigationBar: Decodable { var itemMargin: ItemMargin }
    struct ItemMargin: Decodable { var values: [String: Double] }

    var layout: Layout
    var bars: Bars

    init() throws { self = try JSONDecoder().decode(Measured.self, from: Data(EmbeddedData.metrics.utf8)) }
}

@Suite struct LayoutMarginTests {
    @Test("AL-6 every view has 8; a controller's root view 16 or 20 by its width, as all documents show")
    func margins() throws {
        #expect(LayoutMargins.view == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        let measured = try Measured()
        for (width, margin) in measured.layout.rootViewMargins.all {
            let margins = LayoutMargins.rootView(width: width, version: .iOS18)
            #expect(margins.leading == margin && margins.trailing == margin, "\(width)")
            #expect(margins.top == 0 && margins.bottom == 0)
        }
        // Before iOS 18, no screen was 402 points wide, and views of that width had the larger margins.
        #expect(LayoutMargins.rootView(width: 402, version: .iOS17).leading == 20)
        #expect(LayoutMargins.rootView(width: 393, version: .iOS17).leading == 16)
        for (width, margin) in measured.bars.navigationBar.itemMargin.values {
            let environment = BarEnvironment(
                traits: UITraitCollection(), windowSafeArea: .zero, version: .iOS15)
            #expect(environment.barItemMargin(width: CGFloat(Double(width) ?? 0)) == CGFloat(margin))
        }
    }

    @Test func cellsFollowTheScreen() throws {
        for (width, margin) in try Measured().layout.cellMargins.all {
            #expect(LayoutMargins.cell(tableWidth: width, screenWidth: width, version: .iOS13) == margin)
        }
        #expect(LayoutMargins.cell(tableWidth: 375, screenWidth: 414, version: .iOS13) == 20)
        // Screens of 390 points in documents of Xcode 15 and of Xcode 16.3, those of 393 in both.
        #expect(LayoutMargins.cell(tableWidth: 414, screenWidth: 390, version: .iOS17) == 20)
        #expect(LayoutMargins.cell(tableWidth: 414, screenWidth: 390, version: .iOS18) == 16)
        #expect(LayoutMargins.cell(tableWidth: 414, screenWidth: 393, version: .iOS26) == 20)
        // A separate cell in a document of Xcode 10, wider than the screen.
        #expect(LayoutMargins.cell(tableWidth: 509, screenWidth: 375, version: .iOS12, isInTable: false) == 20)
        #expect(LayoutMargins.cell(tableWidth: 320, screenWidth: 414, version: .iOS13) == 16)
        #expect(LayoutMargins.cell(tableWidth: 320, screenWidth: 320, version: .iOS7) == 15)
        #expect(LayoutMargins.cell(tableWidth: 320, screenWidth: 320, version: .iOS12) == 16)
        let withoutIndentation: [(SystemVersion, CGFloat)] = [(.iOS11, 16), (.iOS12, 15), (.iOS13, 15), (.iOS14, 16)]
        for (version, margin) in withoutIndentation {
            let found = LayoutMargins.cell(
                tableWidth: 375, screenWidth: 375, version: version, hasIndentation: false)
            #expect(found == margin, "\(version)")
        }
        let isAlone = LayoutMargins.cell(tableWidth: 320, screenWidth: 375, version: .iOS13, isInTable: false)
        #expect(isAlone == 15)
    }

    @Test("AL-9 readable width: 672 at Large, growing with the text, centred within the margins")
    func readable() throws {
        let widths = UIContentSizeCategory.allCases.map(LayoutMargins.readableWidth)
        #expect(widths == widths.sorted())
        #expect(widths.allSatisfy { $0.remainder(dividingBy: 8) == 0 }, "\(widths)")
        for (name, measured) in try Measured().layout.readableContent.perCategory {
            guard let measured, let category = UIContentSizeCategory.allCases.first(where: { $0.metricName == name })
            else { continue }
            #expect(LayoutMargins.readableWidth(category) == CGFloat(measured))
        }
        let wide = LayoutMargins.readableContentFrame(
            bounds: CGRect(x: 0, y: 0, width: 1024, height: 768), margins: UIEdgeInsets(left: 20, right: 20),
            category: .large)
        #expect(wide == CGRect(x: 176, y: 0, width: 672, height: 768))
        let narrow = LayoutMargins.readableContentFrame(
            bounds: CGRect(x: 0, y: 0, width: 375, height: 667), margins: UIEdgeInsets(left: 16, right: 16),
            category: .large)
        #expect(narrow == CGRect(x: 16, y: 0, width: 343, height: 667))
    }
}

extension UIContentSizeCategory {
    fileprivate var metricName: String {
        let names = [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
            "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ]
        return rank.map { names[$0] } ?? ""
    }
}

@Suite struct DynamicTypeTests {
    @Test func knowsEveryStyleAtEverySize() {
        #expect(Metrics.standard.dynamicType.categories.count == 12)
        for style in DynamicType.Style.allCases {
            var previous: CGFloat = 0
            for category in UIContentSizeCategory.allCases {
                let entry = DynamicType.style(style, category)
                #expect(entry.size >= 11 && entry.leading > entry.size && entry.size >= previous)
                previous = entry.size
            }
        }
    }

    @Test(
        arguments: [
            (DynamicType.Style.body, UIContentSizeCategory.large, 17, 22, DynamicType.Weight.regular),
            (.body, .extraSmall, 14, 19, .regular), (.body, .accessibilityExtraExtraExtraLarge, 53, 62, .regular),
            (.headline, .large, 17, 22, .semibold), (.largeTitle, .large, 34, 41, .regular),
            (.title1, .large, 28, 34, .regular), (.caption2, .large, 11, 13, .regular),
            (.footnote, .large, 13, 18, .regular), (.body, .unspecified, 17, 22, .regular),
        ] as [(DynamicType.Style, UIContentSizeCategory, CGFloat, CGFloat, DynamicType.Weight)])
    func entries(
        style: DynamicType.Style, category: UIContentSizeCategory, size: CGFloat, leading: CGFloat,
        weight: DynamicType.Weight
    ) {
        let entry = DynamicType.style(style, category)
        #expect(entry.size == size && entry.leading == leading && entry.weight == weight)
    }

    @Test("A font size's leading is its style's, interpolated between styles and extrapolated beyond them")
    func leading() {
        #expect([17, 12, 34].map { DynamicType.leading(ofFontSize: $0) } == [22, 16, 41])
        #expect([31, 68, 0].map { DynamicType.leading(ofFontSize: $0) } == [37.5, 82, 0])
    }

    @Test func scaling() {
        #expect(DynamicType.scaled(20, style: .body, category: .large, scale: 2) == 20)
        #expect(DynamicType.scaled(22, style: .body, category: .accessibilityExtraExtraExtraLarge, scale: 2) == 62)
        #expect(abs(DynamicType.lineHeight(ofSystemFontSize: 17) - 20.287109375) < 1e-9)
    }
}

@Suite struct ControlAndTableTests {
    @Test(
        arguments: [
            (ControlMetrics.Kind.toggle, SystemVersion.iOS17, 51, 31), (.toggle, .iOS26, 63, 28),
            (.stepper, .iOS12, 94, 29), (.stepper, .iOS13, 94, 32), (.segmentedControl, .iOS12, nil, 29),
            (.segmentedControl, .iOS13, nil, 32), (.segmentedControl, .iOS26, nil, 32), (.slider, .iOS18, nil, 31),
            (.roundedTextField, .iOS12, nil, 30), (.roundedTextField, .iOS26, nil, 34), (.progressView, .iOS13, nil, 2),
            (.progressView, .iOS14, nil, 4), (.pageControl, .iOS13, nil, 37), (.activityIndicator, .iOS7, 20, 20),
            (.largeActivityIndicator, .iOS26, 37, 37), (.picker, .iOS26, nil, 216),
        ] as [(ControlMetrics.Kind, SystemVersion, CGFloat?, CGFloat)])
    func controls(kind: ControlMetrics.Kind, version: SystemVersion, width: CGFloat?, height: CGFloat) {
        let metrics = ControlMetrics(kind, version: version)
        #expect(metrics.width == width && metrics.height == height)
    }

    @Test func everyControlHasAHeightOnEveryVersion() {
        for kind in ControlMetrics.Kind.allCases {
            for version in SystemVersion.allCases { #expect(ControlMetrics(kind, version: version).height > 0) }
        }
    }

    @Test func tables() {
        #expect(TableMetrics.rowHeight(version: .iOS12) == 44)
        #expect(TableMetrics.rowHeight(version: .iOS26) == 52)
        #expect(TableMetrics.separatorHeight(version: .iOS12, scale: 2, isOnCanvas: true) == 0.5)
        #expect(TableMetrics.separatorHeight(version: .iOS13, scale: 2, isOnCanvas: true) == 0)
        #expect(TableMetrics.separatorHeight(version: .iOS13, scale: 2, isOnCanvas: false) == 0.5)
        #expect(TableMetrics.separatorHeight(version: .iOS26, scale: 3, isOnCanvas: false) == 1)
        #expect(TableMetrics.accessoryWidth(.disclosureIndicator, margin: 16, version: .iOS7) == 33)
        // Two apps on iOS 8 and 9 have content of 286 points in rows of 320.
        #expect(TableMetrics.accessoryWidth(.disclosureIndicator, margin: 15, version: .iOS9) == 34)
        #expect(TableMetrics.accessoryWidth(.disclosureIndicator, margin: 16, version: .iOS13) == 26.5)
        #expect(TableMetrics.accessoryWidth(.disclosureIndicator, margin: 20, version: .iOS13) == 30.5)
        #expect(TableMetrics.accessoryWidth(.checkmark, margin: 16, version: .iOS12) == 40)
        #expect(TableMetrics.accessoryWidth(.none, margin: 16, version: .iOS12) == 0)
    }
}
