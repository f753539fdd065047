public import Drawing
public import Foundation
public import Geometry
public import Traits

/// A view that shows an image.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            if image != oldValue { invalidateIntrinsicContentSize() }
            reportChangedValues()
        }
    }
    open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    open func stopAnimating() { isAnimating = false }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The displayed image: the highlighted or the normal one, chosen for the current traits.
    ///
    /// > Rule: IM-5.
    package var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        return chosen?.fitted(to: traitCollection, configuration: preferredSymbolConfiguration)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right,
            height: image.size.height - insets.top - insets.bottom)
    }

    @_spi(Subclassing) open override var contentIsInLayer: Bool { true }

    open override func paintContent(into items: inout [DrawingItem]) {
        guard let image = shownImage else { return }
        let bounds = self.bounds
        let fills = contentMode == .scaleToFill || contentMode == .redraw
        let frame = contentMode.frame(ofContent: image.size, in: bounds)
        guard frame.width > 0, frame.height > 0 else { return }
        items +=
            fills
            ? image.items(filling: bounds, of: self)
            : image.items(
                in: frame, tint: tintColor, traits: traitCollection, isStencil: image.isSymbolImage,
                isRightToLeft: isRightToLeft)
    }

    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    open override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard let image = shownImage, let baseline = image.baselineOffsetFromBottom, size.height > 0 else { return nil }
        let offset = baseline - image.alignmentRectInsets.bottom
        return BaselineOffsets(firstFromTop: size.height - offset, lastFromBottom: offset)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if image?.imageAsset?.isDynamic == true || image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }
}
