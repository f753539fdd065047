/// A trait, as a type: its value's type, its default and its name.
///
/// An app declares its own traits by conforming a type of its own; the system's are the `UITrait…` types here.
/// A value that is `Equatable` is compared as such; any other counts as changed whenever it is set.
///
/// > Rule: TC-12.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value: Sendable
    /// What an environment answers where nobody set the trait.
    static var defaultValue: Value { get }
    /// What a person calls the trait.
    static var name: String { get }
    /// What tells the trait from all others; it also orders traits where they are listed.
    static var identifier: String { get }
    /// Whether colours look different when the trait does.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type
