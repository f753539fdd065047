public import Foundation

/// Writes how long ago or ahead something is.
///
/// Foundation has none on Linux. This one writes English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Hashable, Sendable { case numeric = 0, named }
    public enum UnitsStyle: Int, Hashable, Sendable { case full = 0, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Int?, Double)] = [
            (dateComponents.year, 31_536_000), (dateComponents.month, 2_592_000), (dateComponents.weekOfMonth, 604_800),
            (dateComponents.day, 86_400), (dateComponents.hour, 3600), (dateComponents.minute, 60),
            (dateComponents.second, 1),
        ]
        return localizedString(fromTimeInterval: values.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite, abs(timeInterval) < 1e15 else { return "" }
        let units: [(name: String, short: String, seconds: Double)] = [
            ("year", "yr.", 31_536_000), ("month", "mo.", 2_592_000), ("week", "wk.", 604_800), ("day", "day", 86_400),
            ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
        ]
        let length = abs(timeInterval)
        let unit = units.first { length >= $0.seconds } ?? ("second", "sec.", 1)
        let count = Int((length / unit.seconds).rounded(.down))
        if dateTimeStyle == .named {
            let isPast = timeInterval < 0
            if count == 0 { return "now" }
            if count == 1, unit.name == "day" { return isPast ? "yesterday" : "tomorrow" }
            if count == 1, unit.seconds > 86_400 { return "\(isPast ? "last" : "next") \(unit.name)" }
        }
        let isShort = unitsStyle == .short || unitsStyle == .abbreviated
        let ending = count == 1 || (isShort && unit.name != "day") ? "" : "s"
        let text = "\(count) \(isShort ? unit.short : unit.name)\(ending)"
        return timeInterval < 0 ? "\(text) ago" : "in \(text)"
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Writes a list as a sentence does.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String {
        guard let last = strings.last else { return "" }
        let others = strings.dropLast()
        if others.isEmpty { return last }
        return others.joined(separator: ", ") + (others.count > 1 ? "," : "") + " and " + last
    }

    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
}
