public import Foundation

/// The widths of a split view's columns: the `splitView` section of the metrics.
public enum SplitColumns {
    /// What a split view was told of its primary column; `nil` is automatic.
    public struct Request: Hashable, Sendable {
        public var preferredWidth: CGFloat?
        /// Of the split view's width.
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

    /// The widest and the usual width of a primary column: `splitView.primaryWidth`.
    public static let automaticWidth: CGFloat = 320

    /// Between two columns: one pixel.
    public static func separatorWidth(scale: CGFloat) -> CGFloat { scale > 0 ? 1 / scale : 1 }

    /// The primary column's width: what is preferred, absolute before fraction before automatic, within its bounds.
    ///
    /// > Rule: SPLIT-10.
    public static func primaryWidth(_ request: Request, splitWidth: CGFloat) -> CGFloat {
        let preferred =
            request.preferredWidth ?? request.preferredFraction.map { $0 * splitWidth } ?? automaticWidth
        let maximum = request.maximum ?? automaticWidth
        return min(max(preferred, request.minimum ?? 0), max(maximum, request.minimum ?? 0), splitWidth)
    }
}
