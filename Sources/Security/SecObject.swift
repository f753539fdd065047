/// An object of this framework, which is equal to itself alone.
public class SecObject: Hashable, @unchecked Sendable {
    init() {}

    public static func == (left: SecObject, right: SecObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
