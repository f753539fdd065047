@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
public import Geometry
import Looks

/// A control that selects a value along a track.
open class UISlider: UIControl {
    open var value: Float {
        get { clamped(storedValue) }
        set {
            storedValue = newValue.isNaN ? minimumValue : newValue
            setNeedsDisplay()
            reportChangedValues()
        }
    }
    private var storedValue: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? {
        key == "value" ? value : super.ownValue(forKey: key)
    }

    open var minimumValueImage: UIImage? {
        didSet {
            styled(.minimumValueImage, \.minimumValueImage)
            setNeedsLayout()
        }
    }
    open var maximumValueImage: UIImage? {
        didSet {
            styled(.maximumValueImage, \.maximumValueImage)
            setNeedsLayout()
        }
    }
    open var minimumTrackTintColor: UIColor? { didSet { styled(.minimumTrackTintColor, \.minimumTrackTintColor) } }
    open var maximumTrackTintColor: UIColor? { didSet { styled(.maximumTrackTintColor, \.maximumTrackTintColor) } }
    open var thumbTintColor: UIColor? { didSet { styled(.thumbTintColor, \.thumbTintColor) } }
    open var isContinuous = true
    private var thumbImages = StateImages()
    private lazy var minimumImageView = ownedImageView()
    private lazy var maximumImageView = ownedImageView()
    private lazy var thumbImageView = ownedImageView()
    private var minimumTrackImages = StateImages()
    private var maximumTrackImages = StateImages()

    open func setThumbImage(_ image: UIImage?, for state: State) {
        styled(.thumbImage, Int(state.rawValue)) { $0.setThumbImage(image, for: state) }
        thumbImages[state] = image
        setNeedsLayout()
    }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        styled(.minimumTrackImage, Int(state.rawValue)) { $0.setMinimumTrackImage(image, for: state) }
        minimumTrackImages[state] = image
        setNeedsDisplay()
    }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }

    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        styled(.maximumTrackImage, Int(state.rawValue)) { $0.setMaximumTrackImage(image, for: state) }
        maximumTrackImages[state] = image
        setNeedsDisplay()
    }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

    private func ownedImageView() -> UIImageView {
        let view = UIImageView(image: nil)
        addSubview(view)
        return view
    }

    private func clamped(_ value: Float) -> Float {
        guard minimumValue <= maximumValue else { return minimumValue }
        return min(maximumValue, max(minimumValue, value))
    }

    /// The fraction of the track before the thumb, from 0 to 1.
    private var fraction: CGFloat {
        let span = maximumValue - minimumValue
        guard span > 0, span.isFinite else { return 0 }
        return CGFloat((value - minimumValue) / span)
    }

    private var sliderLook: SliderLook { SliderLook(JobEnvironment.current.style, isInBar: isInBar) }

    open override var alignmentRectInsets: UIEdgeInsets { sliderLook.alignmentRectInsets }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: sliderLook.intrinsicHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: sliderLook.height) }

    // MARK: Rectangles

    private var thumbSize: CGSize { currentThumbImage?.size ?? sliderLook.thumbSize }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            .mirrored(in: bounds, if: isRightToLeft)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height
        ).mirrored(in: bounds, if: isRightToLeft)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        sliderLook.trackRect(
            in: bounds, leadingImageWidth: minimumValueImage?.size.width,
            trailingImageWidth: maximumValueImage?.size.width
        ).mirrored(in: bounds, if: isRightToLeft)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let span = maximumValue - minimumValue
        let share = span > 0 && span.isFinite ? CGFloat((clamped(value) - minimumValue) / span) : 0
        let along = isRightToLeft ? 1 - share : share
        return CGRect(
            x: rect.minX + along * max(0, rect.width - size.width), y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show(minimumValueImage, in: \.minimumImageView, at: minimumValueImageRect(forBounds: bounds))
        show(maximumValueImage, in: \.maximumImageView, at: maximumValueImageRect(forBounds: bounds))
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        show(currentThumbImage, in: \.thumbImageView, at: thumb)
    }

    private var shownViews: Set<KeyPath<UISlider, UIImageView>> = []

    private func show(_ image: UIImage?, in path: KeyPath<UISlider, UIImageView>, at frame: CGRect) {
        guard image != nil || shownViews.contains(path) else { return }
        shownViews.insert(path)
        self[keyPath: path].image = image
        self[keyPath: path].frame = frame
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let content = SliderLook.Content(
            isEnabled: isEnabled, hasThumbImage: currentThumbImage != nil,
            minimumTrackImage: currentMinimumTrackImage?.background(in: self),
            maximumTrackImage: currentMaximumTrackImage?.background(in: self),
            minimumTrackTintColor: minimumTrackTintColor.map { resolved($0) },
            maximumTrackTintColor: maximumTrackTintColor.map { resolved($0) },
            thumbTintColor: thumbTintColor.map { resolved($0) })
        items += sliderLook.items(content, track: track, thumb: thumb, pen)
    }
}
