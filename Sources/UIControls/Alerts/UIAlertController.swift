@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Foundation
import Geometry
import Traits

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Does nothing: names such as `titleTextColor` are not UIKit's own.
    open func setValue(_ value: Any?, forKey key: String) {}

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert in the center of the window, or an action sheet: at the bottom of a phone, in a popover on an iPad.
open class UIAlertController: UIViewController {
    public enum Style: Int, Hashable, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }
    /// The highlighted button of an alert; without one, the cancel button is.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field to an alert; action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else { return }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    // MARK: View

    /// Whether this is an action sheet in a popover, which has no cancel button.
    var isInPopover: Bool { (presentingContainer as? UIPresentationController)?.activeStyle == .popover }

    open override func loadView() { view = AlertView(self) }

    var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func contentDidChange() {
        alertView?.contentDidChange()
        (presentingContainer as? UIPresentationController)?.containerView?.setNeedsLayout()
    }

    open override var preferredContentSize: CGSize {
        get {
            guard isInPopover, let alertView else { return super.preferredContentSize }
            return alertView.arrange(width: AlertMetrics.popoverWidth).size
        }
        set { super.preferredContentSize = newValue }
    }

    @_spi(Subclassing) open override func makeOwnPresentation(
        presenting: UIViewController?
    ) -> UIPresentationController? {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: presenting)
            : ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
    }

    // MARK: Buttons as they are shown

    /// Two side-by-side buttons begin with the cancel button; otherwise it is last.
    func shownActions(sideBySide: Bool) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        if isInPopover { return others.isEmpty ? cancel : others }
        return sideBySide ? cancel + others : others + cancel
    }

    func isEmphasized(_ action: UIAlertAction) -> Bool {
        guard let preferredAction else { return action.style == .cancel }
        return preferredStyle == .alert ? action === preferredAction : action.style == .cancel
    }

    /// Simulates a tap on a button: dismisses the alert, then runs the button's action.
    ///
    /// Not part of UIKit.
    public func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
        dismiss(animated: true) { action.handler?(action) }
    }
}

/// Presents an alert in the center.
final class AlertPresentationController: UIPresentationController {
    override func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome { AlertChrome(self) }
}

/// Presents an action sheet: in a popover if there is room, or on iOS 26 if it has a source; otherwise at the bottom, on
/// iOS 26 in the middle.
final class ActionSheetPresentationController: UIPopoverPresentationController {
    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isSmall =
            traitCollection.horizontalSizeClass == .compact || traitCollection.userInterfaceIdiom == .phone
        let hasSource = sourceView != nil || sourceItem != nil || barButtonItem != nil
        let follows = AlertMetrics.actionSheetsFollowSource(version: JobEnvironment.current.systemVersion)
        return isSmall && !(follows && hasSource) ? .custom : .none
    }

    override func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome {
        style == .popover ? super.makeChrome(for: style) : AlertChrome(self)
    }
}

/// An alert or an action sheet over dimmed content.
@MainActor final class AlertChrome: PresentationChrome {
    private unowned let presentation: UIPresentationController
    private let dimming = DimmingView(frame: .zero)

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
    }

    private var alert: UIAlertController? { presentation.shown as? UIAlertController }

    func frame(in size: CGSize) -> CGRect {
        guard let alert, let view = alert.view as? AlertView else { return CGRect(origin: .zero, size: size) }
        let environment = presentation.environment(size: size)
        let safe = environment.safeArea
        let grid = PixelGrid(scale: environment.bars.scale)
        let metrics = view.metrics
        if alert.preferredStyle == .alert || AlertMetrics.actionSheetsFollowSource(version: metrics.version) {
            let width = min(metrics.alertWidth, size.width - 2 * metrics.sheetMargin)
            let most = size.height - 2 * max(24, safe.top, safe.bottom)
            let height = view.arrange(width: width, greatestHeight: most).size.height
            // Real alerts are in the middle of the safe area.
            let room = CGRect(origin: .zero, size: size).inset(by: safe)
            return CGRect(
                x: grid.round(room.midX - width / 2), y: grid.round(room.midY - height / 2), width: width,
                height: height)
        }
        // The width of the phone in portrait, in any orientation.
        let upright = min(size.width, min(environment.screenSize.width, environment.screenSize.height))
        let width = upright - 2 * metrics.sheetMargin
        let bottom = max(safe.bottom, metrics.sheetMargin)
        let most = size.height - bottom - max(safe.top, metrics.sheetMargin)
        let height = view.arrange(width: width, greatestHeight: most).size.height
        return CGRect(
            x: grid.round((size.width - width) / 2), y: size.height - bottom - height, width: width, height: height)
    }

    func install(in container: UIView) {
        dimming.frame = container.bounds
        container.addSubview(dimming)
        guard let view = presentation.presentedView else { return }
        view.adopt(into: container)
        view.autoresizingMask = []
    }

    func layout(in container: UIView) {
        dimming.frame = container.bounds
        dimming.update(true)
        presentation.presentedView?.frame = frame(in: container.bounds.size)
        presentation.presentedView?.setRootSafeAreaInsets(.zero)
    }

    func uninstall() {
        presentation.presentedView?.removeFromSuperview()
        dimming.removeFromSuperview()
    }

    var card: UIView? { presentation.presentedView }
    var dims: Bool { true }
}
