public import Foundation

/// What can answer events.
///
/// Pictures have none, so that this is the chain alone.
open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Whether this responder performs the action.
    ///
    /// A container that overrides `show(_:sender:)` says so here; UIKit finds it out by itself.
    open func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { action.isPerformed(by: self) }

    /// The nearest responder up the chain that performs the action.
    open func target(forAction action: Action, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen.
///
/// None ever is.
open class UITouch: NSObject {}

/// Something that happens to an app.
///
/// In a picture nothing does.
open class UIEvent: NSObject {}
