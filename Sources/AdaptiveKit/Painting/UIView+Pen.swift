package import Drawing
package import Foundation
package import Looks

extension JobEnvironment {
    /// The style of the system that the job draws.
    package var style: SystemStyle { SystemStyle(systemVersion) }
}

extension UIView {
    /// The pen with which looks draw this view.
    package var pen: Pen {
        let job = JobEnvironment.current
        return Pen(
            style: job.style, traits: traitCollection, tint: resolved(effectiveTintColor), scale: contentScaleFactor,
            isRightToLeft: isRightToLeft, palette: job.palette, textSetter: job.textSetter)
    }

    /// Draws a capsule of glass, or a panel with a corner radius in points.
    package func paintGlass(in rect: CGRect, cornerRadius: CGFloat? = nil, into items: inout [DrawingItem]) {
        items.glass(in: rect, cornerRadius: cornerRadius, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}

extension UIColor {
    /// Creates a color that a look uses.
    package convenience init(_ color: LookColor) {
        switch color {
        case .system(let color): self.init(paletteName: color.rawValue)
        case .fixed(let color): self.init(color)
        }
    }
}

extension UIImage {
    /// The image for looks, which fills a rectangle of a view.
    @MainActor package func background(in view: UIView) -> ImageContent {
        ImageContent(size: size) { [unowned view] rect, _ in self.items(filling: rect, of: view) }
    }

    /// The image for looks, in a view; as a template image, it has the look's color.
    @MainActor package func content(in view: UIView, isStencil: Bool = true) -> ImageContent {
        let traits = view.traitCollection
        return ImageContent(size: size) { rect, color in
            self.items(in: rect, tint: UIColor(color), traits: traits, isStencil: isStencil)
        }
    }
}
