import Foundation

/// The blur of content under bars at an edge of a scroll view, from iOS 26 on; its style is stored and not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    public struct Style: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let automatic = Style(rawValue: 0)
        public static let soft = Style(rawValue: 1)
        public static let hard = Style(rawValue: 2)
    }

    open var style = Style.automatic
    open var isHidden = false
}

/// Extends the effect at a scroll view's edge under a view that floats over it; stored, but not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = .all

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
