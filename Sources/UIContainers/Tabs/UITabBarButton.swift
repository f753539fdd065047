import AdaptiveKit

/// The view of an item in a tab bar.
///
/// Apps look for it among the bar's subviews by the name of its class, which UIKit does not declare. The bar draws its
/// items and takes their touches itself, so this view shows nothing.
final class UITabBarButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
