import Foundation
import Geometry
import Testing
import Traits

@testable import Devices

private let catalog = DeviceCatalog.standard

@Suite struct VariantNotationTests {
    @Test(arguments: [
        (
            "ipad-pro-11/landscape/split-half/dark/large/ltr@17",
            "ipad-pro-11/landscape/split-half/dark/large/ltr@17", "ipad-pro-11/landscape/split-half/dark@17"
        ),
        ("iphone-6-3", "iphone-6-3/portrait/full/light/large/ltr@26", "iphone-6-3"),
        ("iphone-6-3@18", "iphone-6-3/portrait/full/light/large/ltr@18", "iphone-6-3@18"),
        ("iPhone 6/landscape", "iphone-6/landscape/full/light/large/ltr@12", "iphone-6/landscape"),
        (
            "iphone-6-3/dark-high-contrast/ax5/rtl",
            "iphone-6-3/portrait/full/dark-high-contrast/ax5/rtl@26",
            "iphone-6-3/portrait/full/dark-high-contrast/ax5/rtl"
        ),
        ("IPHONE-6-3/DARK", "iphone-6-3/portrait/full/dark/large/ltr@26", "iphone-6-3/portrait/full/dark"),
        (
            "iphone-6-3/extra-extra-large", "iphone-6-3/portrait/full/light/xxl/ltr@26",
            "iphone-6-3/portrait/full/light/xxl"
        ),
        (
            "iphone-6-3/UICTContentSizeCategoryAccessibilityM", "iphone-6-3/portrait/full/light/ax1/ltr@26",
            "iphone-6-3/portrait/full/light/ax1"
        ),
    ])
    func reading(text: String, full: String, short: String) throws {
        let variant = try Variant(parsing: text)
        #expect(variant.description == full)
        #expect(variant.shortDescription == short)
        #expect(try Variant(parsing: full) == variant)
        #expect(try Variant(parsing: short) == variant)
    }

    @Test func fileNamesAreSafeAndStable() throws {
        let variant = try Variant(parsing: "ipad-pro-11/landscape/split-half/dark@17")
        #expect(variant.fileName == "ipad-pro-11_landscape_split-half_dark_large_ltr_ios17")
    }

    @Test(arguments: [
        ("iphone-6-3/landscap", "orientation", "landscape"),
        ("iphone-6-3/portrait/split-haf", "multitasking", "split-half"),
        ("iphone-6-3/portrait/full/drak", "appearance", "dark"), ("iphone-6-3/lrage", "content-size", "large"),
        ("iphone-6-3/rtll", "direction", "rtl"),
    ])
    func wrongWordsSayWhatIsAllowed(text: String, axis: String, meant: String) throws {
        let error = try #require(throws: VariantProblem.self) { try Variant(parsing: text) }
        guard case .unknownWord(_, let found, let nearest, false) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(found.rawValue == axis)
        #expect(nearest.first == meant)
        #expect(error.remedy?.contains("allowed: ") == true)
        #expect(error.code == "unknown-\(axis)")
    }

    @Test func otherMistakes() throws {
        #expect(throws: VariantProblem.wordOutOfOrder("landscape", axis: .orientation)) {
            try Variant(parsing: "iphone-6-3/dark/landscape")
        }
        #expect(throws: VariantProblem.wordOutOfOrder("dark", axis: .appearance)) {
            try Variant(parsing: "iphone-6-3/light/dark")
        }
        for version in ["19", "x", "", "26.1", "99999999999999999999"] {
            #expect(throws: VariantProblem.unknownVersion(version)) {
                try Variant(parsing: "iphone-6-3@\(version)")
            }
        }
        #expect(throws: VariantProblem.self) { try Variant(parsing: "iphone-6-3/") }
        #expect(throws: VariantProblem.self) { try Variant(parsing: "") }
        let never = try #require(throws: VariantProblem.self) { try Variant(parsing: "iphone-6-3@9") }
        #expect(never.message == "iphone-6-3 never ran iOS 9")
        #expect(never.remedy == "it ran 18, 26")
        let none = try #require(throws: VariantProblem.self) {
            try Variant(parsing: "ipad-pro-11/portrait/split-half@17")
        }
        #expect(none.message == "ipad-pro-11 has no split-half in portrait on iOS 17")
        #expect(none.remedy == "it has full, split-third, split-two-thirds or slide-over")
        guard
            case .device(.unknownDevice("iphone-99", _)) = #expect(
                throws: VariantProblem.self, performing: { try Variant(parsing: "iphone-99/landscape") })
        else {
            Issue.record("an unknown device is a device problem")
            return
        }
    }

    @Test("Dark mode begins with iOS 13", arguments: ["dark", "dark-high-contrast"])
    func darkModeBeginsWithIOS13(appearance: String) throws {
        #expect(throws: VariantProblem.noDarkAppearance(.iOS12)) {
            try Variant(parsing: "iphone-5-8/\(appearance)@12")
        }
        #expect(try Variant(parsing: "iphone-5-8/\(appearance)@13").traits.userInterfaceStyle == .dark)
        let matrix = try Matrix(
            AxisSelection(parsing: [
                .device: ["iphone-5-8"], .appearance: ["light", "light-high-contrast", appearance], .ios: ["12", "13"],
            ]))
        #expect(
            matrix.variants.map(\.description) == [
                "iphone-5-8/portrait/full/light/large/ltr@12", "iphone-5-8/portrait/full/light/large/ltr@13",
                "iphone-5-8/portrait/full/light-high-contrast/large/ltr@12",
                "iphone-5-8/portrait/full/light-high-contrast/large/ltr@13",
                "iphone-5-8/portrait/full/\(appearance)/large/ltr@13",
            ])
        #expect(matrix.omissions == [.noDarkAppearance(.iOS12)])
        let none = try #require(throws: VariantProblem.self) {
            try Matrix(
                AxisSelection(parsing: [.device: ["iphone-5-8"], .appearance: [appearance], .ios: ["11-12"]]))
        }
        #expect(none.message.contains("iOS 11 has no dark appearance (dark appearances begin with iOS 13)"))
    }

    @Test func everyVariantReadsBack() throws {
        let all = try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["all"],
            ]))
        #expect(all.variants.count > 500)
        #expect(Set(all.variants.map(\.fileName)).count == all.variants.count)
        for variant in all.variants {
            #expect(try Variant(parsing: variant.description) == variant)
            #expect(try Variant(parsing: variant.shortDescription) == variant)
        }
    }
}

@Suite struct VariantEnvironmentTests {
    @Test("TC-2 a phone in portrait is compact × regular, phone, and has every trait")
    func traits() throws {
        let traits = try Variant(parsing: "iphone-6-3/dark-high-contrast/ax2/rtl").traits
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.displayScale == 3)
        #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.displayGamut == .P3)
        #expect(traits.userInterfaceLevel == .base && traits.legibilityWeight == .regular)
    }

    @Test("TE-8 the window's width class, not the screen's")
    func windowClasses() throws {
        let split = try Variant(parsing: "ipad-pro-11/landscape/split-third@17")
        #expect(split.traits.horizontalSizeClass == .compact)
        #expect(split.traits.userInterfaceIdiom == .pad)
        #expect(split.windowSize == CGSize(width: 375, height: 834))
        #expect(split.windowFrame.minX == 819)
        #expect(split.screenSize == CGSize(width: 1194, height: 834))
        #expect(split.windowPixelSize == PixelSize(width: 750, height: 1668))
        #expect(split.safeAreaInsets == UIEdgeInsets(top: 24, bottom: 20))
    }

    @Test func picturesHaveTheNativeSize() throws {
        let plus = try Variant(parsing: "iphone-8-plus/landscape")
        #expect(plus.screenPixelSize == PixelSize(width: 1920, height: 1080))
        #expect(plus.windowPixelSize == PixelSize(width: 1920, height: 1080))
        #expect(plus.renderedPixelSize == PixelSize(width: 2208, height: 1242))
        #expect(plus.scale == 3)
        #expect(plus.ios == .iOS16)
    }

    @Test func aWindowOnAPanelThatScalesHasItsShareOfThePanelsPixels() throws {
        let window = try Variant(parsing: "iphone-8-plus/portrait/207x368")
        #expect(window.windowPixelSize == PixelSize(width: 540, height: 960))
        #expect(window.renderedPixelSize == PixelSize(width: 621, height: 1104))
    }

    @Test("MT-3 (partly) an app that shares the screen keeps the status bar's room where it hides the bar")
    func statusBarInset() throws {
        #expect(try Variant(parsing: "ipad-pro-11@17").statusBarInset == 24)
        for size in ["split-third", "split-two-thirds", "slide-over", "500x700"] {
            #expect(try Variant(parsing: "ipad-pro-11/landscape/\(size)@17").statusBarInset == 0)
        }
        #expect(try Variant(parsing: "iphone-8-plus").statusBarInset == 20)
        #expect(try Variant(parsing: "iphone-6-3").statusBarInset == 0, "the sensor housing stays")
    }

    @Test func everyVariantHasPositiveSizes() throws {
        let all = try Matrix(
            AxisSelection(parsing: [
                .device: ["all"], .orientation: ["all"], .multitasking: ["all"], .ios: ["all"],
            ]))
        for variant in all.variants {
            #expect(variant.windowSize.width >= 320 && variant.windowSize.height >= 320, "\(variant)")
            #expect(variant.windowPixelSize.width > 0 && variant.windowPixelSize.height > 0)
            #expect(variant.screenPixelSize.width >= variant.windowPixelSize.width)
            let grid = variant.pixelGrid
            #expect(grid.snap(variant.windowFrame) == variant.windowFrame, "\(variant) is off the pixel grid")
            let insets = variant.safeAreaInsets
            #expect(insets.top + insets.bottom < variant.windowSize.height / 2)
            #expect(!variant.traits.values.isEmpty)
        }
    }
}

@Suite struct MatrixTests {
    private func variants(_ words: AxisSelection.Words) throws -> [String] {
        try Matrix(AxisSelection(parsing: words)).variants.map(\.shortDescription)
    }

    @Test("ADAPT-31 previews of devices, orientations and versions come in the order of the axes")
    func orderIsTheAxesOrder() throws {
        #expect(
            try variants([
                .device: ["ipad-pro-11,iphone-6-3"], .orientation: ["all"], .multitasking: ["full", "split-half"],
                .appearance: ["light,dark"], .ios: ["18"],
            ]) == [
                "ipad-pro-11@18", "ipad-pro-11/portrait/full/dark@18", "ipad-pro-11/landscape@18",
                "ipad-pro-11/landscape/full/dark@18", "ipad-pro-11/landscape/split-half@18",
                "ipad-pro-11/landscape/split-half/dark@18", "iphone-6-3@18", "iphone-6-3/portrait/full/dark@18",
                "iphone-6-3/landscape@18", "iphone-6-3/landscape/full/dark@18",
            ])
    }

    @Test func defaultsAreTheCurrentDevicesUpright() throws {
        let matrix = try Matrix(.standard)
        #expect(matrix.variants.count == 22)
        #expect(try Matrix(AxisSelection(parsing: [:])).variants == matrix.variants)
        #expect(matrix.variants.allSatisfy { $0.ios == .iOS26 && $0.orientation == .portrait })
    }

    @Test func theWholeCurrentMatrix() throws {
        let matrix = try Matrix(
            AxisSelection(parsing: [
                .device: ["current"], .orientation: ["all"], .multitasking: ["all"], .appearance: ["light,dark"],
            ]))
        #expect(matrix.variants.count == (12 * 2 + 10 * (5 + 3) + 2 * 2) * 2)
        #expect(!matrix.omissions.isEmpty)
    }

    @Test func groupsGlobsRangesAndRepeats() throws {
        #expect(try variants([.device: ["iphone-6-3,iphone-6-3", "iphone-6-3"]]) == ["iphone-6-3"])
        #expect(
            try variants([
                .device: ["ipad-pro-11"], .orientation: ["landscape"], .multitasking: ["split-*"], .ios: ["17"],
            ])
            .count == 3)
        #expect(try variants([.device: ["iphone-6-3"], .appearance: ["*-high-contrast"]]).count == 2)
        #expect(try variants([.device: ["iphone-6-3"], .contentSize: ["all"]]).count == 12)
        #expect(try variants([.device: ["iphone-6-3"], .contentSize: ["ax?", "extra-large"]]).count == 6)
        #expect(try variants([.device: ["iphone-se-1"], .ios: ["11-13"]]).count == 3)
        #expect(try variants([.device: ["iphone-se-1"], .ios: ["all"]]).count == 7)
        #expect(try variants([.device: ["iphones"], .direction: ["all"]]).count == 30)
    }

    @Test func missingCombinationsAreLeftOutAndAnEmptyResultIsExplained() throws {
        let error = try #require(throws: VariantProblem.self) {
            try Matrix(AxisSelection(parsing: [.device: ["iphones"], .multitasking: ["split-half"]]))
        }
        #expect(error.code == "nothing-selected")
        #expect(error.message.contains("has no split-half in portrait"))
        #expect(error.message.contains("more like these"))
        #expect(throws: VariantProblem.self) {
            try Matrix(AxisSelection(parsing: [.device: ["iphone-6-3"], .ios: ["9"]]))
        }
    }

    @Test func wrongWords() throws {
        let error = try #require(throws: VariantProblem.self) {
            try AxisSelection(parsing: [.appearance: ["drak"]])
        }
        #expect(error == .unknownWord("drak", axis: .appearance, nearest: ["dark"], isInList: true))
        #expect(
            error.remedy == "did you mean dark? allowed: light, dark, light-high-contrast, dark-high-contrast, all")
        // In the notation of a variant, each axis has one value.
        let single = try #require(throws: VariantProblem.self) { try Variant(parsing: "iphone-15/drak") }
        #expect(single.remedy?.hasSuffix("dark-high-contrast") == true)
        #expect(throws: VariantProblem.emptyAxis(.orientation)) {
            try AxisSelection(parsing: [.orientation: [" , "]])
        }
        #expect(VariantProblem.emptyAxis(.ios).message == "the list of versions of iOS is empty")
        for word in ["25", "15-11", "seven", "-", "11-"] {
            #expect(throws: VariantProblem.unknownVersion(word, isInList: true)) {
                try AxisSelection(parsing: [.ios: [word]])
            }
        }
        #expect(
            VariantAxis.allCases.map(\.option) == [
                "--devices", "--orientations", "--multitasking", "--appearances", "--content-sizes", "--directions",
                "--ios",
            ])
    }
}

@Suite struct ListingTests {
    @Test func tables() throws {
        let lines = catalog.table.split(separator: "\n")
        #expect(lines.count == 30)
        #expect(lines[0].hasPrefix("device "))
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
        let plus = try #require(lines.first { $0.hasPrefix("iphone-5-5") })
        #expect(plus.contains("414×736") && plus.contains("1080×1920") && plus.contains("wR hC"))
        let matrix = try Matrix(AxisSelection(parsing: [.device: ["ipad-pro-11"]]))
        #expect(matrix.table.split(separator: "\n").count == 2)
        #expect(matrix.table.contains("ipad-pro-11/portrait/full/light/large/ltr@26  834×1194  wR hR"))
    }

    @Test func json() throws {
        let devices = try JSONSerialization.jsonObject(with: Data(catalog.json.utf8)) as? [[String: Any]]
        #expect(devices?.count == 29)
        #expect(catalog.json.split(separator: "\n").count == 31)
        #expect(devices?.allSatisfy { $0["portrait"] is [String: Any] } == true)
        let matrix = try Matrix(AxisSelection(parsing: [.device: ["iphone-6-3"], .appearance: ["light,dark"]]))
        let variants = try JSONSerialization.jsonObject(with: Data(matrix.json.utf8)) as? [[String: Any]]
        #expect(variants?.map { $0["appearance"] as? String } == ["light", "dark"])
        #expect(variants?.first?["variant"] as? String == "iphone-6-3/portrait/full/light/large/ltr@26")
        #expect(matrix.json == matrix.json)
    }
}
