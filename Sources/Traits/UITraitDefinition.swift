/// A trait as a type: the type of its values, its default and its name.
///
/// An app declares its own traits by conforming a type to this protocol; the system's are the `UITrait…` types here.
/// `Equatable` values are compared. Any other value counts as changed whenever it is set.
///
/// > Rule: TC-12.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value: Sendable
    /// The value in environments that do not set the trait.
    static var defaultValue: Value { get }
    /// A name for people.
    static var name: String { get }
    /// A unique identifier, which also orders traits in lists.
    static var identifier: String { get }
    /// Whether colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type
