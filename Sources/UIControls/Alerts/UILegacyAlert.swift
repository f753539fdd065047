public import AdaptiveKit
import Foundation

// The alerts and action sheets before iOS 8, which present a ``UIAlertController`` here.

/// The base class of alerts and action sheets before iOS 8.
///
/// Not part of UIKit, where each class has these members.
open class UILegacyAlert: UIView {
    open var title = ""
    open internal(set) var cancelButtonIndex = -1
    var buttonTitles: [String] = []
    private weak var controller: UIAlertController?

    open var numberOfButtons: Int { buttonTitles.count }
    open var firstOtherButtonIndex: Int { buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { controller?.presentingViewController != nil }

    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    func style(ofButtonAt index: Int) -> UIAlertAction.Style {
        index == cancelButtonIndex ? .cancel : .default
    }

    /// Calls the delegate of a button that was tapped.
    func tapped(_ index: Int) {}

    /// Presents over what the key window shows.
    func present(_ controller: UIAlertController) {
        for (index, title) in buttonTitles.enumerated() {
            controller.addAction(
                UIAlertAction(title: title, style: style(ofButtonAt: index)) { [self] _ in tapped(index) })
        }
        self.controller = controller
        var presenter = UIApplication.shared.keyWindow?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        presenter?.present(controller, animated: false)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        controller?.presentingViewController?.dismiss(animated: animated)
    }
}
