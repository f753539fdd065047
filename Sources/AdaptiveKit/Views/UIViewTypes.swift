public import Foundation
public import Geometry
public import Traits

extension UIView {
    /// How a view's content fits its bounds.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which parts of a frame give way when the superview's size changes.
    public typealias AutoresizingMask = Geometry.AutoresizingMask

    public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

    /// A length that a view has no opinion on.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Where a view's text sits, measured inward from its alignment rectangle, in points.
    ///
    /// > Rule: AL-10.
    public struct BaselineOffsets: Hashable, Sendable {
        /// From the top edge down to the first baseline.
        public var firstFromTop: CGFloat
        /// From the bottom edge up to the last baseline.
        public var lastFromBottom: CGFloat
        /// The height that the offsets were found at, in points, for text that stays in the middle of the view;
        /// `nil` where it keeps its distance from the edges.
        public var centeredInHeight: CGFloat?

        public init(firstFromTop: CGFloat, lastFromBottom: CGFloat, centeredInHeight: CGFloat? = nil) {
            self.firstFromTop = firstFromTop
            self.lastFromBottom = lastFromBottom
            self.centeredInHeight = centeredInHeight
        }
    }
}

/// Whether a view's content turns around in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much a constraint or a size matters: above 0, to 1000, which is required.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}

/// What hears of traits.
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
