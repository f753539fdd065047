package import Drawing
package import Foundation
package import Looks

extension JobEnvironment {
    /// The style of the system that is drawn.
    package var style: SystemStyle { SystemStyle(systemVersion) }
}

extension UIView {
    /// The means that a look draws this view with.
    package var pen: Pen {
        let job = JobEnvironment.current
        return Pen(
            style: job.style, traits: traitCollection, tint: resolved(effectiveTintColor), scale: contentScaleFactor,
            isRightToLeft: isRightToLeft, palette: job.palette, textSetter: job.textSetter)
    }

    /// Paints a capsule of glass, or a panel with corners of a radius in points.
    package func paintGlass(in rect: CGRect, cornerRadius: CGFloat? = nil, into items: inout [DrawingItem]) {
        items.glass(in: rect, cornerRadius: cornerRadius, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}

extension UIColor {
    /// A colour that a look chose.
    package convenience init(_ color: LookColor) {
        switch color {
        case .system(let color): self.init(paletteName: color.rawValue)
        case .fixed(let color): self.init(color)
        }
    }
}

extension UIImage {
    /// The image as a look draws it in a view: a stencil in the look's colour where it is one.
    package func content(in view: UIView, isStencil: Bool = true) -> ImageContent {
        let traits = view.traitCollection
        return ImageContent(size: size) { rect, color in
            self.items(in: rect, tint: UIColor(color), traits: traits, isStencil: isStencil)
        }
    }
}
