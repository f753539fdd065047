public import Foundation
public import UIControls

/// A slider for the volume, at half of it.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Stored: there is no other device to play on.
    open var showsRouteButton = false

    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }

    private func addSlider() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }

    /// The slider's frame, in the view's coordinates.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = slider.intrinsicContentSize.height
        return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }

    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }

    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
}
