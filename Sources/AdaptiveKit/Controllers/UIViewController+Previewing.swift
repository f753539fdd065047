public import Foundation

/// A view that shows a preview where it is pressed, as screens that measured force did.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// Supplies the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: DelegateObject {
    /// The controller to preview at a point of the source view; `nil` for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when a deeper press opens the preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action below a preview that was swiped up.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    var title: String { get }
}

/// An action of a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The look of an action.
    public enum Style: Int, Sendable { case `default`, selected, destructive }

    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// Actions of a preview that open from one.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public let style: UIPreviewAction.Style
    public let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}

/// A registered view.
@MainActor
final class PreviewingContext: UIViewControllerPreviewing {
    private weak var owner: (any UIViewControllerPreviewingDelegate)?
    private let standIn = NoPreviews()
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

    var delegate: any UIViewControllerPreviewingDelegate { owner ?? standIn }

    init(_ delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        owner = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }

    /// Answers for a delegate that is gone.
    private final class NoPreviews: UIViewControllerPreviewingDelegate {
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { nil }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }
}

extension UIViewController {
    /// Registers a view for previews, on screens that measure force.
    ///
    /// Nothing presses a view in a picture;
    /// ``UIViewController/previewingContexts`` lets tests ask the delegate.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView: sourceView)
        previewings.append(context)
        return context
    }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        previewings.removeAll { $0 === previewing }
    }

    /// The registered views.
    ///
    /// Not part of UIKit.
    public var previewingContexts: [any UIViewControllerPreviewing] { previewings }

    /// The presentation that shows this controller or an ancestor; `nil` if it is not presented.
    public var activePresentationController: UIPresentationController? { presentationOfThisOrAncestor }
}
