public import Traits

/// The horizontal and vertical size classes.
public struct SizeClasses: Hashable, Sendable {
    public var horizontal: UIUserInterfaceSizeClass
    public var vertical: UIUserInterfaceSizeClass

    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension SizeClasses: CustomStringConvertible {
    /// Interface Builder's notation: `wC hR`.
    ///
    /// > Rule: SC-5.
    public var description: String { "w\(Self.letter(horizontal)) h\(Self.letter(vertical))" }

    private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .unspecified: "Any"
        case .compact: "C"
        case .regular: "R"
        }
    }

    /// Whether a document's variation for these classes applies in an environment of the other classes; `unspecified`
    /// is Any and matches both.
    ///
    /// > Rule: SC-5.
    public func matches(_ environment: SizeClasses) -> Bool {
        (horizontal == .unspecified || horizontal == environment.horizontal)
            && (vertical == .unspecified || vertical == environment.vertical)
    }
}
