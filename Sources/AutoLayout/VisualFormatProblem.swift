public import Diagnostics

/// A problem with a string in the visual format language.
public struct VisualFormatProblem: Problem, Error, Hashable {
    public enum Reason: Hashable, Sendable {
        /// Something else is expected here.
        case expected(String)
        case unknownView(String)
        case unknownMetric(String)
        /// A name that is neither a view nor a metric.
        case unknownName(String)
        /// The format needs a superview, and the view has none.
        case noSuperview(String)
        /// A priority that is not above 0 and at most 1000.
        case priority(Double)
        /// The options align along the axis of the format.
        case alignmentAlongAxis
        /// A number that is out of range.
        case number(String)
    }

    public var reason: Reason
    /// The whole string.
    public var format: String
    /// The position of the character, from 1; one past the end if something is missing there.
    public var column: Int

    public init(_ reason: Reason, format: String, column: Int) {
        self.reason = reason
        self.format = format
        self.column = column
    }

    public var code: String {
        switch reason {
        case .expected: "visual-format-syntax"
        case .unknownView, .unknownMetric, .unknownName: "visual-format-name"
        case .noSuperview: "visual-format-superview"
        case .priority, .number: "visual-format-number"
        case .alignmentAlongAxis: "visual-format-options"
        }
    }

    public var message: String {
        "visual format \"\(format)\", column \(column): \(what)"
    }

    private var what: String {
        switch reason {
        case .expected(let what): "\(what) expected"
        case .unknownView(let name): "there is no view named \(name)"
        case .unknownMetric(let name): "there is no metric named \(name)"
        case .unknownName(let name): "\(name) is neither a view nor a metric"
        case .noSuperview(let name): "the view \(name) has no superview"
        case .priority(let value): "\(JSONText.number(value)) is not a priority"
        case .alignmentAlongAxis: "the options align along the axis of the format"
        case .number(let text): "\(text) is not a valid number"
        }
    }

    public var remedy: String? {
        switch reason {
        case .unknownView, .unknownName: "add it to the dictionary of views"
        case .unknownMetric: "add it to the dictionary of metrics"
        case .priority: "use a number above 0 and at most 1000"
        case .noSuperview: "add the view to its superview first"
        case .alignmentAlongAxis: "align edges across the axis: top, bottom, centerY for H, leading, centerX for V"
        case .expected, .number: "visual format reads as \"H:|-[title]-8-[field(>=100)]-|\""
        }
    }

    /// The string, with a mark below the position.
    public var illustration: String {
        format + "\n" + String(repeating: " ", count: max(0, column - 1)) + "^"
    }
}
