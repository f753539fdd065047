public import AdaptiveKit
public import Foundation

/// An interaction that shows a view's content in large letters; nothing is pressed in a picture.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open class var isEnabled: Bool { false }
    public override init() { super.init() }
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: DelegateObject {}
