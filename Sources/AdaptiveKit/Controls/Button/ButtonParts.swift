import Foundation

extension UILabel {
    /// Shows text in a colour, changing nothing that is right already.
    func show(_ text: NSAttributedString, color: UIColor) {
        if textColor != color { textColor = color }
        if attributedText != text { attributedText = text }
    }
}

extension UIColor {
    /// What stands for the tint in a control that is off.
    static var disabledControl: UIColor {
        JobEnvironment.current.isAtLeast(iOS: 13) ? .tertiaryLabel : UIColor(white: 0, alpha: 0.25)
    }
}

extension UIImage {
    /// A system button draws its image as a stencil in the tint, unless the image says that it wants to stay as it is.
    var asStencilUnlessOriginal: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
