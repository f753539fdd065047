import Foundation
import Looks

extension UILabel {
    /// Shows text in a colour, changing nothing that is right already.
    func show(_ text: NSAttributedString, color: UIColor) {
        if textColor != color { textColor = color }
        if attributedText != text { attributedText = text }
    }
}

extension UIColor {
    /// The colour that takes the place of the tint in a control that is disabled.
    package static var disabledControl: UIColor { UIColor(JobEnvironment.current.style.disabledControlColor) }
}

extension UIImage {
    /// A system button draws its image as a stencil in the tint, unless the image says that it wants to stay as it is.
    var asStencilUnlessOriginal: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
