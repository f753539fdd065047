/// A closure that is called with the arguments of a controller's callback.
final class CallbackObserver {
    /// The name of the callback, without parameters.
    let name: Substring
    /// Whether it is called before the callback.
    let isBefore: Bool
    let report: ([Any]) -> Void

    init(name: Substring, isBefore: Bool, report: @escaping ([Any]) -> Void) {
        (self.name, self.isBefore, self.report) = (name, isBefore, report)
    }
}

extension UIViewController {
    /// Calls a closure each time that UIKit makes a callback, such as `viewWillAppear(_:)`.
    ///
    /// Libraries observe callbacks with Objective-C, which Linux lacks. Not part of UIKit.
    ///
    /// - Parameters:
    ///   - selector: the callback's name.
    ///   - isBefore: whether the closure is called before the callback, and not after it.
    ///   - report: the closure, which gets the arguments.
    /// - Returns: a closure that ends the observation.
    public func observeCallback(
        _ selector: Selector, isBefore: Bool, _ report: @escaping ([Any]) -> Void
    ) -> () -> Void {
        let name = selector.description.prefix { $0 != ":" }
        let observer = CallbackObserver(name: name, isBefore: isBefore, report: report)
        callbackObservers.append(observer)
        return { [weak self] in self?.callbackObservers.removeAll { $0 === observer } }
    }

    /// Records a callback, makes it, and calls its observers before and after it.
    func makeCallback(_ callback: RecordedCall.Callback, _ arguments: [Any] = [], _ call: () -> Void) {
        record(callback)
        report(callback, arguments, isBefore: true)
        call()
        report(callback, arguments, isBefore: false)
    }

    private func report(_ callback: RecordedCall.Callback, _ arguments: [Any], isBefore: Bool) {
        guard !callbackObservers.isEmpty else { return }
        let name = callback.rawValue.prefix { $0 != "(" }
        for observer in callbackObservers where observer.isBefore == isBefore && observer.name == name {
            observer.report(arguments)
        }
    }
}
