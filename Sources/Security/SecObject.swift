/// An object of this framework. Two are equal if they are the same one.
public class SecObject: Hashable, @unchecked Sendable {
    init() {}

    public static func == (left: SecObject, right: SecObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
