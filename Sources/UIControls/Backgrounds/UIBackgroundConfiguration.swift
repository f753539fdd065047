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
    /// A view of the app's own behind a cell's content.
    public var customView: UIView?
    /// The change of the background color; two configurations that differ in it alone are equal.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.background }
        set { transformers.background = newValue }
    }
    /// The change of the stroke color; two configurations that differ in it alone are equal.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.stroke }
        set { transformers.stroke = newValue }
    }
    private var transformers = Transformers()

    /// Functions, which cannot be compared.
    private struct Transformers: Hashable {
        var background: UIConfigurationColorTransformer?
        var stroke: UIConfigurationColorTransformer?
        static func == (left: Self, right: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    /// The configuration for a state: the same one, because states change no color here.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The background color for a view's tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke color for a view's tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
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
    ///   - shape: the shape of a background without insets and corners of its own; `nil` for a rectangle.
    ///   - items: the list that receives the drawing.
    @MainActor package func paint(
        in bounds: CGRect, of view: UIView, shape: Path? = nil, into items: inout [DrawingItem]
    ) {
        let rect = frame(in: bounds, of: view)
        let radius = max(0, cornerRadius)
        if backgroundColor != nil || backgroundColorTransformer != nil {
            let own: Path = .roundedRectangle(rect, cornerRadius: radius)
            let isPlain = cornerRadius == 0 && backgroundInsets == .zero
            items.fill(isPlain ? shape ?? own : own, view.resolved(resolvedBackgroundColor(for: view.tintColor)))
        }
        if let image {
            let shown = image.items(
                in: imageContentMode.frame(ofContent: image.size, in: rect), tint: view.tintColor,
                traits: view.traitCollection, isStencil: image.isSymbolImage, isRightToLeft: view.isRightToLeft)
            items.append(.group(GroupStyle(clip: .roundedRectangle(rect, cornerRadius: radius)), shown))
        }
        paintLine(in: rect, cornerRadius: radius, of: view, into: &items)
    }

    /// The background's frame in the bounds of its view.
    @MainActor func frame(in bounds: CGRect, of view: UIView) -> CGRect {
        bounds.inset(by: backgroundInsets.resolved(isRightToLeft: view.isRightToLeft))
    }

    /// Puts the app's own view behind the content of a cell, in the background's frame.
    @MainActor package func layOutCustomView(in cell: UIView) {
        guard let customView else { return }
        if customView.superview !== cell { cell.insertSubview(customView, at: 0) }
        customView.frame = frame(in: cell.bounds, of: cell)
    }

    /// Draws the line, in the view's tint unless it has a color; its outset moves it outward.
    @MainActor
    func paintLine(in rect: CGRect, cornerRadius: CGFloat, of view: UIView, into items: inout [DrawingItem]) {
        guard strokeWidth > 0 else { return }
        let line = rect.shrunk(by: strokeWidth / 2 - strokeOutset)
        items.stroke(
            .roundedRectangle(line, cornerRadius: max(0, cornerRadius - strokeWidth / 2)),
            view.resolved(resolvedStrokeColor(for: view.tintColor)), width: strokeWidth)
    }
}
