public import Foundation

/// Writes a length of time.
///
/// Foundation's own is not available on Linux. This one writes English, in the positional, abbreviated, short and full
/// styles.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Hashable, Sendable { case positional = 0, abbreviated, short, full, spellOut, brief }

    /// The treatment of units that are 0.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar?
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
        let values = [
            (components.year, 31_557_600), (components.month, 2_629_800), (components.weekOfMonth, 604_800),
            (components.day, 86_400), (components.hour, 3600), (components.minute, 60), (components.second, 1),
        ]
        return string(from: values.reduce(0.0) { $0 + Double($1.0 ?? 0) * Double($1.1) })
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        var rest = Int(abs(ti).rounded(.down))
        var parts: [(unit: Unit, count: Int)] = []
        let units = Unit.all.filter {
            allowedUnits.isEmpty ? Unit.usual.contains($0.name) : allowedUnits.contains($0.flag)
        }
        for unit in units {
            parts.append((unit, rest / unit.seconds))
            rest %= unit.seconds
        }
        let sign = ti < 0 ? "-" : ""
        let text = unitsStyle == .positional ? positional(parts) : words(parts)
        return includesTimeRemainingPhrase ? "\(sign)\(text) remaining" : sign + text
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private struct Unit {
        let flag: NSCalendar.Unit
        let seconds: Int
        let name: String
        let short: String
        let letter: String

        static let usual: Set<String> = ["day", "hour", "minute", "second"]
        static let all = [
            Unit(flag: .year, seconds: 31_557_600, name: "year", short: "yr", letter: "y"),
            Unit(flag: .month, seconds: 2_629_800, name: "month", short: "mth", letter: "mo"),
            Unit(flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
            Unit(flag: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
            Unit(flag: .hour, seconds: 3600, name: "hour", short: "hr", letter: "h"),
            Unit(flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
            Unit(flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
        ]
    }

    private func positional(_ parts: [(unit: Unit, count: Int)]) -> String {
        var shown = parts
        if !zeroFormattingBehavior.contains(.pad) {
            while shown.count > 1, shown.first?.count == 0 { shown.removeFirst() }
        }
        let pads = zeroFormattingBehavior.contains(.pad)
        return shown.enumerated().map { index, part in
            let isPadded = part.count < 10 && (index > 0 || pads)
            return (isPadded ? "0" : "") + String(part.count)
        }.joined(separator: ":")
    }

    private func words(_ parts: [(unit: Unit, count: Int)]) -> String {
        var shown = parts.filter { $0.count != 0 }
        if shown.isEmpty { shown = parts.suffix(1) }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        return shown.map { part in
            let ending = part.count == 1 ? "" : "s"
            switch unitsStyle {
            case .abbreviated: return "\(part.count)\(part.unit.letter)"
            case .brief: return "\(part.count)\(part.unit.short)\(part.unit.name == "day" ? ending : "")"
            case .short:
                return "\(part.count) \(part.unit.short)\(["day", "year"].contains(part.unit.name) ? ending : "")"
            default: return "\(part.count) \(part.unit.name)\(ending)"
            }
        }.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
}
