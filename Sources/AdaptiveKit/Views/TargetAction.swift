public import Foundation

/// The name of an Objective-C method.
///
/// Linux has no Objective-C runtime to look the method up, so a selector never performs anything. The type exists for
/// the `nil` in `UIBarButtonItem(title: "3 items", style: .plain, target: nil, action: nil)`. To run code, pass the
/// method itself, as in `action: Editor.save`, or a ``UIAction``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { self.init(value) }
}

// UIKit uses a selector to name the method that a control, item or recognizer calls. Here you pass the method itself;
// its target isn't retained: `button.addTarget(self, action: Editor.save, for: .touchUpInside)`.

extension UIControl {
    /// Calls a method for these events.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) {
        add(TargetedAction(target) { action($0)() }, for: controlEvents)
    }

    /// Calls a method with the control for these events.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
    ) {
        add(
            TargetedAction(target, sender: self) { target, sender in
                if let sender = sender as? Sender { action(target)(sender) }
            }, for: controlEvents)
    }

    /// Removes the actions of a target, or of all targets if `target` is `nil`.
    public func removeTarget(_ target: AnyObject?, action: Selector?, for controlEvents: Event) {
        removeTargets(target, for: controlEvents)
    }
}

extension UIGestureRecognizer {
    /// Calls a method when the gesture is recognized.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls a method with the recognizer when the gesture is recognized.
    public convenience init<Target: AnyObject, Sender>(
        target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        targets.append(TargetedAction(target) { action($0)() })
    }

    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        targets.append(
            TargetedAction(target, sender: self) { target, sender in
                if let sender = sender as? Sender { action(target)(sender) }
            })
    }

    /// Runs the recognizer's actions.
    ///
    /// Not part of UIKit; for tests.
    public func sendActions() {
        for target in targets { target.perform() }
    }
}

extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, style: style)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem: systemItem)
    }

    /// An item that calls a method.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, style: style)
        call(target) { target, _ in action(target)() }
    }

    /// An item that calls a method with itself.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(title: title, style: style)
        call(target) { target, item in if let sender = item as? Sender { action(target)(sender) } }
    }

    /// An item that calls a method.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(image: image, style: style)
        call(target) { target, _ in action(target)() }
    }

    /// An item that calls a method with itself.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(image: image, style: style)
        call(target) { target, item in if let sender = item as? Sender { action(target)(sender) } }
    }

    /// An item that calls a method.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem)
        call(target) { target, _ in action(target)() }
    }

    /// An item that calls a method with itself.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem)
        call(target) { target, item in if let sender = item as? Sender { action(target)(sender) } }
    }

    private func call<Target: AnyObject>(
        _ target: Target, _ action: @escaping (Target, UIBarButtonItem) -> Void
    ) {
        primaryAction = UIAction { [weak target, weak self] _ in
            if let target, let self { action(target, self) }
        }
    }
}

extension NotificationCenter {
    /// Calls a method without the notification for as long as the observer lives.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping (Observer) -> () -> Void, name: Notification.Name?,
        object: AnyObject?
    ) {
        addObserver(forName: name, object: object, queue: nil) { [weak observer] _ in
            if let observer { selector(observer)() }
        }
    }

    /// Calls a method with the notification for as long as the observer lives.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void, name: Notification.Name?,
        object: AnyObject?
    ) {
        addObserver(forName: name, object: object, queue: nil) { [weak observer] notification in
            if let observer { selector(observer)(notification) }
        }
    }
}

/// A method of an object that isn't retained.
final class TargetedAction {
    private(set) weak var target: AnyObject?
    private let call: () -> Void

    init<Target: AnyObject>(_ target: Target, _ call: @escaping (Target) -> Void) {
        self.target = target
        self.call = { [weak target] in if let target { call(target) } }
    }

    /// A method that receives the sender, which retains this object.
    convenience init<Target: AnyObject, Sender: AnyObject>(
        _ target: Target, sender: Sender, _ call: @escaping (Target, Sender) -> Void
    ) {
        self.init(target) { [weak sender] target in if let sender { call(target, sender) } }
    }

    func perform() { call() }
}
