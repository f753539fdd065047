package import Foundation
package import Geometry
package import Typography

extension UIView {
    /// The view's traits and tint, for text that is laid out outside the view.
    package var colorEnvironment: ColorEnvironment {
        ColorEnvironment(traits: traitCollection, tint: effectiveTintColor)
    }
}

extension TextDefaults {
    /// The defaults for text in a view.
    @MainActor package init(font: UIFont, color: UIColor, view: UIView) {
        self.init(font: font, color: color, colors: view.colorEnvironment)
    }
}

extension StyledText {
    /// Plain text in one font and color, in the traits and the tint of a view.
    @MainActor package init(_ text: String, font: UIFont, color: UIColor, in view: UIView) {
        self.init(text, font: font, color: color, colors: view.colorEnvironment)
    }
}

extension UIView {
    /// Sets a single line of text, optionally truncated to a width.
    package func setLine(
        _ text: String, font: UIFont, color: UIColor, width: CGFloat? = nil,
        alignment: TextOptions.Alignment = .left, mode: TextOptions.LineBreakMode = .truncatingTail
    ) -> TextLayout {
        setText(
            StyledText(text, font: font, color: color, in: self), width: width, lines: 1,
            alignment: alignment, mode: mode)
    }

    package func setText(
        _ text: StyledText, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int = 0,
        alignment: TextOptions.Alignment = .natural, mode: TextOptions.LineBreakMode = .wordWrapping
    ) -> TextLayout {
        JobEnvironment.current.textSetter.layout(
            text, options: textOptions(width, height, lines, alignment, mode))
    }

    /// The places of the characters of text that is set like that.
    package func placeText(
        _ text: StyledText, width: CGFloat?, lines: Int, alignment: TextOptions.Alignment,
        mode: TextOptions.LineBreakMode
    ) -> PlacedText {
        JobEnvironment.current.textSetter.places(of: text, options: textOptions(width, nil, lines, alignment, mode))
    }

    private func textOptions(
        _ width: CGFloat?, _ height: CGFloat?, _ lines: Int, _ alignment: TextOptions.Alignment,
        _ mode: TextOptions.LineBreakMode
    ) -> TextOptions {
        TextOptions(
            width: width.map { max(0, $0) }, height: height.map { max(0, $0) }, maximumLines: lines,
            alignment: alignment, lineBreakMode: mode, isRightToLeft: isRightToLeft, scale: contentScaleFactor)
    }

    /// The size of a line of text.
    package func measureLine(_ text: StyledText) -> CGSize {
        JobEnvironment.current.textSetter.measure(
            text, options: TextOptions(maximumLines: 1, lineBreakMode: .clipping, scale: contentScaleFactor)
        ).size
    }

    package var pixelGrid: PixelGrid { PixelGrid(scale: contentScaleFactor) }
}
