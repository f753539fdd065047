public import Drawing
public import Foundation
import Geometry
import Looks
import Typography

/// A control for picking a date, a time or a duration.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Hashable, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The selected date.
    ///
    /// Rendering doesn't use the clock: until a date is set, it is January 1, 2001 at 9:41. A date outside the bounds
    /// is moved to the nearest bound. Bounds in the wrong order are ignored.
    open var date: Date {
        get {
            let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
            guard first <= last, datePickerMode != .countDownTimer else { return askedDate }
            return min(max(askedDate, first), last)
        }
        set {
            askedDate = newValue
            setNeedsDisplay()
        }
    }
    private var askedDate = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 41 * 60)
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 60
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var locale: Locale?
    open var calendar: Calendar!
    open var timeZone: TimeZone?

    /// The style in use: wheels before iOS 13.4 and for countdowns; compact if the system may choose.
    open var datePickerStyle: UIDatePickerStyle {
        guard JobEnvironment.current.behavior.hasCompactDatePickers, datePickerMode != .countDownTimer else {
            return .wheels
        }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline where datePickerMode == .time: return .wheels
        default: return preferredDatePickerStyle
        }
    }

    private static var look: DatePickerLook { DatePickerLook(JobEnvironment.current.style) }

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .inline: Self.look.monthSize(hasTime: datePickerMode != .date)
        case .compact: Self.look.compactSize(compactTexts, pen)
        default: Self.look.wheelsSize
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: The date in words

    private struct Moment {
        var year: Int
        var month: Int
        var day: Int
        var weekday: Int
        var hour: Int
        var minute: Int
    }

    /// The date in the proleptic calendar in GMT, so that the machine's time zone doesn't affect a picture.
    private var moment: Moment { moment(daysLater: 0) }

    private func moment(daysLater: Int) -> Moment {
        let seconds = date.timeIntervalSinceReferenceDate
        let minutes = seconds.isFinite && abs(seconds) < 1e11 ? Int((seconds / 60).rounded(.down)) : 581
        let zone = (timeZone?.secondsFromGMT(for: date) ?? 0) / 60
        let local = minutes + zone
        let today = Int((Double(local) / 1440).rounded(.down))
        let rest = local - today * 1440
        let days = today + daysLater
        // Days are counted from March 1, 2000, so that leap days come last in their cycles.
        var count = days + 306
        let era = Int((Double(count) / 146_097).rounded(.down))
        count -= era * 146_097
        let yearOfEra = (count - count / 1460 + count / 36_524 - count / 146_096) / 365
        let dayOfYear = count - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let weekday = ((days + 1) % 7 + 7) % 7
        return Moment(
            year: 2000 + era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shifted + 2) / 5 + 1, weekday: weekday, hour: rest / 60, minute: rest % 60)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    private static func shortMonth(_ month: Int) -> String { String(months[(month - 1 + 1200) % 12].prefix(3)) }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    private var timeText: String {
        let moment = moment
        let hour = moment.hour % 12 == 0 ? 12 : moment.hour % 12
        return "\(hour):\(Self.twoDigits(moment.minute)) \(moment.hour < 12 ? "AM" : "PM")"
    }

    private var dateText: String {
        let moment = moment
        return "\(Self.shortMonth(moment.month)) \(moment.day), \(moment.year)"
    }

    private var compactTexts: [String] {
        switch datePickerMode {
        case .time, .countDownTimer: [timeText]
        case .date, .yearAndMonth: [dateText]
        case .dateAndTime: [dateText, timeText]
        }
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        switch datePickerStyle {
        case .compact: items += Self.look.compactItems(compactTexts, isEnabled: isEnabled, in: bounds, pen)
        case .inline: items += Self.look.monthItems(month, in: bounds, pen)
        default: items += WheelsLook(JobEnvironment.current.style).items(wheels, in: bounds, pen)
        }
    }

    private var wheels: [WheelsLook.Wheel] {
        let moment = moment
        func hours(_ count: Int, _ chosen: Int, _ title: @escaping (Int) -> String) -> WheelsLook.Wheel {
            WheelsLook.Wheel(titles: { title($0) }, count: count, chosen: chosen, weight: 1, alignment: .center)
        }
        let hour = hours(12, (moment.hour + 11) % 12) { "\($0 + 1)" }
        let minute = hours(60, moment.minute) { Self.twoDigits($0) }
        let half = hours(2, moment.hour < 12 ? 0 : 1) { $0 == 0 ? "AM" : "PM" }
        let month = WheelsLook.Wheel(
            titles: { Self.months[$0] }, count: 12, chosen: min(11, max(0, moment.month - 1)), weight: 2,
            alignment: .natural)
        let year = WheelsLook.Wheel(
            titles: { "\($0 - 3 + moment.year)" }, count: 7, chosen: 3, weight: 1.2, alignment: .center)
        switch datePickerMode {
        case .time: return [hour, minute, half]
        case .countDownTimer:
            let length = countDownDuration.isFinite ? min(86_340, max(0, countDownDuration)) : 60
            return [
                hours(24, Int(length) / 3600) { "\($0) hours" }, hours(60, Int(length) / 60 % 60) { "\($0) min" },
            ]
        case .date: return [month, hours(31, moment.day - 1) { "\($0 + 1)" }, year]
        case .yearAndMonth: return [month, year]
        case .dateAndTime:
            let day = WheelsLook.Wheel(
                titles: { [self] row in
                    guard row != 3 else { return "Today" }
                    let other = self.moment(daysLater: row - 3)
                    return "\(Self.weekdays[other.weekday]) \(Self.shortMonth(other.month)) \(other.day)"
                },
                count: 7, chosen: 3, weight: 3, alignment: .right)
            return [day, hour, minute, half]
        }
    }

    /// The month of the date.
    private var month: DatePickerLook.Month {
        let moment = moment
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let isLeap = moment.year % 4 == 0 && (moment.year % 100 != 0 || moment.year % 400 == 0)
        return DatePickerLook.Month(
            title: "\(Self.months[(moment.month + 11) % 12]) \(moment.year)",
            numberOfDays: moment.month == 2 && isLeap ? 29 : lengths[(moment.month + 11) % 12],
            firstWeekday: ((moment.weekday - (moment.day - 1)) % 7 + 7) % 7, chosenDay: moment.day,
            time: datePickerMode == .dateAndTime ? timeText : nil)
    }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic = 0, wheels, compact, inline }
