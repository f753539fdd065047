public import Foundation
import Traits

/// The widths of a split view's columns, from the `splitView` section of the metrics.
public enum SplitColumns {
    /// The width properties of a column; `nil` means automatic.
    public struct Request: Hashable, Sendable {
        public var preferredWidth: CGFloat?
        /// The preferred fraction of the split view's width.
        public var preferredFraction: CGFloat?
        public var minimum: CGFloat?
        public var maximum: CGFloat?

        public init(
            preferredWidth: CGFloat? = nil, preferredFraction: CGFloat? = nil, minimum: CGFloat? = nil,
            maximum: CGFloat? = nil
        ) {
            self.preferredWidth = preferredWidth
            self.preferredFraction = preferredFraction
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// The default and maximum width of a primary column: `splitView.primaryWidth`.
    public static let automaticWidth: CGFloat = 320

    /// The default fraction of the width that the primary column has on a phone.
    ///
    /// It has no source. With it, a 5.5-inch phone in landscape has a primary column of 295 points, and wider phones
    /// one of 320.
    private static let phoneFraction: CGFloat = 0.4

    /// The default width of a supplementary column.
    ///
    /// It is not published. It is as wide as a primary column, and as a small phone on 12.9- and 13-inch screens.
    private static func automaticSupplementaryWidth(splitWidth: CGFloat) -> CGFloat {
        splitWidth >= 1300 ? 375 : automaticWidth
    }

    /// The width of the separator between two columns: one pixel.
    ///
    /// > Rule: SPLIT-16.
    public static func separatorWidth(scale: CGFloat) -> CGFloat { scale > 0 ? 1 / scale : 1 }

    /// The width of the primary or supplementary column.
    ///
    /// It is the preferred width, then the preferred fraction, then the default, within its bounds and the split view.
    ///
    /// > Rule: SPLIT-10.
    public static func width(of column: SplitColumn, _ request: SplitRequest) -> CGFloat {
        let own = column == .primary ? request.primary : request.supplementary
        let splitWidth = max(0, request.size.width)
        let most = column == .primary ? automaticWidth : automaticSupplementaryWidth(splitWidth: splitWidth)
        let automatic = request.idiom == .phone ? min(most, (phoneFraction * splitWidth).rounded(.up)) : most
        let preferred = own.preferredWidth ?? own.preferredFraction.map { $0 * splitWidth } ?? automatic
        let minimum = own.minimum ?? 0
        return min(max(min(preferred, own.maximum ?? max(most, minimum)), minimum), splitWidth)
    }
}
