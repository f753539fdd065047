/// The stored properties that an app's classes add to an object of UIKit, with their values.
///
/// Swift sets such a property of a proxy directly, so that nothing can record the value. What can be seen is that the
/// value changed.
@MainActor struct OwnProperties {
    private let values: [(name: String, value: Any)]

    /// The modules whose classes are those of Apple's frameworks.
    private static let frameworks: Set<Substring> = ["AdaptiveKit", "UIControls", "UIContainers", "UILists", "AVKit"]

    init(of object: AnyObject) {
        var values: [(String, Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, !Self.frameworks.contains(Self.module(of: level.subjectType)) {
            values += level.children.compactMap { child in child.label.map { ($0, child.value) } }
            mirror = level.superclassMirror
        }
        self.values = values
    }

    var isEmpty: Bool { values.isEmpty }

    /// The names of the properties whose values differ in another state of the same object, in order.
    func names(thatDifferIn other: OwnProperties) -> [String] {
        zip(values, other.values).filter { !Self.isEqual($0.value, $1.value) }.map(\.0.name)
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        if type(of: a) is AnyClass { return a as AnyObject === b as AnyObject }
        return String(reflecting: a) == String(reflecting: b)
    }

    /// The name of the module that declares a type.
    private static func module(of type: Any.Type) -> Substring { String(reflecting: type).prefix { $0 != "." } }
}
