import Devices
package import Drawing
package import Foundation
package import Geometry
package import Theming
package import Traits
package import Typography

/// The means that a look draws with: colours in the traits of a view, text, and the grid of pixels.
package struct Pen {
    package let style: SystemStyle
    /// The traits of the view.
    ///
    /// They choose the shade of each colour.
    package let traits: UITraitCollection
    /// The view's tint colour, in its traits.
    package let tint: Color
    package let grid: PixelGrid
    /// Whether the view runs from right to left.
    package let isRightToLeft: Bool
    private let palette: Palette
    private let textSetter: any TextSetter

    /// - Parameters:
    ///   - style: The style of the system that is drawn.
    ///   - traits: The traits of the view.
    ///   - tint: The view's tint colour, in its traits.
    ///   - scale: The pixels in a point.
    ///   - isRightToLeft: Whether the view runs from right to left.
    ///   - palette: The colours of the theme.
    ///   - textSetter: Measures and sets text.
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

    /// A colour of the system in the view's traits; clear where the theme does not have it.
    package func color(_ color: SystemColor) -> Color {
        palette.color(named: color.rawValue, traits: traits, ios: style.version.major) ?? .clear
    }

    // MARK: Text

    /// A single line of text in one font and colour, shortened to a width where one is given.
    package func line(
        _ text: String, font: FontDescriptor, color: Color, width: CGFloat? = nil,
        alignment: TextOptions.Alignment = .left
    ) -> TextLayout {
        layout(
            StyledText([.init(text: text, font: font, color: color)]), width: width, lines: 1, alignment: alignment,
            mode: .truncatingTail)
    }

    /// Text set into lines, within a width where one is given.
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
    /// The weights of the system font that looks use.
    package enum Weight: Int { case regular = 400, medium = 500, semibold = 600, bold = 700 }

    /// The system font at a size in points.
    package static func system(_ size: CGFloat, _ weight: Weight = .regular) -> FontDescriptor {
        FontDescriptor(size: size, weight: weight.rawValue)
    }
}
