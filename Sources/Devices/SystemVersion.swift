/// A major version of iOS and iPadOS: 7 to 18, and 26, which came after 18.
public struct SystemVersion: Hashable, Sendable {
    public let major: Int

    /// Creates the version with a number; `nil` if it does not exist or is not supported.
    public init?(_ major: Int) {
        guard Self.majors.contains(major) else { return nil }
        self.major = major
    }

    private init(known major: Int) {
        self.major = major
    }

    private static let majors = Array(7...18) + [26]

    public static let iOS7 = SystemVersion(known: 7)
    public static let iOS8 = SystemVersion(known: 8)
    public static let iOS9 = SystemVersion(known: 9)
    public static let iOS10 = SystemVersion(known: 10)
    public static let iOS11 = SystemVersion(known: 11)
    public static let iOS12 = SystemVersion(known: 12)
    public static let iOS13 = SystemVersion(known: 13)
    public static let iOS14 = SystemVersion(known: 14)
    public static let iOS15 = SystemVersion(known: 15)
    public static let iOS16 = SystemVersion(known: 16)
    public static let iOS17 = SystemVersion(known: 17)
    public static let iOS18 = SystemVersion(known: 18)
    public static let iOS26 = SystemVersion(known: 26)

    public static let oldest = iOS7
    public static let newest = iOS26
}

extension SystemVersion: Comparable, CaseIterable, CustomStringConvertible {
    public static let allCases = majors.map(SystemVersion.init(known:))

    public static func < (a: SystemVersion, b: SystemVersion) -> Bool { a.major < b.major }

    /// The number alone: `17`.
    public var description: String { String(major) }
}
