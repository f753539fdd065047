public import Foundation

/// What a storyboard says of a split view controller besides its primary's width.
public struct DocumentSplitSettings: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }

    public var style = Style.unspecified
    /// As the attribute spells it; `nil` for automatic.
    public var preferredDisplayMode: String?
    public var preferredSplitBehavior: String?
    public var isPrimaryTrailing = false
    public var presentsWithGesture = true
    public var showsSecondaryOnlyButton = false
    /// Points.
    public var preferredPrimaryColumnWidth: CGFloat?
    public var preferredSupplementaryColumnWidth: CGFloat?
    public var minimumSupplementaryColumnWidth: CGFloat?
    public var maximumSupplementaryColumnWidth: CGFloat?
    public var preferredSupplementaryColumnWidthFraction: CGFloat?

    init() {}

    init(_ reader: inout ElementReader) {
        // Xcode writes which style a controller may have; the older attribute is its plain name.
        let allowsDouble = reader.bool("allowDoubleColumnStyle") ?? false
        let allowsTriple = reader.bool("allowTripleColumnStyle") ?? false
        let named = reader.string("style").flatMap(Style.init(rawValue:))
        style = named ?? (allowsTriple ? .tripleColumn : allowsDouble ? .doubleColumn : .unspecified)
        preferredDisplayMode = reader.string("preferredDisplayMode") ?? reader.string("displayMode")
        preferredSplitBehavior = reader.string("preferredSplitBehavior") ?? reader.string("behavior")
        isPrimaryTrailing = reader.string("primaryEdge") == "trailing"
        presentsWithGesture = reader.bool("presentsWithGesture") ?? true
        showsSecondaryOnlyButton = reader.bool("showsSecondaryOnlyButton") ?? false
        preferredPrimaryColumnWidth = reader.number("preferredPrimaryColumnWidth")
        preferredSupplementaryColumnWidth = reader.number("preferredSupplementaryColumnWidth")
        minimumSupplementaryColumnWidth = reader.number("minimumSupplementaryColumnWidth")
        maximumSupplementaryColumnWidth = reader.number("maximumSupplementaryColumnWidth")
        preferredSupplementaryColumnWidthFraction = reader.number("preferredSupplementaryColumnWidthFraction")
        reader.ignore(["primaryBackgroundStyle"], .undrawn)
    }
}

/// What a storyboard says of a page view controller.
public struct DocumentPageSettings: Hashable, Sendable {
    public var isScrolling = false
    public var isVertical = false
    /// `none`, `min`, `mid` or `max`.
    public var spineLocation: String?
    public var isDoubleSided = false
    /// Points between pages that scroll.
    public var pageSpacing: CGFloat?

    init() {}

    init(_ reader: inout ElementReader) {
        isScrolling = reader.string("transitionStyle") == "scroll"
        isVertical = reader.string("navigationOrientation") == "vertical"
        spineLocation = reader.string("spineLocation")
        isDoubleSided = reader.bool("doubleSided") ?? false
        pageSpacing = reader.number("pageSpacing") ?? reader.number("interPageSpacing")
    }
}
