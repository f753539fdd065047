public import Foundation
public import Geometry
public import Traits

/// The environment that determines the frame of a presentation, together with its own properties.
public struct PresentationEnvironment: Hashable, Sendable {
    /// The size of the covered area: the window, or the context's view.
    public var size: CGSize
    /// The safe area of the covered area.
    public var safeArea: UIEdgeInsets
    /// The size of the device's screen, in either orientation.
    public var screenSize: CGSize
    /// Idiom, size classes, version and scale of the covered area.
    public var bars: BarEnvironment
    public var category: UIContentSizeCategory
    /// The radius of the screen's corners, in points.
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

    /// Whether sheets span the whole width: on a phone in compact width, and on an iPad in a narrow window.
    var isCompactWidth: Bool { bars.horizontalSizeClass != .regular }
}
