internal import AdaptiveKit
internal import Foundation

extension TreeBuilder {
    /// Takes from a view what a document may have said of it, so that other values can be applied.
    ///
    /// - Parameters:
    ///   - view: the view that lives.
    ///   - standard: a new one of the same class.
    func reset(_ view: UIView, like standard: UIView) {
        view.contentMode = standard.contentMode
        view.alpha = standard.alpha
        view.clipsToBounds = standard.clipsToBounds
        view.isOpaque = standard.isOpaque
        view.autoresizesSubviews = standard.autoresizesSubviews
        view.tag = standard.tag
        view.isUserInteractionEnabled = standard.isUserInteractionEnabled
        view.backgroundColor = standard.backgroundColor
        view.tintColor = nil
        view.semanticContentAttribute = standard.semanticContentAttribute
        view.overrideUserInterfaceStyle = standard.overrideUserInterfaceStyle
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(standard.contentHuggingPriority(for: axis), for: axis)
            view.setContentCompressionResistancePriority(
                standard.contentCompressionResistancePriority(for: axis), for: axis)
        }
        if let control = view as? UIControl, let standard = standard as? UIControl {
            control.contentHorizontalAlignment = standard.contentHorizontalAlignment
            control.contentVerticalAlignment = standard.contentVerticalAlignment
        }
        switch (view, standard) {
        case (let view as UILabel, let standard as UILabel): reset(view, like: standard)
        case (let view as UIButton, _): reset(view)
        case (let view as UITextField, let standard as UITextField):
            view.textColor = standard.textColor
            view.minimumFontSize = standard.minimumFontSize
        case (let view as UITextView, let standard as UITextView): view.textColor = standard.textColor
        case (let view as UIStackView, _): view.isLayoutMarginsRelativeArrangement = false
        case (let view as UISegmentedControl, _): view.removeAllSegments()
        case (let view as UIProgressView, let standard as UIProgressView):
            view.progressViewStyle = standard.progressViewStyle
        case (let view as UIActivityIndicatorView, let standard as UIActivityIndicatorView):
            view.style = standard.style
            view.color = standard.color
        default: break
        }
    }

    private func reset(_ view: UILabel, like standard: UILabel) {
        view.font = standard.font
        view.textColor = standard.textColor
        view.lineBreakMode = standard.lineBreakMode
        view.shadowOffset = standard.shadowOffset
        view.minimumScaleFactor = standard.minimumScaleFactor
        view.baselineAdjustment = standard.baselineAdjustment
        view.preferredMaxLayoutWidth = standard.preferredMaxLayoutWidth
    }

    private func reset(_ view: UIButton) {
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused] {
            view.setTitle(nil, for: state)
            view.setAttributedTitle(nil, for: state)
            view.setTitleColor(nil, for: state)
            view.setTitleShadowColor(nil, for: state)
            view.setImage(nil, for: state)
            view.setBackgroundImage(nil, for: state)
        }
        view.contentEdgeInsets = .zero
        view.titleEdgeInsets = .zero
        view.imageEdgeInsets = .zero
        view.role = .normal
        view.configuration = nil
    }
}
