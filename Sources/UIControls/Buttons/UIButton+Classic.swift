import Drawing
import Foundation
import Geometry
import Looks

/// Buttons with states and insets, or of a built-in type.
extension UIButton {
    /// The default title size is 18 points, and 15 in system buttons, as documents store it.
    var standardTitleFont: UIFont {
        .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    }

    var titleFont: UIFont { madeTitleLabel?.font ?? standardTitleFont }

    var classicLayout: ClassicButtonLayout {
        ClassicButtonLayout(
            titleSize: measuredTitleSize, wrappedTitleSize: wrappedTitleSize, imageSize: shownImageSize,
            titleEdgeInsets: titleEdgeInsets,
            imageEdgeInsets: imageEdgeInsets, contentEdgeInsets: contentEdgeInsets,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft, grid: PixelGrid(scale: contentScaleFactor))
    }

    /// The current image; a symbol has the size of the title.
    ///
    /// Without a title, it has the size of 17 points, whatever the title's font is, and in a system button the large
    /// scale. Ten widths in six projects show it.
    private var shownImage: UIImage? {
        let isAlone = currentTitle == nil && currentAttributedTitle == nil
        return currentImage?.sized(
            likeText: isAlone ? .systemFont(ofSize: 17) : titleFont,
            scale: isAlone && buttonType == .system ? .large : nil, preferred: currentPreferredSymbolConfiguration,
            traits: traitCollection)
    }

    private var shownImageSize: CGSize? {
        if let image = shownImage { return image.size }
        return standardSign.map(Self.buttonLook.size)
    }

    /// The title's size as its label measures it, rounded to whole points.
    private var measuredTitleSize: CGSize? {
        guard currentTitle != nil || currentAttributedTitle != nil else { return nil }
        prepareTitleLabel()
        let size = titleLabel?.intrinsicContentSize ?? .zero
        let height = size.height > 0 ? size.height : titleFont.lineHeight
        return CGSize(width: size.width.rounded(.up), height: height.rounded(.up))
    }

    /// Measures a multiline title for a width; its height is that of its lines, in whole points.
    private var wrappedTitleSize: ((CGFloat) -> CGSize)? {
        guard let label = madeTitleLabel, label.numberOfLines != 1 else { return nil }
        return { width in
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
    }

    private static var buttonLook: ButtonLook { ButtonLook(JobEnvironment.current.style) }

    func layOutClassic() {
        let content = contentRect(forBounds: bounds)
        madeSubtitleLabel?.isHidden = true
        if currentTitle != nil || currentAttributedTitle != nil {
            prepareTitleLabel()
            titleLabel?.isHidden = false
            titleLabel?.frame = titleRect(forContentRect: content)
        } else {
            madeTitleLabel?.isHidden = true
        }
        if let image = shownImage {
            imageView?.isHidden = false
            imageView?.image = buttonType == .custom ? image : image.asStencilUnlessOriginal
            imageView?.contentMode = .scaleToFill
            imageView?.alpha = !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
            imageView?.frame = imageRect(forContentRect: content)
        } else {
            madeImageView?.isHidden = true
        }
        if let background = currentBackgroundImage {
            let view = madeBackgroundView ?? UIImageView(image: nil)
            madeBackgroundView = view
            if view.superview == nil { insertSubview(view, at: 0) }
            view.image = background
            view.isHidden = false
            view.frame = backgroundRect(forBounds: bounds)
        } else {
            madeBackgroundView?.isHidden = true
        }
    }

    /// Updates the title label to the current state.
    ///
    /// It sets only what has changed, so that measuring doesn't trigger another layout.
    func prepareTitleLabel() {
        guard let label = titleLabel else { return }
        if let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else if label.text != currentTitle {
            label.text = currentTitle
        }
        guard currentAttributedTitle == nil else { return }
        // Documents request multiline titles by a wrapping mode; they store no number of lines.
        if label.numberOfLines == 1, [.byWordWrapping, .byCharWrapping].contains(label.lineBreakMode) {
            label.numberOfLines = 0
        }
        if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
        if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
    }

    // MARK: Built-in types

    /// The glyph of a button of a built-in type.
    private var standardSign: ButtonLook.Sign? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: .info
        case .contactAdd: .contactAdd
        case .close: .close
        case .custom, .system, .plain: nil
        }
    }

    func paintSign(into items: inout [DrawingItem]) {
        guard let sign = standardSign, currentImage == nil else { return }
        let rect = imageRect(forContentRect: contentRect(forBounds: bounds))
        items += Self.buttonLook.items(sign, in: rect, isEnabled: isEnabled, pen)
    }
}
