import Foundation
import UIValues

/// The observers of one object's properties.
///
/// Without Objective-C, a property cannot be watched. An object reports its changes itself.
final class KeyValueObservers {
    /// An observation of one property.
    struct Observation {
        /// The object that ends the observation.
        let owner: ObjectIdentifier
        /// The name of the property; `nil` for one that is observed by a key path of Swift.
        let key: String?
        var context: UnsafeMutableRawPointer?
        let read: (NSObject) -> Any?
        /// Reports a change: of the object, from a value, to a value.
        let report: (NSObject, Any?, Any?) -> Void

        var id = 0
        var value: Any?
    }

    private var observations: [Observation] = []
    private var lastID = 0

    /// The observers of an object; `nil` if it never had one.
    static func of(_ object: NSObject) -> KeyValueObservers? {
        objc_getAssociatedObject(object, observersKey.utf8Start) as? KeyValueObservers
    }

    /// The observers of an object, created if it has none.
    static func made(of object: NSObject) -> KeyValueObservers {
        if let kept = of(object) { return kept }
        let made = KeyValueObservers()
        objc_setAssociatedObject(object, observersKey.utf8Start, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    func add(_ observation: Observation, of object: NSObject) {
        lastID += 1
        var observation = observation
        observation.id = lastID
        observation.value = observation.read(object)
        observations.append(observation)
    }

    func removeObservations(where isRemoved: (Observation) -> Bool) { observations.removeAll(where: isRemoved) }

    /// Reports the values that are no longer the same.
    func reportChanges(of object: NSObject) { report(of: object) { _, old, new in !isSame(old, new) } }

    /// Reports a property's value to those who observe it by name, and to the others if it is no longer the same.
    func report(_ key: String, of object: NSObject) {
        report(of: object) { observation, old, new in
            observation.key.map { $0 == key } ?? !isSame(old, new)
        }
    }

    private func report(of object: NSObject, where isReported: (Observation, Any?, Any?) -> Bool) {
        // An observer may end observations, and change the value again.
        for id in observations.map(\.id) {
            guard let index = observations.firstIndex(where: { $0.id == id }) else { continue }
            let observation = observations[index]
            let value = observation.read(object)
            guard isReported(observation, observation.value, value) else { continue }
            observations[index].value = value
            observation.report(object, observation.value, value)
        }
    }
}

private let observersKey: StaticString = "observers"

/// Whether two values are equal, or the same object.
private func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as any Equatable, let second?): first.isEqual(to: second)
    case (let first?, let second?): first as AnyObject === second as AnyObject
    default: false
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
