import Arrangement
public import Drawing
public import Foundation
public import Geometry

/// A control that picks a value along a line.
open class UISlider: UIControl {
    open var value: Float {
        get { clamped(storedValue) }
        set {
            storedValue = newValue.isNaN ? minimumValue : newValue
            setNeedsDisplay()
        }
    }
    private var storedValue: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

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
    private var thumbImages: [State.RawValue: UIImage] = [:]
    private lazy var minimumImageView = ownedImageView()
    private lazy var maximumImageView = ownedImageView()
    private lazy var thumbImageView = ownedImageView()

    open func setThumbImage(_ image: UIImage?, for state: State) {
        styled(.thumbImage, Int(state.rawValue)) { $0.setThumbImage(image, for: state) }
        thumbImages[state.rawValue] = image
        setNeedsLayout()
    }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
    open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

    private func ownedImageView() -> UIImageView {
        let view = UIImageView(image: nil)
        addSubview(view)
        return view
    }

    private func clamped(_ value: Float) -> Float {
        guard minimumValue <= maximumValue else { return minimumValue }
        return min(maximumValue, max(minimumValue, value))
    }

    /// The share of the line that lies before the thumb, from 0 to 1.
    private var fraction: CGFloat {
        let span = maximumValue - minimumValue
        guard span > 0, span.isFinite else { return 0 }
        return CGFloat((value - minimumValue) / span)
    }

    private var metrics: ControlMetrics {
        let isInBar = sequence(first: self as UIView, next: \.superview).contains { $0 is any BarButtonHolder }
        return ControlMetrics(isInBar ? .sliderInBar : .slider, version: JobEnvironment.current.systemVersion)
    }

    /// The track begins two points inside the frame on both sides, and a point is left below: so lie sliders that are
    /// tied by their edges, in all documents up to iOS 18.
    ///
    /// Those of iOS 26 have none: they are as wide as the stack that holds them, and 34 points high in it.
    open override var alignmentRectInsets: UIEdgeInsets {
        JobEnvironment.current.isAtLeast(iOS: 26) ? .zero : metrics.alignmentRectInsets
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: metrics.height - alignmentRectInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.height)
    }

    // MARK: Rectangles

    private static let trackMargin: CGFloat = 2
    private static let imageGap: CGFloat = 13
    private var thumbSize: CGSize {
        if let image = currentThumbImage { return image.size }
        return JobEnvironment.current.isAtLeast(iOS: 26) ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
    }

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
        let height: CGFloat =
            JobEnvironment.current.isAtLeast(iOS: 26) ? 6 : JobEnvironment.current.isAtLeast(iOS: 14) ? 4 : 2
        let before = minimumValueImage.map { $0.size.width + Self.imageGap } ?? Self.trackMargin
        let after = maximumValueImage.map { $0.size.width + Self.imageGap } ?? Self.trackMargin
        return CGRect(
            x: bounds.minX + before, y: bounds.midY - height / 2, width: max(0, bounds.width - before - after),
            height: height
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
        show(
            currentThumbImage, in: \.thumbImageView,
            at: thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value))
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
        var drawn: [DrawingItem] = []
        let rest = maximumTrackTintColor ?? .systemFill
        drawn.fill(track, cornerRadius: track.height / 2, resolved(rest))
        var before = track
        if isRightToLeft {
            before.origin.x = thumb.midX
            before.size.width = max(0, track.maxX - thumb.midX)
        } else {
            before.size.width = max(0, thumb.midX - track.minX)
        }
        drawn.fill(
            before, cornerRadius: track.height / 2, resolved(minimumTrackTintColor ?? tintColor))
        if currentThumbImage == nil {
            let shape = Path.roundedRectangle(thumb, cornerRadius: thumb.height / 2)
            drawn.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 0.5), radius: 2)
                ))
            drawn.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 6), radius: 6.5)
                ))
            drawn.fill(shape, resolved(thumbTintColor ?? .white))
        }
        items += isEnabled ? drawn : [.group(GroupStyle(opacity: 0.5), drawn)]
    }
}
