public import Traits

/// The words for the values of each axis.
enum AxisWords {
    /// The words for content sizes, which are short to keep file names short.
    ///
    /// Longer spellings are accepted too.
    static let contentSizes: [(word: String, category: UIContentSizeCategory)] = zip(
        [
            "xs", "small", "medium", "large", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
        ], UIContentSizeCategory.allCases
    ).map { (word: $0, category: $1) }

    private static let longContentSizes = [
        "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large",
        "accessibility-medium", "accessibility-large", "accessibility-extra-large",
        "accessibility-extra-extra-large", "accessibility-extra-extra-extra-large",
    ]

    static func contentSize(_ word: String) -> UIContentSizeCategory? {
        if let found = contentSizes.first(where: { $0.word == word }) { return found.category }
        if let index = longContentSizes.firstIndex(of: word) { return UIContentSizeCategory.allCases[index] }
        return UIContentSizeCategory.allCases.first { $0.rawValue.lowercased() == word }
    }

    static let directions: [(word: String, direction: UITraitEnvironmentLayoutDirection)] = [
        ("ltr", .leftToRight), ("rtl", .rightToLeft),
    ]
}

extension UIContentSizeCategory {
    /// The word on the command line: `large`, `xxl`, `ax3`.
    public var axisWord: String {
        AxisWords.contentSizes.first { $0.category == self }?.word ?? "unspecified"
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// The word on the command line: `ltr` or `rtl`.
    public var axisWord: String { self == .rightToLeft ? "rtl" : "ltr" }
}
