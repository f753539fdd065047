import Drawing
import Foundation
import Looks

extension JobEnvironment {
    /// The style of the system that is drawn.
    var style: SystemStyle { SystemStyle(systemVersion) }
}

extension UIView {
    /// The means that a look draws this view with.
    var pen: Pen {
        let job = JobEnvironment.current
        return Pen(
            style: job.style, traits: traitCollection, tint: resolved(effectiveTintColor), scale: contentScaleFactor,
            isRightToLeft: isRightToLeft, palette: job.palette, textSetter: job.textSetter)
    }
}

extension UIColor {
    /// A colour that a look chose.
    convenience init(_ color: LookColor) {
        switch color {
        case .system(let color): self.init(paletteName: color.rawValue)
        case .fixed(let color): self.init(color)
        }
    }
}

extension UIImage {
    /// The image as a look draws it in a view: a stencil in the look's colour where it is one.
    func content(in view: UIView, isStencil: Bool = true) -> ImageContent {
        let traits = view.traitCollection
        return ImageContent(size: size) { rect, color in
            self.items(in: rect, tint: UIColor(color), traits: traits, isStencil: isStencil)
        }
    }
}
