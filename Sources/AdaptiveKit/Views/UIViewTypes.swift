public import Foundation
public import Geometry
public import Traits

extension UIView {
    /// The way that a view's content fits its bounds.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The parts of a frame that adapt when the superview's size changes.
    public typealias AutoresizingMask = Geometry.AutoresizingMask

    public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

    /// The length of an axis without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size that requests the smallest fitting size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size that requests the largest fitting size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The positions of a view's text, measured inward from its alignment rectangle, in points.
    ///
    /// > Rule: AL-10.
    public struct BaselineOffsets: Hashable, Sendable {
        /// The distance from the top edge down to the first baseline.
        public var firstFromTop: CGFloat
        /// The distance from the bottom edge up to the last baseline.
        public var lastFromBottom: CGFloat
        /// The height at which the offsets were measured, in points, for vertically centered text; `nil` if the text
        /// keeps its distance from the edges.
        public var centeredInHeight: CGFloat?

        public init(firstFromTop: CGFloat, lastFromBottom: CGFloat, centeredInHeight: CGFloat? = nil) {
            self.firstFromTop = firstFromTop
            self.lastFromBottom = lastFromBottom
            self.centeredInHeight = centeredInHeight
        }
    }
}

/// Whether a view's content is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }

/// The priority of a constraint or size: above 0, up to 1000, which is required.
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
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }
}

/// Receives trait changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
