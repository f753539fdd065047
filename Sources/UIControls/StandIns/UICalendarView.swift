public import AdaptiveKit
public import Foundation

/// A calendar, drawn as a frame with its name.
open class UICalendarView: StandInView {
    /// The decoration below a day; stored, but has no effect.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        public enum Size: Int, Hashable, Sendable { case small = 0, medium, large }
        public override init() { super.init() }
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) { super.init() }
        public init(customViewProvider: @escaping () -> UIView) { super.init() }
        open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }

    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// Decorates the days of a calendar; only tests ask it.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: DelegateObject {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// The selection that a calendar allows.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

/// The selection of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// Is notified of the selection of a day; only tests call it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: DelegateObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// Is notified of the selection of days; only tests call it.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: DelegateObject {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
