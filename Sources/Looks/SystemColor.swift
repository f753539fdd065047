/// The system colors that looks use; the raw value is the name in a theme's palette.
package enum SystemColor: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, placeholderText
    case separator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, secondarySystemGroupedBackground
    case systemBlue, systemGreen, systemOrange, systemPurple, systemRed, systemTeal, systemYellow
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
