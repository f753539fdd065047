import Drawing
import Foundation
import Geometry
import Looks

/// Buttons of the older way: by states and insets, or of a built-in type.
extension UIButton {
    /// Titles are 18 points large where nothing says otherwise, 15 in system buttons: as documents store them.
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

    /// The current image, a symbol at the size of the title.
    private var shownImage: UIImage? {
        currentImage?.sized(
            likeText: titleFont, preferred: currentPreferredSymbolConfiguration, traits: traitCollection)
    }

    private var shownImageSize: CGSize? {
        if let image = shownImage { return image.size }
        return standardSign.map(Self.buttonLook.size)
    }

    /// The room that a title takes: as its label measures it, in whole points.
    private var measuredTitleSize: CGSize? {
        guard currentTitle != nil || currentAttributedTitle != nil else { return nil }
        prepareTitleLabel()
        let size = titleLabel?.intrinsicContentSize ?? .zero
        let height = size.height > 0 ? size.height : titleFont.lineHeight
        return CGSize(width: size.width.rounded(.up), height: height.rounded(.up))
    }

    /// How a title of several lines is measured for a width, as high as its lines and no higher than whole points.
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

    /// Brings the title label up to the current state.
    ///
    /// It changes nothing that is right already, so that measuring does not ask for another layout.
    func prepareTitleLabel() {
        guard let label = titleLabel else { return }
        if let attributed = currentAttributedTitle {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else if label.text != currentTitle {
            label.text = currentTitle
        }
        guard currentAttributedTitle == nil else { return }
        // A mode that wraps is how documents ask for titles of several lines; there is no number of lines in them.
        if label.numberOfLines == 1, [.byWordWrapping, .byCharWrapping].contains(label.lineBreakMode) {
            label.numberOfLines = 0
        }
        if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
        if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
    }

    // MARK: Built-in types

    /// The sign of a button of a built-in type.
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
