import Devices
package import Drawing
package import Foundation
package import Geometry
package import Theming
package import Traits
package import Typography

/// A look's means of drawing: colors in the traits of a view, text, and the pixel grid.
package struct Pen {
    package let style: SystemStyle
    /// The traits of the view, which determine the shade of each color.
    package let traits: UITraitCollection
    /// The view's tint color, in its traits.
    package let tint: Color
    package let grid: PixelGrid
    /// Whether the view's layout direction is right to left.
    package let isRightToLeft: Bool
    private let palette: Palette
    private let textSetter: any TextSetter

    /// - Parameters:
    ///   - style: The style of the system.
    ///   - traits: The traits of the view.
    ///   - tint: The view's tint color, in its traits.
    ///   - scale: The number of pixels per point.
    ///   - isRightToLeft: Whether the view's layout direction is right to left.
    ///   - palette: The colors of the theme.
    ///   - textSetter: The object that measures and sets text.
    package init(
        style: SystemStyle, traits: UITraitCollection, tint: Color, scale: CGFloat, isRightToLeft: Bool,
        palette: Palette, textSetter: any TextSetter
    ) {
        self.style = style
        self.traits = traits
        self.tint = tint
        grid = PixelGrid(scale: scale)
        self.isRightToLeft = isRightToLeft
        self.palette = palette
        self.textSetter = textSetter
    }

    package var isDark: Bool { traits.userInterfaceStyle == .dark }

    /// A system color in the view's traits; clear if the theme does not have it.
    package func color(_ color: SystemColor) -> Color {
        palette.color(named: color.rawValue, traits: traits, ios: style.version.major) ?? .clear
    }

    // MARK: Text

    /// A single line of text in one font and color, truncated to a width if there is one.
    package func line(
        _ text: String, font: FontDescriptor, color: Color, width: CGFloat? = nil,
        alignment: TextOptions.Alignment = .left
    ) -> TextLayout {
        layout(
            StyledText([.init(text: text, font: font, color: color)]), width: width, lines: 1, alignment: alignment,
            mode: .truncatingTail)
    }

    /// Text set in lines, within a width if there is one.
    package func layout(
        _ text: StyledText, width: CGFloat? = nil, lines: Int = 0, alignment: TextOptions.Alignment = .natural,
        mode: TextOptions.LineBreakMode = .wordWrapping
    ) -> TextLayout {
        textSetter.layout(
            text,
            options: TextOptions(
                width: width.map { max(0, $0) }, maximumLines: lines, alignment: alignment, lineBreakMode: mode,
                isRightToLeft: isRightToLeft, scale: grid.scale))
    }

    /// The size of a single line of text, in points.
    package func measure(_ text: String, font: FontDescriptor) -> CGSize {
        textSetter.measure(
            StyledText([.init(text: text, font: font)]),
            options: TextOptions(maximumLines: 1, lineBreakMode: .clipping, scale: grid.scale)
        ).size
    }
}

extension FontDescriptor {
    /// The weights of the system font in looks.
    package enum Weight: Int { case regular = 400, medium = 500, semibold = 600, bold = 700 }

    /// The system font at a size in points.
    package static func system(_ size: CGFloat, _ weight: Weight = .regular) -> FontDescriptor {
        FontDescriptor(size: size, weight: weight.rawValue)
    }
}
