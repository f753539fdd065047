import Foundation
import Job

/// The way an object holds a value associated with it.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under the address of a variable; `nil` removes it.
///
/// The job keeps the values of objects that are not an ``AssociatingObject``.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { Association($0, policy) }
    let object = object as AnyObject
    if let owner = object as? any AssociatingObject {
        owner.associations[key] = association
    } else {
        JobEnvironment.current.associations.set(association, of: object, for: key)
    }
}

/// The value associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    if let owner = object as? any AssociatingObject { return owner.associations[key]?.value }
    return JobEnvironment.current.associations.value(of: object, for: key)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = object as AnyObject
    if let owner = object as? any AssociatingObject {
        owner.associations = Associations()
    } else {
        JobEnvironment.current.associations.removeAll(of: object)
    }
}

/// An object that stores the values associated with it, and releases them with itself.
package protocol AssociatingObject: AnyObject {
    var associations: Associations { get set }
}

extension AssociatingObject {
    package var hasAssociations: Bool { !associations.isEmpty }
}

/// The values associated with one object.
package struct Associations {
    private var values: [UnsafeRawPointer: Association] = [:]

    package init() {}

    var isEmpty: Bool { values.isEmpty }

    subscript(key: UnsafeRawPointer) -> Association? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// A value associated with an object.
struct Association {
    private let held: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            held = nil
            assigned = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            held = (value as? any NSCopying)?.copy(with: nil) ?? value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            held = value
        }
    }

    var value: Any? { held ?? assigned }
}

/// The values associated with objects that cannot store them.
///
/// It is locked, because outside a job threads share it.
private final class AssociationTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var associations = Associations()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are dropped.
    private var limit = 64

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.associations[key]?.value
        }
    }

    func set(_ association: Association?, of object: AnyObject, for key: UnsafeRawPointer) {
        // What is replaced is released outside the lock, because its end may use the table.
        let dropped: [Entry?] = lock.withLock {
            let id = ObjectIdentifier(object)
            let old = entries[id]
            // The address may be that of an object deallocated before.
            var entry = old.flatMap { $0.object === object ? $0 : nil } ?? Entry(object: object)
            entry.associations[key] = association
            entries[id] = entry
            guard entries.count > limit else { return [old] }
            let gone: [Entry?] = entries.values.filter { $0.object == nil }
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
            return gone + [old]
        }
        withExtendedLifetime(dropped) {}
    }

    func removeAll(of object: AnyObject) {
        let dropped = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(dropped) {}
    }
}

extension JobEnvironment {
    private enum AssociationsKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> AssociationTable { AssociationTable() }
    }

    /// The values associated with objects of the job.
    fileprivate var associations: AssociationTable { self[AssociationsKey.self] }
}
