package import Drawing
public import Foundation
public import Geometry

/// The background of a button, cell, header or footer.
public struct UIBackgroundConfiguration: Hashable {
    /// The background color; `nil` for the color of the view that has the background.
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var strokeColor: UIColor?
    /// The width of the stroke in points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The effect behind the color; stored, but not drawn.
    public var visualEffect: UIVisualEffect?
    /// A view of the app's own behind the content; stored, but not drawn.
    public var customView: UIView?

    /// The configuration for a state: the same one, because states change no color here.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The background color for a view's tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColor ?? tintColor
    }

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
    /// Draws the background: color, image and line.
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the view that has the background.
    ///   - view: the view whose traits resolve the colors.
    ///   - items: the list that receives the drawing.
    @MainActor package func paint(in bounds: CGRect, of view: UIView, into items: inout [DrawingItem]) {
        let rect = bounds.inset(by: backgroundInsets.resolved(isRightToLeft: view.isRightToLeft))
        let radius = max(0, cornerRadius)
        if let backgroundColor { items.fill(rect, cornerRadius: radius, view.resolved(backgroundColor)) }
        paintLine(in: rect, cornerRadius: radius, of: view, into: &items)
    }

    /// Draws the line, in the view's tint unless it has a color; its outset moves it outward.
    @MainActor
    func paintLine(in rect: CGRect, cornerRadius: CGFloat, of view: UIView, into items: inout [DrawingItem]) {
        guard strokeWidth > 0 else { return }
        let line = rect.shrunk(by: strokeWidth / 2 - strokeOutset)
        items.stroke(
            .roundedRectangle(line, cornerRadius: max(0, cornerRadius - strokeWidth / 2)),
            view.resolved(strokeColor ?? view.tintColor), width: strokeWidth)
    }
}
