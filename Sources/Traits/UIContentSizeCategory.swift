/// The user's preferred text size.
///
/// > Rule: TC-11. The categories are ordered; `unspecified` is neither before nor after any.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's own string: `UICTContentSizeCategoryL`.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: CaseIterable {
    /// The twelve sizes, smallest first; `unspecified` is not among them.
    public static let allCases: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The position among the twelve sizes, from 0; `nil` for `unspecified` and unknown strings.
    public var rank: Int? { Self.allCases.firstIndex(of: self) }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { (rank ?? 0) >= 7 }
}

extension UIContentSizeCategory {
    public static func < (a: Self, b: Self) -> Bool { a.ranked(b, <) }
    public static func <= (a: Self, b: Self) -> Bool { a.ranked(b, <=) }
    public static func > (a: Self, b: Self) -> Bool { a.ranked(b, >) }
    public static func >= (a: Self, b: Self) -> Bool { a.ranked(b, >=) }

    /// Compares positions among the twelve sizes.
    ///
    /// With a category that has none, the result is `false`.
    private func ranked(_ other: Self, _ holds: (Int, Int) -> Bool) -> Bool {
        guard let a = rank, let b = other.rank else { return false }
        return holds(a, b)
    }
}

extension UIContentSizeCategory {
    /// The size clamped between two bounds, where `nil` means no bound.
    ///
    /// If the lower bound is above the upper, the lower wins.
    ///
    /// `unspecified` and unknown categories are returned unchanged.
    public func limited(from lowest: Self?, through highest: Self?) -> Self {
        guard rank != nil else { return self }
        var size = self
        if let highest, size > highest { size = highest }
        if let lowest, size < lowest { size = lowest }
        return size
    }
}
