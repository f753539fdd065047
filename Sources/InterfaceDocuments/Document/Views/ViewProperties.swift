public import Foundation
public import Geometry
public import Traits

/// The properties common to all views.
///
/// Absent values are UIKit's defaults.
public struct ViewProperties: Hashable, Sendable {
    public enum ContentMode: String, Hashable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topRight,
            bottomLeft, bottomRight
        /// Xcode writes this one with a capital letter.
        case topLeft = "TopLeft"
    }

    public enum SemanticContentAttribute: String, Hashable, Sendable {
        case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
    }

    public var translatesAutoresizingMaskIntoConstraints = true
    public var autoresizingMask: AutoresizingMask = []
    /// Whether the view keeps its stored frame although Auto Layout is on.
    ///
    /// Xcode then adds the constraints.
    public var isFixedFrame = false
    public var contentMode: ContentMode?
    public var isHidden = false
    public var alpha: CGFloat?
    public var clipsToBounds: Bool?
    public var autoresizesSubviews: Bool?
    public var isOpaque: Bool?
    public var tag: Int?
    public var isUserInteractionEnabled: Bool?
    public var backgroundColor: DocumentColor?
    public var tintColor: DocumentColor?
    public var semanticContentAttribute: SemanticContentAttribute?

    public var horizontalHuggingPriority: CGFloat?
    public var verticalHuggingPriority: CGFloat?
    public var horizontalCompressionResistancePriority: CGFloat?
    public var verticalCompressionResistancePriority: CGFloat?
    /// The placeholder for the intrinsic size on the canvas, for custom classes whose size Xcode cannot know.
    public var placeholderIntrinsicWidth: Dimension?
    public var placeholderIntrinsicHeight: Dimension?

    public var layoutMargins: DocumentInsets?
    public var preservesSuperviewLayoutMargins: Bool?
    public var layoutMarginsFollowReadableWidth: Bool?
    public var insetsLayoutMarginsFromSafeArea: Bool?
    public var viewLayoutGuideAutoresizes: Bool?
    public var overrideUserInterfaceStyle: DocumentUserInterfaceStyle?
    /// The limits of the text size that the view inherits.
    public var minimumContentSizeCategory: UIContentSizeCategory?
    public var maximumContentSizeCategory: UIContentSizeCategory?

    /// A length, or explicitly none.
    public enum Dimension: Hashable, Sendable {
        case points(CGFloat)
        case none
    }

    public init() {}

    init(_ reader: inout ElementReader) {
        translatesAutoresizingMaskIntoConstraints =
            reader.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        autoresizingMask = Self.autoresizingMask(&reader)
        isFixedFrame = reader.bool("fixedFrame") ?? false
        contentMode = reader.spelled("contentMode")
        isHidden = reader.bool("hidden") ?? false
        alpha = reader.number("alpha")
        clipsToBounds = reader.bool("clipsSubviews")
        autoresizesSubviews = reader.bool("autoresizesSubviews")
        isOpaque = reader.bool("opaque")
        tag = reader.integer("tag")
        isUserInteractionEnabled = reader.bool("userInteractionEnabled")
        backgroundColor = reader.color(key: "backgroundColor")
        tintColor = reader.color(key: "tintColor")
        semanticContentAttribute = reader.spelled("semanticContentAttribute")
        overrideUserInterfaceStyle =
            reader.spelled("interfaceStyle") ?? reader.spelled("overrideUserInterfaceStyle")
        minimumContentSizeCategory = Self.contentSize("minimumContentSizeCategory", &reader)
        maximumContentSizeCategory = Self.contentSize("maximumContentSizeCategory", &reader)
        horizontalHuggingPriority = reader.number("horizontalHuggingPriority")
        verticalHuggingPriority = reader.number("verticalHuggingPriority")
        horizontalCompressionResistancePriority = reader.number("horizontalCompressionResistancePriority")
        verticalCompressionResistancePriority = reader.number("verticalCompressionResistancePriority")
        placeholderIntrinsicWidth = Self.dimension("placeholderIntrinsicWidth", &reader)
        placeholderIntrinsicHeight = Self.dimension("placeholderIntrinsicHeight", &reader)
        layoutMargins = reader.insets(key: "layoutMargins") ?? reader.insets(key: "directionalLayoutMargins")
        preservesSuperviewLayoutMargins = reader.bool("preservesSuperviewLayoutMargins")
        layoutMarginsFollowReadableWidth = reader.bool("layoutMarginsFollowReadableWidth")
        insetsLayoutMarginsFromSafeArea = reader.bool("insetsLayoutMarginsFromSafeArea")
        viewLayoutGuideAutoresizes = reader.bool("viewLayoutGuideAutoresizes")
        // The view's structure reads these, or they do not affect the picture.
        reader.ignoreChildren(keys: ["frame"], .bookkeeping)
        reader.ignoreChildren(keys: ["frameInset", "contentStretch", "bounds", "insetFor6xAndEarlier"], .outdated)
    }

    private static func autoresizingMask(_ reader: inout ElementReader) -> AutoresizingMask {
        guard let flags = reader.flags(key: "autoresizingMask") else { return [] }
        let bits: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return bits.reduce(into: []) { mask, bit in
            if flags.contains(bit.0) { mask.formUnion(bit.1) }
        }
    }

    /// A text size, by its name in code or by UIKit's string.
    private static func contentSize(_ name: String, _ reader: inout ElementReader) -> UIContentSizeCategory? {
        guard let text = reader.string(name) else { return nil }
        let sizes = UIContentSizeCategory.allCases
        if let size = sizes.first(where: { $0.rawValue == text }) { return size }
        if let rank = contentSizeNames.firstIndex(of: text) { return sizes[rank] }
        reader.reportUnknownValue(text, of: name)
        return nil
    }

    /// The names in the order of `UIContentSizeCategory.allCases`.
    private static let contentSizeNames = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    private static func dimension(_ name: String, _ reader: inout ElementReader) -> Dimension? {
        if let text = reader.string(name), ["noIntrinsicMetric", "infinite"].contains(text) { return Dimension.none }
        return reader.number(name).map { .points($0) }
    }
}
