import Arrangement
import Devices
import Foundation
import Geometry
import Testing
import Traits

/// Compares every sourced number for bars and columns in the metrics with the results of the rules.
///
/// The file is read separately, and its conditions are matched here, so that errors in reading it are found.
@Suite struct MetricsTableTests {
    private struct Figure: Decodable, CustomTestStringConvertible {
        var idiom: String?
        var orientation: String?
        var width: String?
        var homeIndicator: Bool?
        var ios: String?
        var value: Double?
        var plusBottomInset: Bool?
        var withHomeIndicator: Double?

        var testDescription: String {
            [idiom, orientation, width, homeIndicator.map { "home indicator \($0)" }, ios].compactMap { $0 }
                .joined(separator: " ")
        }

        func holds(on variant: Variant) -> Bool {
            let device = variant.device.device
            if let idiom, (idiom == "pad") != (device.idiom == .pad) { return false }
            if let orientation, (orientation == "landscape") != (variant.sizeClasses.vertical == .compact) {
                return false
            }
            if let width, (width == "regular") != (variant.sizeClasses.horizontal == .regular) { return false }
            if let homeIndicator, homeIndicator != device.hasHomeIndicator { return false }
            guard let ios else { return true }
            let ends = ios.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last else { return false }
            return (first...last).contains(variant.ios.major)
        }
    }

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Arrangement/Data/metrics.json")

    private func section(_ names: String...) throws -> Any {
        var value = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file))
        for name in names { value = try #require((value as? [String: Any])?[name], "\(names)") }
        return value
    }

    private func figures(_ bar: String, _ table: String) throws -> [Figure] {
        let data = try JSONSerialization.data(withJSONObject: section("bars", bar, table))
        return try JSONDecoder().decode([Figure].self, from: data)
    }

    private static func allVariants() throws -> [Variant] {
        try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["all"],
            ])
        ).variants
    }

    /// Compares every number of a table with a result, on every variant to which it applies.
    private func check(
        _ bar: String, _ table: String, skipping isSkipped: (Figure) -> Bool = { _ in false },
        answer: (BarEnvironment, CGFloat) -> CGFloat
    ) throws {
        let variants = try Self.allVariants()
        for figure in try figures(bar, table) where !isSkipped(figure) {
            guard let value = figure.value else { continue }
            var count = 0
            for variant in variants where figure.holds(on: variant) {
                let inset = variant.safeAreaInsets.bottom
                let expected = CGFloat(value) + (figure.plusBottomInset == true ? inset : 0)
                let found = answer(BarEnvironment(variant), inset)
                #expect(found == expected, "\(figure.testDescription): \(variant)")
                count += 1
            }
            #expect(count > 0, "no variant shows \(bar) \(figure.testDescription)")
        }
    }

    @Test("CH-1 navigation bars are as high as every figure of the metrics, on every variant that it speaks of")
    func navigationBars() throws {
        try check("navigationBar", "heights") { bar, _ in bar.navigationBarHeight() }
    }

    @Test("CH-3 bars with large titles are as high as the metrics say")
    func largeTitles() throws {
        // There are none in compact height.
        let variants = try Self.allVariants().filter { $0.sizeClasses.vertical != .compact }
        for figure in try figures("navigationBar", "largeTitleHeights") {
            for variant in variants where figure.holds(on: variant) {
                let height = BarEnvironment(variant).navigationBarHeightWithLargeTitle()
                #expect(height == figure.value.map { CGFloat($0) }, "\(variant)")
            }
        }
    }

    @Test("CH-1 bars in sheets are as high as the metrics say")
    func sheets() throws {
        let variants = try Self.allVariants().filter { $0.sizeClasses.vertical != .compact }
        for figure in try figures("navigationBar", "inSheet") {
            for variant in variants where figure.holds(on: variant) {
                var environment = BarEnvironment(variant)
                environment.isInSheet = true
                #expect(environment.navigationBarHeight() == figure.value.map { CGFloat($0) }, "\(variant)")
            }
        }
    }

    @Test("CH-1 tab bars are as high as every figure of the metrics, the home indicator's room included")
    func tabBars() throws {
        try check("tabBar", "heights") { bar, inset in bar.tabBarHeight(bottomInset: inset) }
    }

    @Test("CH-1 toolbars are as high as every figure of the metrics")
    func toolbars() throws {
        try check("toolbar", "heights") { bar, inset in bar.toolbarHeight(bottomInset: inset) }
    }

    @Test("CH-1 search bars are as high as the metrics say")
    func searchBars() throws {
        try check("searchBar", "heights") { bar, _ in bar.searchBarHeight }
    }

    @Test("SPLIT-10 SPLIT-16 columns are as wide as the metrics say")
    func columns() throws {
        let widths = try #require(section("splitView", "primaryWidth") as? [[String: Any]])
        let sourced = widths.compactMap { ($0["value"] ?? $0["maximum"]) as? Double }
        #expect(sourced == [320, 320, 320])
        for size in [
            CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768), CGSize(width: 1366, height: 1024),
        ] {
            for style in [SplitStyle.unspecified, .doubleColumn, .tripleColumn] {
                let request = SplitRequest(style: style, size: size, idiom: .pad, version: .iOS14)
                #expect(SplitColumns.width(of: .primary, request) == 320)
            }
        }
        let buffer = try #require(section("splitView", "offscreenBuffer", "value") as? Double)
        let request = SplitRequest(
            style: .doubleColumn, size: CGSize(width: 1366, height: 1024), idiom: .pad, version: .iOS16)
        #expect(request.arrange(scale: 2)[.primary]?.insets.left == CGFloat(buffer))
        #expect(try section("splitView", "separator", "value") as? String == "1 pixel")
        #expect(request.arrange(scale: 2).separators.map(\.width) == [0.5])
    }
}
