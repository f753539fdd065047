import Diagnostics

extension LintRule {
    /// All rules, by subject.
    public static let all: [LintRule] = [
        .conflictingConstraints,
        .ambiguousLayout,
        .brokenConstraint,
        .zeroSize,
        .offScreen,
        .outsideSafeArea,
        .truncatedText,
        .clippedText,
        .overlappingText,
        .lowContrast,
        .overlappingControls,
        .smallTouchTarget,
        .unreachableControl,
        .missingAccessibilityLabel,
        .fixedTextSize,
        .missingImage,
        .missingColor,
        .missingImageScale,
        .missingDarkAppearance,
        .missingFont,
        .badAsset,
        .brokenDocument,
        .unreachableScene,
        .missingReuseIdentifier,
        .unsupported,
        .launchCustomClass,
        .launchConnection,
        .launchSegue,
        .launchWebView,
        .launchForeignView,
        .launchRuntimeAttribute,
        .launchSeveralRoots,
        .launchScreenSetup,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The rule with a name; `nil` if there is none.
    public static func named(_ name: String) -> LintRule? { byName[name] }

    /// The rule for a problem of reading, building or layout; `nil` if none covers it.
    static func covering(_ problem: any Problem) -> LintRule? { all.first { $0.covers(problem) } }
}
