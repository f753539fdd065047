public import AdaptiveKit
public import Foundation
public import OpenCombine

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the value that a property has at the subscription, if the options ask for it.
    ///
    /// No change is published later, because Swift cannot watch a property.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let never = Empty<Value, Never>(completeImmediately: false)
        guard options.contains(.initial) else { return never.eraseToAnyPublisher() }
        return Deferred { [self] in Just(self[keyPath: keyPath]).append(never) }.eraseToAnyPublisher()
    }
}
