public import Foundation

/// The settings of a split view controller in a storyboard.
public struct DocumentSplitSettings: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum DisplayMode: String, Hashable, Sendable {
        case automatic
        case primaryHidden, allVisible, primaryOverlay
        case secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        case beside, over
    }
    public enum Behavior: String, Hashable, Sendable { case automatic, tile, overlay, displace }
    private enum PrimaryEdge: String { case leading, trailing }

    public var style = Style.unspecified
    public var preferredDisplayMode = DisplayMode.automatic
    public var preferredSplitBehavior = Behavior.automatic
    public var isPrimaryTrailing = false
    public var presentsWithGesture = true
    public var showsSecondaryOnlyButton = false
    /// The preferred width of the primary column in points.
    public var preferredPrimaryColumnWidth: CGFloat?
    public var preferredSupplementaryColumnWidth: CGFloat?
    public var minimumSupplementaryColumnWidth: CGFloat?
    public var maximumSupplementaryColumnWidth: CGFloat?
    public var preferredSupplementaryColumnWidthFraction: CGFloat?

    init() {}

    init(_ reader: inout ElementReader) {
        // Xcode stores whether a style is allowed. The older attribute holds the style's name.
        let allowsDouble = reader.bool("allowDoubleColumnStyle") ?? false
        let allowsTriple = reader.bool("allowTripleColumnStyle") ?? false
        let named = reader.spelled("style", as: Style.self)
        style = named ?? (allowsTriple ? .tripleColumn : allowsDouble ? .doubleColumn : .unspecified)
        preferredDisplayMode = reader.spelled("preferredDisplayMode") ?? reader.spelled("displayMode") ?? .automatic
        preferredSplitBehavior =
            reader.spelled("preferredSplitBehavior") ?? reader.spelled("behavior") ?? .automatic
        isPrimaryTrailing = reader.spelled("primaryEdge", as: PrimaryEdge.self) == .trailing
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

/// The settings of a page view controller in a storyboard.
public struct DocumentPageSettings: Hashable, Sendable {
    public enum SpineLocation: String, Hashable, Sendable { case none, min, mid, max }
    private enum TransitionStyle: String { case pageCurl, scroll }
    private enum Orientation: String { case horizontal, vertical }

    public var isScrolling = false
    public var isVertical = false
    public var spineLocation: SpineLocation?
    public var isDoubleSided = false
    /// The space in points between scrolling pages.
    public var pageSpacing: CGFloat?

    init() {}

    init(_ reader: inout ElementReader) {
        isScrolling = reader.spelled("transitionStyle", as: TransitionStyle.self) == .scroll
        isVertical = reader.spelled("navigationOrientation", as: Orientation.self) == .vertical
        spineLocation = reader.spelled("spineLocation")
        isDoubleSided = reader.bool("doubleSided") ?? false
        pageSpacing = reader.number("pageSpacing") ?? reader.number("interPageSpacing")
    }
}
