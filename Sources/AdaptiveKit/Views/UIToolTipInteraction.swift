import Foundation

/// The text that a pointer over a view shows; there is no pointer in a picture.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var defaultToolTip: String?
    open var isEnabled = true

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    public override init() { super.init() }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
