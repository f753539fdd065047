internal import Diagnostics
public import Foundation
internal import LocatedText

/// The properties common to all controls.
public struct ControlProperties: Hashable, Sendable {
    public enum HorizontalAlignment: String, Hashable, Sendable { case left, center, right, fill, leading, trailing }
    public enum VerticalAlignment: String, Hashable, Sendable { case top, center, bottom, fill }

    public var isEnabled = true
    public var isSelected = false
    public var isHighlighted = false
    public var horizontalAlignment: HorizontalAlignment?
    public var verticalAlignment: VerticalAlignment?

    init(_ reader: inout ElementReader) {
        isEnabled = reader.bool("enabled") ?? true
        isSelected = reader.bool("selected") ?? false
        isHighlighted = reader.bool("highlighted") ?? false
        horizontalAlignment = reader.spelled("contentHorizontalAlignment")
        verticalAlignment = reader.spelled("contentVerticalAlignment")
    }
}

/// The content of a switch.
public struct SwitchContent: Hashable, Sendable {
    public var control: ControlProperties
    public var isOn: Bool
    public var onTintColor: DocumentColor?
    public var thumbTintColor: DocumentColor?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        isOn = reader.bool("on") ?? false
        onTintColor = reader.color(key: "onTintColor")
        thumbTintColor = reader.color(key: "thumbTintColor")
        // On a Mac, a switch may be a checkbox with a title.
        reader.ignore(["title", "preferredStyle"], .bookkeeping)
    }
}

/// The content of a slider.
public struct SliderContent: Hashable, Sendable {
    public var control: ControlProperties
    public var value: CGFloat
    public var minimumValue: CGFloat
    public var maximumValue: CGFloat
    public var minimumTrackTintColor: DocumentColor?
    public var maximumTrackTintColor: DocumentColor?
    public var thumbTintColor: DocumentColor?
    public var minimumValueImage: DocumentImage?
    public var maximumValueImage: DocumentImage?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        value = reader.number("value") ?? 0
        minimumValue = reader.number("minValue") ?? 0
        maximumValue = reader.number("maxValue") ?? 1
        minimumTrackTintColor = reader.color(key: "minimumTrackTintColor")
        maximumTrackTintColor = reader.color(key: "maximumTrackTintColor")
        thumbTintColor = reader.color(key: "thumbTintColor")
        minimumValueImage = DocumentImage("minimumValueImage", &reader)
        maximumValueImage = DocumentImage("maximumValueImage", &reader)
        reader.ignore(["behavioralStyle", "preferredBehavioralStyle"], .bookkeeping)
        reader.ignore(["sliderStyle", "numberOfTicks"], .undrawn)
    }
}

/// The content of a stepper.
public struct StepperContent: Hashable, Sendable {
    public var control: ControlProperties
    public var value: CGFloat
    public var minimumValue: CGFloat
    public var maximumValue: CGFloat
    public var stepValue: CGFloat

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        value = reader.number("value") ?? 0
        minimumValue = reader.number("minimumValue") ?? 0
        maximumValue = reader.number("maximumValue") ?? 100
        stepValue = reader.number("stepValue") ?? 1
    }
}

/// The content of a progress view.
public struct ProgressViewContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case `default`, bar }

    public var progress: CGFloat
    public var style: Style?
    public var progressTintColor: DocumentColor?
    public var trackTintColor: DocumentColor?
    public var progressImage: DocumentImage?
    public var trackImage: DocumentImage?

    init(_ reader: inout ElementReader) {
        progress = reader.number("progress") ?? 0
        style = reader.spelled("progressViewStyle")
        progressTintColor = reader.color(key: "progressTintColor")
        trackTintColor = reader.color(key: "trackTintColor")
        progressImage = DocumentImage("progressImage", &reader)
        trackImage = DocumentImage("trackImage", &reader)
    }
}

/// The content of an activity indicator.
public struct ActivityIndicatorContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case white, whiteLarge, gray, medium, large }

    public var style: Style?
    public var isAnimating: Bool
    public var hidesWhenStopped: Bool
    public var color: DocumentColor?

    init(_ reader: inout ElementReader) {
        style = reader.spelled("style")
        isAnimating = reader.bool("animating") ?? false
        hidesWhenStopped = reader.bool("hidesWhenStopped") ?? false
        color = reader.color(key: "color")
    }
}

/// The content of a page control.
public struct PageControlContent: Hashable, Sendable {
    public enum BackgroundStyle: String, Hashable, Sendable { case automatic, prominent, minimal }

    public var control: ControlProperties
    public var numberOfPages: Int
    public var currentPage: Int
    public var hidesForSinglePage: Bool
    public var pageIndicatorTintColor: DocumentColor?
    public var currentPageIndicatorTintColor: DocumentColor?
    public var indicatorImage: DocumentImage?
    public var backgroundStyle: BackgroundStyle?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        numberOfPages = reader.integer("numberOfPages") ?? 0
        currentPage = reader.integer("currentPage") ?? 0
        hidesForSinglePage = reader.bool("hidesForSinglePage") ?? false
        pageIndicatorTintColor = reader.color(key: "pageIndicatorTintColor")
        currentPageIndicatorTintColor = reader.color(key: "currentPageIndicatorTintColor")
        indicatorImage = DocumentImage("preferredIndicatorImage", &reader)
        backgroundStyle = reader.spelled("backgroundStyle")
        reader.ignore(["catalog"], .bookkeeping)
        reader.ignore(["allowsContinuousInteraction"], .interaction)
        reader.ignore(["preferredCurrentPageIndicatorImage", "direction"], .undrawn)
    }
}

/// The content of a segmented control.
public struct SegmentedControlContent: Hashable, Sendable {
    public struct Segment: Hashable, Sendable {
        public var title: String?
        public var image: DocumentImage?
        /// The width in points; `nil` for an equal share.
        public var width: CGFloat?
        public var isEnabled: Bool
        /// The offset in points from the segment's center.
        public var contentOffset: CGSize?
    }

    public var control: ControlProperties
    public var segments: [Segment]
    public var selectedIndex: Int?
    public var apportionsWidthsByContent: Bool
    public var selectedSegmentTintColor: DocumentColor?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        selectedIndex = reader.integer("selectedSegmentIndex")
        apportionsWidthsByContent = reader.bool("apportionsSegmentWidthsByContent") ?? false
        selectedSegmentTintColor = reader.color(key: "selectedSegmentTintColor")
        let reading = reader.reading
        segments = reader.takeList("segments").map { element in
            var segment = ElementReader(element, reading)
            let width = segment.number("width")
            let result = Segment(
                title: segment.text("title"), image: DocumentImage("image", &segment),
                width: width == 0 ? nil : width, isEnabled: segment.bool("enabled") ?? true,
                contentOffset: segment.size(key: "contentOffset"))
            segment.ignore(["catalog"], .bookkeeping)
            segment.finish()
            return result
        }
        reader.ignore(["segmentControlStyle"], .outdated)
    }
}

/// The content of a color well.
public struct ColorWellContent: Hashable, Sendable {
    public var control: ControlProperties
    public var selectedColor: DocumentColor?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        selectedColor = reader.color(key: "selectedColor")
        reader.ignore(["supportsAlpha", "title"], .interaction)
    }
}

/// The content of a date picker.
public struct DatePickerContent: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: String, Hashable, Sendable { case automatic, wheels, compact, inline }

    public var control: ControlProperties
    public var mode: Mode?
    public var style: Style?
    /// The date in seconds since 2001-01-01 00:00 UTC.
    public var date: Double?
    public var minimumDate: Double?
    public var maximumDate: Double?
    public var minuteInterval: Int?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        mode = reader.spelled("datePickerMode")
        style = reader.spelled("style")
        date = Self.seconds("date", &reader)
        minimumDate = Self.seconds("minimumDate", &reader)
        maximumDate = Self.seconds("maximumDate", &reader)
        minuteInterval = reader.integer("minuteInterval")
        // A picture has no clock, so it shows the date in the document.
        reader.ignore(["useCurrentDate"], .bookkeeping)
        reader.ignore(["countDownDuration", "roundsToMinuteInterval"], .undrawn)
        reader.ignoreChildren(["locale", "timeZone", "calendar"], .undrawn)
    }

    private static func seconds(_ key: String, _ reader: inout ElementReader) -> Double? {
        guard var date = reader.reader(key: key) else { return nil }
        let text = date.string("timeIntervalSinceReferenceDate") ?? ""
        if let value = Double(text), value.isFinite { return value }
        reader.reading.log.error(
            DocumentProblem.badNumber(text, attribute: "timeIntervalSinceReferenceDate", element: "date"),
            at: date.element.location)
        return nil
    }
}
