import Drawing
import Foundation
import Geometry

extension UIButton {
    /// The measured parts of a configured button, for a width or without a limit.
    func configuredLayout(_ configuration: Configuration, width: CGFloat?) -> ConfiguredButtonLayout {
        prepareParts(for: configuration)
        let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
        let imageSize =
            configuration.showsActivityIndicator
            ? CGSize(width: 20, height: 20) : configuration.shownImage(for: self)?.alignmentSize
        var layout = ConfiguredButtonLayout(
            imageSize: imageSize, indicatorSize: configuration.indicatorImage(for: self)?.size, insets: insets,
            imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
            titlePadding: configuration.titlePadding, textAlignment: configuration.textAlignment,
            grid: PixelGrid(scale: contentScaleFactor))
        var textWidth: CGFloat?
        if let width {
            let isSideways = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
            let beside = isSideways ? imageSize.map { $0.width + configuration.imagePadding } ?? 0 : 0
            textWidth = max(1, width - insets.left - insets.right - beside - layout.indicatorRoom)
        }
        func measure(_ label: UILabel?) -> CGSize? {
            guard let label else { return nil }
            let natural = label.intrinsicContentSize
            guard let textWidth, natural.width > textWidth else { return natural }
            return label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
        }
        if configuration.hasTitle { layout.titleSize = measure(titleLabel) }
        if configuration.hasSubtitle { layout.subtitleSize = measure(subtitleLabel) }
        return layout
    }

    func prepareParts(for configuration: Configuration) {
        let colors = configuration.colors(for: self)
        if configuration.hasTitle, let label = titleLabel {
            label.show(configuration.styledTitle(for: self), color: colors.foreground)
            label.textAlignment = configuration.textAlignment
            label.numberOfLines = 0
            label.lineBreakMode = configuration.titleLineBreakMode
        }
        if configuration.hasSubtitle, let label = subtitleLabel {
            label.show(configuration.styledSubtitle(for: self), color: colors.foreground)
            label.textAlignment = configuration.textAlignment
            label.numberOfLines = 0
        }
        madeTitleLabel?.isHidden = !configuration.hasTitle
        madeSubtitleLabel?.isHidden = !configuration.hasSubtitle
    }

    func layOut(_ configuration: Configuration) {
        prepareParts(for: configuration)
        madeBackgroundView?.isHidden = true
        let colors = configuration.colors(for: self)
        let placed = configuredLayout(configuration, width: bounds.width).placed(
            in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft)
        if let frame = placed.title { titleLabel?.frame = frame }
        if let frame = placed.subtitle { subtitleLabel?.frame = frame }
        showIndicator(of: configuration, in: placed.indicator, color: colors.foreground)
        madeActivityIndicator?.isHidden = !configuration.showsActivityIndicator
        if configuration.showsActivityIndicator, let frame = placed.image {
            let indicator = madeActivityIndicator ?? UIActivityIndicatorView(style: .medium)
            if indicator.superview == nil { addSubview(indicator) }
            madeActivityIndicator = indicator
            indicator.color = colors.foreground
            indicator.startAnimating()
            indicator.frame = frame
            madeImageView?.isHidden = true
        } else if let image = configuration.shownImage(for: self), let frame = placed.image {
            imageView?.isHidden = false
            imageView?.image = image.asStencilUnlessOriginal
            imageView?.tintColor = colors.foreground
            imageView?.frame = frame.outset(by: image.alignmentRectInsets)
        } else {
            madeImageView?.isHidden = true
        }
    }
}

extension UIButton {
    /// Whether its menu is a list of choices, and the button shows the selected one.
    fileprivate var offersChoice: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    private func showIndicator(of configuration: Configuration, in frame: CGRect?, color: UIColor) {
        madeIndicatorView?.isHidden = frame == nil
        guard let frame else { return }
        let view = madeIndicatorView ?? UIImageView()
        if view.superview == nil { addSubview(view) }
        madeIndicatorView = view
        view.image = configuration.indicatorImage(for: self)?.asStencilUnlessOriginal
        view.tintColor = color
        view.frame = frame
    }
}

extension UIImage {
    /// The size that layout aligns: a symbol has the line height of its font, regardless of its glyph.
    var alignmentSize: CGSize {
        CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets).size
    }
}

extension UIButton.Configuration {
    /// The image; a symbol has the size of the title, and the large scale where there is no text.
    ///
    /// Ten widths in seven projects show the scale.
    @MainActor func shownImage(for button: UIButton) -> UIImage? {
        image?.sized(
            likeText: titleFont ?? .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection),
            scale: hasText ? nil : .large, preferred: preferredSymbolConfigurationForImage,
            traits: button.traitCollection)
    }

    /// The indicator of a button that offers a choice, from iOS 15 on: two arrowheads, smaller than the title.
    @MainActor func indicatorImage(for button: UIButton) -> UIImage? {
        guard indicator == .popup || (indicator == .automatic && button.offersChoice) else { return nil }
        return UIImage(systemName: "chevron.up.chevron.down")?.sized(
            likeText: titleFont ?? .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection),
            scale: .small, preferred: UIImage.SymbolConfiguration(weight: .medium), traits: button.traitCollection)
    }

    @MainActor func paintBackground(in bounds: CGRect, of button: UIButton, into items: inout [DrawingItem]) {
        let traits = button.traitCollection
        let rect = background.frame(in: bounds, of: button)
        let radius = cornerRadius(forHeight: rect.height)
        if style == .glass { button.paintGlass(in: rect, cornerRadius: radius, into: &items) }
        items.fill(rect, cornerRadius: radius, colors(for: button).background.resolved(with: traits))
        background.paintLine(in: rect, cornerRadius: radius, of: button, into: &items)
    }
}
