public import Foundation
internal import LocatedText

/// The content of an image view.
public struct ImageViewContent: Hashable, Sendable {
    public var image: DocumentImage?
    public var highlightedImage: DocumentImage?
    public var isHighlighted: Bool
    public var symbolConfiguration: DocumentSymbolConfiguration?
    /// Whether the image grows at accessibility text sizes.
    public var growsWithAccessibilityText: Bool

    init(_ reader: inout ElementReader) {
        image = DocumentImage("image", &reader)
        highlightedImage = DocumentImage("highlightedImage", &reader)
        isHighlighted = reader.bool("highlighted") ?? false
        symbolConfiguration = DocumentSymbolConfiguration(key: "preferredSymbolConfiguration", &reader)
        growsWithAccessibilityText = reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
        // The `catalog` of an image is read with the image.
        reader.ignore(["catalog"], .bookkeeping)
        reader.ignore(["preferredImageDynamicRange"], .undrawn)
    }
}

/// The content of a scroll view.
public struct ScrollViewContent: Hashable, Sendable {
    public enum InsetAdjustment: String, Hashable, Sendable { case automatic, scrollableAxes, never, always }

    public var contentInset: DocumentInsets?
    public var contentInsetAdjustment: InsetAdjustment?
    public var showsHorizontalIndicator: Bool
    public var showsVerticalIndicator: Bool

    init(_ reader: inout ElementReader) {
        contentInset = reader.insets(key: "contentInset")
        contentInsetAdjustment = reader.spelled("contentInsetAdjustmentBehavior")
        showsHorizontalIndicator = reader.bool("showsHorizontalScrollIndicator") ?? true
        showsVerticalIndicator = reader.bool("showsVerticalScrollIndicator") ?? true
        reader.ignoreChildren(
            keys: ["scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets"],
            .momentary)
        reader.ignoreChildren(keys: ["contentSize"], .outdated)
    }
}

/// The content of a stack view.
public struct StackViewContent: Hashable, Sendable {
    public enum Axis: String, Hashable, Sendable { case horizontal, vertical }
    public enum Distribution: String, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: String, Hashable, Sendable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    private enum SpacingType: String { case standard, custom }

    public var axis: Axis
    public var distribution: Distribution
    public var alignment: Alignment
    /// The spacing in points.
    public var spacing: CGFloat
    /// Whether the stack view uses the system's standard spacing.
    public var usesSystemSpacing: Bool
    public var isBaselineRelative: Bool
    public var isMarginsRelative: Bool

    init(_ reader: inout ElementReader) {
        axis = reader.spelled("axis") ?? .horizontal
        distribution = reader.spelled("distribution") ?? .fill
        alignment = reader.spelled("alignment") ?? .fill
        spacing = reader.number("spacing") ?? 0
        usesSystemSpacing = reader.spelled("spacingType", as: SpacingType.self) == .standard
        isBaselineRelative = reader.bool("baselineRelativeArrangement") ?? false
        isMarginsRelative = reader.bool("layoutMarginsRelativeArrangement") ?? false
    }
}

/// The content of a visual effect view.
public struct VisualEffectContent: Hashable, Sendable {
    /// The blur style; `nil` without a blur.
    public var blurStyle: DocumentBlurStyle?
    public var isVibrant: Bool

    init(_ reader: inout ElementReader) {
        var vibrancy = reader.reader("vibrancyEffect")
        var blur = reader.reader("blurEffect") ?? vibrancy?.reader("blurEffect")
        blurStyle = blur?.spelled("style", unknown: .regular)
        isVibrant = vibrancy != nil
        // The label or fill whose strength the vibrancy has.
        vibrancy?.ignore(["style"], .undrawn)
        vibrancy?.finish()
        blur?.finish()
    }
}

/// The content of a table view.
public struct TableViewContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case plain, grouped, insetGrouped }
    public enum SeparatorStyle: String, Hashable, Sendable { case none, `default`, singleLine, singleLineEtched }
    /// The reference of the separator inset.
    public enum InsetReference: String, Hashable, Sendable { case fromCellEdges, fromAutomaticInsets }
    private enum DataMode: String { case none, `static`, prototypes }

    public var scroll: ScrollViewContent
    public var style: Style
    public var separatorStyle: SeparatorStyle
    public var separatorColor: DocumentColor?
    public var separatorInset: DocumentInsets?
    /// The row height in points; -1 if rows size themselves.
    public var rowHeight: CGFloat
    public var sectionHeaderHeight: CGFloat
    public var sectionFooterHeight: CGFloat
    public var hasStaticCells: Bool
    public var insetsContentViewsToSafeArea: Bool
    public var separatorInsetReference: InsetReference
    /// The space in points above each section's header; `nil` for the system's default.
    public var sectionHeaderTopPadding: CGFloat?

    init(_ reader: inout ElementReader) {
        scroll = ScrollViewContent(&reader)
        style = reader.spelled("style") ?? .plain
        separatorStyle = reader.spelled("separatorStyle") ?? .default
        separatorColor = reader.color(key: "separatorColor")
        separatorInset = reader.insets(key: "separatorInset")
        rowHeight = reader.number("rowHeight") ?? -1
        sectionHeaderHeight = reader.number("sectionHeaderHeight") ?? -1
        sectionFooterHeight = reader.number("sectionFooterHeight") ?? -1
        hasStaticCells = reader.spelled("dataMode", as: DataMode.self) == .static
        insetsContentViewsToSafeArea = reader.bool("contentViewInsetsToSafeArea") ?? true
        separatorInsetReference = reader.spelled("separatorInsetReference") ?? .fromCellEdges
        sectionHeaderTopPadding = reader.number("sectionHeaderTopPadding")
        // Placeholder values that apply until a row is visible.
        reader.ignore(
            ["estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"], .momentary)
        // Only code gives a table an index.
        reader.ignoreChildren(
            keys: ["sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexTrackingBackgroundColor"],
            .bookkeeping)
    }
}

/// The content of a table view cell.
public struct TableViewCellContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable {
        case `default` = "IBUITableViewCellStyleDefault"
        case value1 = "IBUITableViewCellStyleValue1"
        case value2 = "IBUITableViewCellStyleValue2"
        case subtitle = "IBUITableViewCellStyleSubtitle"
    }
    public enum Accessory: String, Hashable, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The cell style; `nil` for a custom cell.
    public var style: Style?
    public var accessory: Accessory
    /// The ids of the labels and the image view among the content view's subviews.
    public var textLabel: String?
    public var detailTextLabel: String?
    public var imageView: String?
    public var indentationLevel: Int
    public var indentationWidth: CGFloat
    /// The row height in points; `nil` if the table determines it.
    public var rowHeight: CGFloat?
    public var separatorInset: DocumentInsets?
    /// The text and image in place of the standard parts; `nil` if there is no configuration.
    public var contentConfiguration: ListConfigurationContent?

    init(_ reader: inout ElementReader) {
        style = reader.spelled("style")
        contentConfiguration = ListConfigurationContent(&reader)
        accessory = reader.spelled("accessoryType") ?? .none
        textLabel = reader.string("textLabel")
        detailTextLabel = reader.string("detailTextLabel")
        imageView = reader.string("imageView")
        indentationLevel = reader.integer("indentationLevel") ?? 0
        indentationWidth = reader.number("indentationWidth") ?? 10
        rowHeight = reader.number("rowHeight")
        separatorInset = reader.insets(key: "separatorInset")
    }
}

/// The content of a collection view.
public struct CollectionViewContent: Hashable, Sendable {
    public struct FlowLayout: Hashable, Sendable {
        public var isHorizontal: Bool
        public var minimumLineSpacing: CGFloat
        public var minimumInteritemSpacing: CGFloat
        public var itemSize: CGSize
        public var headerSize: CGSize
        public var footerSize: CGSize
        public var sectionInset: DocumentInsets
        /// Whether items size themselves to fit their content.
        public var sizesItemsToFit: Bool
        /// The size of items until their own is known.
        ///
        /// A size other than zero makes items size themselves.
        public var estimatedItemSize: CGSize?
        public var sectionInsetReference: InsetReference

        /// The reference of the section inset.
        public enum InsetReference: String, Hashable, Sendable { case contentInset, safeArea, layoutMargins }
        fileprivate enum ScrollDirection: String { case vertical, horizontal }
    }

    public var scroll: ScrollViewContent
    /// The flow layout; `nil` for a layout of another class.
    public var flowLayout: FlowLayout?

    init(_ reader: inout ElementReader) {
        scroll = ScrollViewContent(&reader)
        let reading = reader.reading
        flowLayout = reader.take("collectionViewFlowLayout").map { FlowLayout($0, reading) }
        // The prototypes show which mode the collection view has.
        reader.ignore(["dataMode", "selfSizingInvalidation"], .bookkeeping)
        reader.ignoreChildren(["collectionViewLayout"], .bookkeeping)
    }
}

extension CollectionViewContent.FlowLayout {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        isHorizontal = reader.spelled("scrollDirection", as: ScrollDirection.self) == .horizontal
        minimumLineSpacing = reader.number("minimumLineSpacing") ?? 10
        minimumInteritemSpacing = reader.number("minimumInteritemSpacing") ?? 10
        itemSize = reader.size(key: "itemSize") ?? CGSize(width: 50, height: 50)
        headerSize = reader.size(key: "headerReferenceSize") ?? .zero
        footerSize = reader.size(key: "footerReferenceSize") ?? .zero
        sectionInset =
            reader.insets(key: "sectionInset") ?? DocumentInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        estimatedItemSize = reader.size(key: "estimatedItemSize")
        sizesItemsToFit = reader.bool("automaticEstimatedItemSize") ?? false
        sectionInsetReference = reader.spelled("sectionInsetReference") ?? .contentInset
        reader.ignore(["sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds"], .momentary)
        reader.ignore(["customClass"], .bookkeeping)
        reader.ignoreChildren(["userDefinedRuntimeAttributes"], .bookkeeping)
        reader.finish()
    }
}

/// The content of a collection view cell.
public struct CollectionViewCellContent: Hashable, Sendable {
    /// The size of the cell on the canvas, if it differs from the layout's.
    public var customSize: CGSize?
    /// The text and image in place of the standard parts; `nil` if there is no configuration.
    public var contentConfiguration: ListConfigurationContent?

    init(_ reader: inout ElementReader) {
        customSize = reader.size(key: "customSize")
        contentConfiguration = ListConfigurationContent(&reader)
    }
}
