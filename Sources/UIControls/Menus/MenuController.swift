@_spi(Subclassing) public import AdaptiveKit
import Arrangement
import Foundation
import Geometry
import Traits

extension UIViewController {
    /// Shows a menu over this controller, as a tap on the item that has the menu does.
    ///
    /// Not part of UIKit, where only a person opens a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - source: The view or bar item that the menu opens from.
    public func present(_ menu: UIMenu, from source: any UIPopoverPresentationControllerSourceItem) {
        let controller = MenuController(menu)
        controller.popoverPresentationController?.sourceItem = source
        present(controller, animated: false)
    }
}

/// An open menu.
final class MenuController: UIViewController {
    private let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = MenuView(menu) }

    override func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? {
        MenuPresentationController(presentedViewController: self, presenting: presenting)
    }
}

/// Presents a menu beside its source, on every device.
final class MenuPresentationController: UIPopoverPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome { MenuChrome(self) }
}

/// A menu over content that stays as it is.
@MainActor final class MenuChrome: PresentationChrome {
    private unowned let presentation: MenuPresentationController

    init(_ presentation: MenuPresentationController) { self.presentation = presentation }

    func frame(in size: CGSize) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard let menu = presentation.presentedView as? MenuView else { return bounds }
        let source = presentation.containerView.flatMap { presentation.source(in: $0) } ?? .zero
        let environment = presentation.environment(size: size)
        let frame = MenuArrangement(
            size: menu.size, source: source, version: JobEnvironment.current.systemVersion
        ).frame(in: bounds, safeArea: environment.safeArea)
        return PixelGrid(scale: environment.bars.scale).snap(frame)
    }

    func install(in container: UIView) {
        guard let view = presentation.presentedView else { return }
        view.adopt(into: container)
        view.autoresizingMask = []
    }

    func layout(in container: UIView) {
        presentation.presentedView?.frame = frame(in: container.bounds.size)
        presentation.presentedView?.setRootSafeAreaInsets(.zero)
    }

    func uninstall() { presentation.presentedView?.removeFromSuperview() }

    var card: UIView? { presentation.presentedView }
    var dimsTint: Bool { false }
}
