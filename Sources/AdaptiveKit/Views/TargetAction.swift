public import Foundation
public import UIValues

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
        perform(action, on: target)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style)
        perform(action, on: target)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style)
        self.landscapeImagePhone = landscapeImagePhone
        perform(action, on: target)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem: systemItem)
        perform(action, on: target)
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

    private func perform(_ action: Selector?, on target: Any?) {
        self.action = action
        self.target = target.map { $0 as AnyObject }
        guard let action, let called = TargetedAction(target, action, sender: self) else { return }
        primaryAction = UIAction { _ in called.perform() }
    }

    private func call<Target: AnyObject>(
        _ target: Target, _ action: @escaping (Target, UIBarButtonItem) -> Void
    ) {
        primaryAction = UIAction { [weak target, weak self] _ in
            if let target, let self { action(target, self) }
        }
    }
}

extension UIValues.NotificationCenter {
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

extension UIValues.NotificationCenter {
    /// Calls the method of a selector with the notification for as long as the observer lives.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let observer = observer as AnyObject
        addObserver(forName: name, object: object.map { $0 as AnyObject }, queue: nil) { [weak observer] notification in
            if let observer { selector.perform(on: observer, with: [notification]) }
        }
    }
}

/// A method of an object that isn't retained.
@MainActor final class TargetedAction {
    private(set) weak var target: AnyObject?
    /// The selector's name; empty for a method that is passed itself.
    private(set) var name = ""
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

    /// The method of a selector, with the sender; `nil` without a target.
    convenience init?(_ target: Any?, _ selector: Selector, sender: some AnyObject) {
        guard let target = target.map({ $0 as AnyObject }) else { return nil }
        self.init(target, sender: sender) { target, sender in selector.perform(on: target, with: [sender, nil]) }
        name = selector.description
    }

    func perform() { call() }
}
