internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Resets the properties of a view that a document may have set, so that other values can be applied.
    ///
    /// - Parameters:
    ///   - view: the live view.
    ///   - standard: a new view of the same class.
    ///   - old: the properties that the document has set so far.
    func reset(_ view: UIView, like standard: UIView, from old: ViewProperties) {
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
        resetMargins(of: view, like: standard, from: old)
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
        case (let view as UITextView, let standard as UITextView):
            view.textColor = standard.textColor
            reset(view)
        case (let view as UITableView, let standard as UITableView):
            view.sectionHeaderTopPadding = standard.sectionHeaderTopPadding
            reset(view)
        case (let view as UIScrollView, _): reset(view)
        case (let view as UIStackView, _): view.isLayoutMarginsRelativeArrangement = false
        case (let view as UISegmentedControl, _): view.removeAllSegments()
        case (let view as UIProgressView, let standard as UIProgressView):
            view.progressViewStyle = standard.progressViewStyle
        case (let view as UIActivityIndicatorView, let standard as UIActivityIndicatorView):
            view.style = standard.style
            view.color = standard.color
            view.stopAnimating()
        case (let view as UIPageControl, let standard as UIPageControl):
            view.backgroundStyle = standard.backgroundStyle
        case (let view as UISearchBar, let standard as UISearchBar): view.searchBarStyle = standard.searchBarStyle
        default: break
        }
    }

    private func resetMargins(of view: UIView, like standard: UIView, from old: ViewProperties) {
        if old.layoutMargins != nil {
            // The root view of a controller has the margins that the system requires, and no others.
            let isRoot = (view.next as? UIViewController)?.viewIfLoaded === view
            view.directionalLayoutMargins = isRoot ? .zero : standard.directionalLayoutMargins
        }
        if old.preservesSuperviewLayoutMargins != nil {
            view.preservesSuperviewLayoutMargins = standard.preservesSuperviewLayoutMargins
        }
        if old.insetsLayoutMarginsFromSafeArea != nil {
            view.insetsLayoutMarginsFromSafeArea = standard.insetsLayoutMarginsFromSafeArea
        }
        if old.layoutMarginsFollowReadableWidth != nil {
            (view as? UITableView)?.cellLayoutMarginsFollowReadableWidth = false
            view.layoutMarginsFollowReadableWidth = false
        }
    }

    private func reset(_ view: UIScrollView) {
        view.contentInset = .zero
        view.contentInsetAdjustmentBehavior = .automatic
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
