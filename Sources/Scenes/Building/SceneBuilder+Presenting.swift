import Diagnostics
import Foundation
import LocatedText
import Traits
import UIKit

extension SceneBuilder {
    /// Presents over the topmost controller, or over the one that the presentation names.
    ///
    /// The tree below is already laid out, so anchors have their frames.
    func present(_ description: ScenePresentation, in window: UIWindow, traits: UITraitCollection) {
        let presentation = description.resolved(in: traits)
        guard let root = window.rootViewController else { return }
        var top = root
        while let presented = top.presentedViewController { top = presented }
        let presenter = presentation.presenter.flatMap { controllers[$0] } ?? top
        if let menu = presentation.menu {
            let source = presentation.anchor.flatMap { anchor($0, in: window) }
            guard let source = source as? any UIPopoverPresentationControllerSourceItem else {
                return report(ShapeProblem.missingKey("from", in: "a menu"), at: presentation.location)
            }
            presenter.present(menu.made, from: source)
            return window.layoutIfNeeded()
        }
        let presented = presented(by: presentation)
        if let size = presentation.size { presented.preferredContentSize = size }
        let adaptation = ScenePresentationDelegate(presentation)
        keep(adaptation)
        presented.presentationController?.delegate = adaptation
        if let popover = presented.popoverPresentationController {
            point(popover, presentation, in: window)
            // If there is no space for a popover, an action sheet does not point at anything.
            let isAtBottom =
                presentation.style == .actionSheet
                && (traits.userInterfaceIdiom == .phone || traits.horizontalSizeClass == .compact)
            guard isAtBottom || popover.sourceView != nil || popover.barButtonItem != nil else {
                report(ShapeProblem.missingKey("from", in: "a popover"), at: presentation.location)
                return
            }
        }
        if let sheet = presented.sheetPresentationController { configure(sheet, presentation) }
        presenter.present(presented, animated: false)
        window.layoutIfNeeded()
    }

    private func presented(by presentation: ScenePresentation) -> UIViewController {
        if let alert = presentation.alert {
            let controller = UIAlertController(
                title: alert.title, message: alert.message,
                preferredStyle: presentation.style == .alert ? .alert : .actionSheet)
            for placeholder in alert.fields { controller.addTextField { $0.placeholder = placeholder } }
            for action in alert.actions {
                let style: UIAlertAction.Style =
                    switch action.style {
                    case .default: .default
                    case .cancel: .cancel
                    case .destructive: .destructive
                    }
                controller.addAction(UIAlertAction(title: action.title, style: style))
            }
            return controller
        }
        let made = presentation.content.map(controller) ?? UIViewController()
        mark(made, as: "presentedContent")
        made.modalPresentationStyle = presentation.style.modalStyle
        return made
    }

    private func point(
        _ popover: UIPopoverPresentationController, _ presentation: ScenePresentation, in window: UIWindow
    ) {
        switch presentation.anchor.flatMap({ anchor($0, in: window) }) {
        case let item as UIBarButtonItem: popover.barButtonItem = item
        case let view as UIView:
            popover.sourceView = view
            if let rect = presentation.sourceRect { popover.sourceRect = rect }
        default:
            // A rectangle without an anchor is in the window's coordinates.
            if let rect = presentation.sourceRect {
                popover.sourceView = window.rootViewController?.view
                popover.sourceRect = rect
            }
        }
        if let arrows = presentation.arrows { popover.permittedArrowDirections = arrows }
    }

    private func configure(_ sheet: UISheetPresentationController, _ presentation: ScenePresentation) {
        if !presentation.detents.isEmpty {
            sheet.detents = presentation.detents.map { detent in
                switch detent {
                case .medium: .medium()
                case .large: .large()
                case .height(let points):
                    .custom(identifier: detent.identifier) { _ in CGFloat(points) }
                case .fraction(let part):
                    .custom(identifier: detent.identifier) { $0.maximumDetentValue * CGFloat(part) }
                }
            }
        }
        sheet.selectedDetentIdentifier = presentation.selectedDetent?.identifier
        sheet.largestUndimmedDetentIdentifier = presentation.undimmedDetent?.identifier
        sheet.prefersGrabberVisible = presentation.showsGrabber
        sheet.prefersEdgeAttachedInCompactHeight = presentation.isEdgeAttached
        if let radius = presentation.cornerRadius { sheet.preferredCornerRadius = radius }
    }
}

extension SceneMenu {
    @MainActor fileprivate var made: UIMenu {
        let parts = sections.map { rows in
            UIMenu(options: .displayInline, children: rows.map { $0.made })
        }
        return UIMenu(title: title, children: parts)
    }
}

extension SceneMenu.Row {
    @MainActor fileprivate var made: UIMenuElement {
        let image = image.flatMap { UIImage(systemName: $0) }
        if opensMenu { return UIMenu(title: title, subtitle: subtitle, image: image) }
        let attributes: UIMenuElement.Attributes =
            switch style {
            case .default: []
            case .destructive: .destructive
            case .disabled: .disabled
            }
        return UIAction(
            title: title, subtitle: subtitle, image: image, attributes: attributes, state: isChecked ? .on : .off
        ) { _ in }
    }
}

extension ScenePresentation.Detent {
    fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
        switch self {
        case .medium: .medium
        case .large: .large
        case .height, .fraction: .init(words)
        }
    }
}

extension ScenePresentation.Style {
    /// The UIKit style.
    ///
    /// Alerts have their own.
    fileprivate var modalStyle: UIModalPresentationStyle {
        switch self {
        case .automatic, .alert, .actionSheet, .menu: .automatic
        case .fullScreen: .fullScreen
        case .pageSheet, .sheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }
}

/// A delegate that decides how a presentation adapts to compact width.
private final class ScenePresentationDelegate: UIAdaptivePresentationControllerDelegate {
    private let presentation: ScenePresentation

    init(_ presentation: ScenePresentation) {
        self.presentation = presentation
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? presentation.adaptation ?? .automatic : .automatic
    }
}
