import Foundation

/// An outlet that a document connects: `@Outlet var nameLabel: UILabel!`.
///
/// It replaces `@IBOutlet`, which needs Objective-C. Swift alone can't set a property by name, but it can find this
/// wrapper by name.
@propertyWrapper
public final class Outlet<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Outlet: ConnectableOutlet {
    func connect(_ value: Any?) -> Bool {
        guard let connected = value as? Value else { return false }
        wrappedValue = connected
        return true
    }
}

/// An outlet of any type.
protocol ConnectableOutlet: AnyObject {
    /// - Returns: whether the value is of the outlet's type.
    func connect(_ value: Any?) -> Bool
}

extension NSObject {
    /// Sets a value from a document by name: one of UIKit's own outlets, or an ``Outlet``.
    @MainActor package func connect(_ value: Any?, to key: String) {
        if (self as? UIResponder)?.setOwnOutlet(key, to: value) == true || outlet(key)?.connect(value) == true {
            return
        }
        JobEnvironment.current.warnOnce(
            "outlet:\(type(of: self)).\(key)",
            DocumentUseProblem.outlet(
                key, type: "\(type(of: self))", value: value.map(Self.description) ?? "nothing"))
    }

    private static func description(of value: Any) -> String {
        guard let objects = value as? [AnyObject] else { return "a \(type(of: value))" }
        return "a collection of " + Set(objects.map { "\(type(of: $0))" }).sorted().joined(separator: ", ")
    }

    private func outlet(_ key: String) -> (any ConnectableOutlet)? {
        let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
        for mirror in mirrors {
            for child in mirror.children where child.label == "_\(key)" {
                if let outlet = child.value as? any ConnectableOutlet { return outlet }
            }
        }
        return nil
    }
}
