public import AdaptiveKit
public import Foundation

/// The base class of RxCocoa's observers of a property, which in RxCocoa is Objective-C.
open class _RXKVOObserver: NSObject, KeyValueObserver {
    private weak var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Observes a property until `dispose()` is called.
    public init(
        target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = target as? NSObject
        retainedTarget = retainTarget ? self.target : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { callback(change?[.newKey]) }

    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath)
        target = nil
        retainedTarget = nil
    }
}
