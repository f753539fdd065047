import Foundation
import Looks

extension UILabel {
    /// Shows text in a color, without setting what hasn't changed.
    func show(_ text: NSAttributedString, color: UIColor) {
        if textColor != color { textColor = color }
        if attributedText != text { attributedText = text }
    }
}

extension UIImage {
    /// A system button draws its image as a template in the tint, unless the image's mode is original.
    var asStencilUnlessOriginal: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
