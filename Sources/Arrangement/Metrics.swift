import Devices
import Traits

/// The part of `Data/metrics.json` that the rules of this target use, decoded once.
struct Metrics: Decodable, Sendable {
    var bars: Bars
    var layout: Layout
    var tableView: TableView
    var controls: [Control]
    var dynamicType: DynamicTypeTable
    var typography: Typography

    static let standard = EmbeddedData.decoded(Metrics.self, from: EmbeddedData.metrics)
}

extension Metrics {
    /// A number that the file gives with its origin; only the number is decoded.
    struct Number: Decodable, Sendable {
        var value: Double
    }

    /// A bar's height under some conditions; a missing condition is always true.
    struct BarHeight: Decodable, Sendable {
        var idiom: String?
        var orientation: String?
        var width: String?
        var homeIndicator: Bool?
        var ios: VersionRange
        /// The height; `nil` if no trustworthy number was found.
        var value: Double?
        /// Whether the window's bottom inset is added to the height.
        var plusBottomInset: Bool?

        func holds(in environment: BarEnvironment) -> Bool {
            if let idiom, (idiom == "pad") != (environment.idiom == .pad) { return false }
            if let orientation, (orientation == "landscape") != environment.isCompactHeight { return false }
            if let width, (width == "regular") != (environment.horizontalSizeClass == .regular) { return false }
            if let homeIndicator, homeIndicator != environment.hasHomeIndicator { return false }
            return ios.contains(environment.version)
        }
    }

    struct Bars: Decodable, Sendable {
        struct NavigationBar: Decodable, Sendable {
            var heights: [BarHeight]
            var largeTitleExtension: Number
            var largeTitleHeights: [BarHeight]
            var inSheet: [BarHeight]
        }
        struct Bar: Decodable, Sendable {
            var heights: [BarHeight]
        }
        var navigationBar: NavigationBar
        var tabBar: Bar
        var toolbar: Bar
        var searchBar: Bar
    }

    struct Layout: Decodable, Sendable {
        var viewMargins: Number
        var rootViewVerticalMargins: Number
    }

    struct TableView: Decodable, Sendable {
        struct RowHeight: Decodable, Sendable {
            var ios: VersionRange
            var value: Double
        }
        var rowHeight: [RowHeight]
    }

    struct Control: Decodable, Sendable {
        var control: String
        var ios: VersionRange
        var width: Double?
        var height: Double?
        /// The insets of the alignment rectangle; `nil` if it equals the frame.
        var alignmentRectInsets: Insets?
    }

    /// Insets in points; a missing one is 0.
    struct Insets: Decodable, Sendable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct DynamicTypeTable: Decodable, Sendable {
        struct Category: Decodable, Sendable {
            var rawValue: String
            var styles: [String: Style]
        }
        struct Style: Decodable, Sendable {
            var size: Double
            var leading: Double
            var weight: String
            var emphasizedWeight: String
        }
        var categories: [String: Category]
    }

    struct Typography: Decodable, Sendable {
        var lineHeightRatio: Number
    }
}
