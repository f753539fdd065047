public import Foundation

/// The background and the place of a bar button item's content, which its bar draws.
extension UIBarButtonItem {
    /// The state and the bar height that an image or an offset applies to.
    struct LookKey: Hashable {
        var state = UIControl.State.normal.rawValue
        var barMetrics: UIBarMetrics
        var isBackButton = false
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(.backgroundImageFor, Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        backgroundImages[LookKey(state: state.rawValue, barMetrics: barMetrics)] = backgroundImage
    }

    /// Sets the image for items of every style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[LookKey(state: state.rawValue, barMetrics: barMetrics)]
    }

    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: state, barMetrics: barMetrics)
    }

    /// Stored; a back button shows only its chevron and title.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = LookKey(state: state.rawValue, barMetrics: barMetrics, isBackButton: true)
        backgroundImages[key] = backgroundImage
    }

    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[LookKey(state: state.rawValue, barMetrics: barMetrics, isBackButton: true)]
    }

    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(.titlePositionAdjustment, barMetrics.rawValue) {
            $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        titleAdjustments[LookKey(barMetrics: barMetrics)] = adjustment
    }

    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[LookKey(barMetrics: barMetrics)] ?? .zero
    }

    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        styled(.backButtonTitlePositionAdjustment, barMetrics.rawValue) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        titleAdjustments[LookKey(barMetrics: barMetrics, isBackButton: true)] = adjustment
    }

    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[LookKey(barMetrics: barMetrics, isBackButton: true)] ?? .zero
    }

    /// The height of the background above the bar's middle; stored.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundAdjustments[LookKey(barMetrics: barMetrics)] = adjustment
    }

    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backgroundAdjustments[LookKey(barMetrics: barMetrics)] ?? 0
    }

    /// The height of a back button's background above the bar's middle; stored.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) { backgroundAdjustments[LookKey(barMetrics: barMetrics, isBackButton: true)] = adjustment }

    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backgroundAdjustments[LookKey(barMetrics: barMetrics, isBackButton: true)] ?? 0
    }
}
