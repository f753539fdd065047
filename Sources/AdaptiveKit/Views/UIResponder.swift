public import Foundation

/// An object that can respond to events.
///
/// A picture has no events, so this provides the responder chain and the first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatingObject, DocumentMade {
    package nonisolated(unsafe) var associations = Associations()

    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { windowOnScreen?.firstResponder === self }
    /// Makes this the first responder of its window, if it can be and the one before agrees.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
    @discardableResult open func resignFirstResponder() -> Bool { yieldFirstResponder() }

    /// Whether this responder performs the action.
    ///
    /// A controller performs `show(_:sender:)` and `showDetailViewController(_:sender:)` if its class overrides them.
    open func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
        action.isPerformed(by: self)
    }

    /// The nearest responder up the chain that performs the action.
    ///
    /// Disfavored, so that `target` alone is the method with a selector. Initial values of properties often name it by
    /// mistake.
    @_disfavoredOverload
    open func target(forAction action: ResponderAction, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Whether this responder performs the action with that method's name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformAction(ResponderAction(action.description), withSender: sender)
    }

    /// The nearest responder up the chain that performs the action with that method's name.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Whether a call of the method would do something, which Swift cannot tell: always `true`.
    open func responds(to aSelector: Selector!) -> Bool { true }

    /// The undo manager of the next responder up the chain that has one; a window has its own.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Called when the value of an observed key path changes.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Called after a document created the responder and set all its outlets.
    open func awakeFromNib() {}

    /// Returns an object to take the place of one that a document created; never called here.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Called by Xcode before it draws a view on its canvas; never here, where views are drawn as in an app.
    open func prepareForInterfaceBuilder() {}

    /// Sets a value from the document: the view of an outlet, or the value of a runtime attribute.
    ///
    /// This sets outlets declared with ``Outlet`` and those of UIKit's own classes. A class with other outlets
    /// overrides this method, which Apple's platforms call too.
    open func setValue(_ value: Any?, forKey key: String) { connect(value, to: key) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !keyPath.contains(".") { setValue(value, forKey: keyPath) }
    }

    /// The value of a stored property, or of one of UIKit's that can be observed.
    ///
    /// `nil` for other computed properties, which Swift cannot ask for by name.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) ?? storedValue(forKey: key) }
    open func value(forKeyPath keyPath: String) -> Any? {
        observed(at: keyPath).flatMap { $0.observedValue(forKey: $1) }
    }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}
    open var keyCommands: [UIKeyCommand]? { nil }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // MARK: Accessibility, which tests ask for

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityElementCount() -> Int { (self as? UIView)?.accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = (self as? UIView)?.accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        let elements = (self as? UIView)?.accessibilityElements ?? []
        return elements.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Editing commands, which nothing sends

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    /// The activity that the responder takes part in; stored.
    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open var textInputContextIdentifier: String? { nil }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open func setOwnOutlet(_ key: String, to value: Any?) -> Bool { false }

    /// The value of a property that UIKit's class computes; `nil` if the class has none with the name.
    @_spi(Subclassing) open func ownValue(forKey key: String) -> Any? { nil }
}

/// A finger on the screen.
///
/// None ever occurs.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Hashable, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Hashable, Sendable {
        case direct = 0, indirect, pencil, indirectPointer
        public static let stylus = pencil
    }

    open var phase: Phase { .ended }
    open var type: TouchType { .direct }
    open var tapCount: Int { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { view?.window }
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
    open var timestamp: TimeInterval { 0 }
    /// The force of the touch; 1 is that of an average one.
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle of a pencil to the surface, in radians; upright here.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event in an app.
///
/// None occurs in a picture.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Hashable, Sendable {
        case touches = 0, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }
    public enum EventSubtype: Int, Hashable, Sendable {
        case none = 0, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
