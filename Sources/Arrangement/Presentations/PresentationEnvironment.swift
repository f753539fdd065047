public import Foundation
public import Geometry
public import Traits

/// What the place and size of a presentation depend on, besides its own wishes.
public struct PresentationEnvironment: Hashable, Sendable {
    /// Of what the presentation covers: the window, or the context's view.
    public var size: CGSize
    /// Of what the presentation covers.
    public var safeArea: UIEdgeInsets
    /// Of the device's screen, either way round.
    public var screenSize: CGSize
    /// Idiom, size classes, version and scale of what the presentation covers.
    public var bars: BarEnvironment
    public var category: UIContentSizeCategory
    /// The screen's own corners, in points.
    public var screenCornerRadius: CGFloat

    public init(
        size: CGSize, safeArea: UIEdgeInsets, screenSize: CGSize? = nil, bars: BarEnvironment,
        category: UIContentSizeCategory = .large, screenCornerRadius: CGFloat = 0
    ) {
        self.size = size
        self.safeArea = safeArea
        self.screenSize = screenSize ?? size
        self.bars = bars
        self.category = category
        self.screenCornerRadius = screenCornerRadius
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }
    var grid: PixelGrid { PixelGrid(scale: bars.scale) }

    /// Whether sheets are as wide as what they cover: on every phone in compact width, on an iPad in a narrow window.
    var isCompactWidth: Bool { bars.horizontalSizeClass != .regular }
}
