package import Drawing
public import Foundation
public import Geometry

/// What lies behind the content of a button, cell, header or footer.
public struct UIBackgroundConfiguration: Hashable {
    /// `nil` for the colour of whatever it is the background of.
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var strokeColor: UIColor?
    /// In points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
}

extension UIBackgroundConfiguration {
    /// Paints it around content: colour, picture and line.
    ///
    /// - Parameters:
    ///   - bounds: what it is the background of.
    ///   - view: whose traits colours are resolved with.
    ///   - items: takes what is drawn.
    package func paint(in bounds: CGRect, of view: UIView, into items: inout [DrawingItem]) {
        let rect = bounds.inset(by: backgroundInsets.resolved(isRightToLeft: view.isRightToLeft))
        let radius = max(0, cornerRadius)
        if let backgroundColor { items.fill(rect, cornerRadius: radius, view.resolved(backgroundColor)) }
        paintLine(in: rect, cornerRadius: radius, of: view, into: &items)
    }

    /// The line around it, of the view's tint unless it has a colour; its outset moves it outwards.
    func paintLine(in rect: CGRect, cornerRadius: CGFloat, of view: UIView, into items: inout [DrawingItem]) {
        guard strokeWidth > 0 else { return }
        let line = rect.shrunk(by: strokeWidth / 2 - strokeOutset)
        items.stroke(
            .roundedRectangle(line, cornerRadius: max(0, cornerRadius - strokeWidth / 2)),
            view.resolved(strokeColor ?? view.tintColor), width: strokeWidth)
    }
}

/// A set of edges whose horizontal ones follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
