internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let control = PropertyTable<UIControl, ControlProperties>(
        { _ in nil },
        [
            .init("enabled", \.isEnabled, \.isEnabled),
            .init("selected", \.isSelected, \.isSelected),
            .init("highlighted", \.isHighlighted, \.isHighlighted),
            .init("contentHorizontalAlignment", \.horizontalAlignment, \.contentHorizontalAlignment) { alignment, _ in
                alignment.uiKit
            },
            .init("contentVerticalAlignment", \.verticalAlignment, \.contentVerticalAlignment) { alignment, _ in
                alignment.uiKit
            },
        ])

    static let `switch` = PropertyTable<UISwitch, SwitchContent>(
        { if case .switch(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("on", \.isOn, \.isOn),
            .init("onTintColor", \.onTintColor, \.onTintColor),
            .init("thumbTintColor", \.thumbTintColor, \.thumbTintColor),
        ])

    static let slider = PropertyTable<UISlider, SliderContent>(
        { if case .slider(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("minimumValue", always: \.minimumValue, \.minimumValue) { value, _ in Float(value) },
            .init("maximumValue", always: \.maximumValue, \.maximumValue) { value, _ in Float(value) },
            .init("value", always: \.value, \.value, following: ["minimumValue", "maximumValue"]) { value, _ in
                Float(value)
            },
            .init("minimumTrackTintColor", \.minimumTrackTintColor, \.minimumTrackTintColor),
            .init("maximumTrackTintColor", \.maximumTrackTintColor, \.maximumTrackTintColor),
            .init("thumbTintColor", \.thumbTintColor, \.thumbTintColor),
            .init("minimumValueImage", \.minimumValueImage, \.minimumValueImage),
            .init("maximumValueImage", \.maximumValueImage, \.maximumValueImage),
        ])

    static let stepper = PropertyTable<UIStepper, StepperContent>(
        { if case .stepper(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("minimumValue", always: \.minimumValue, \.minimumValue) { value, _ in Double(value) },
            .init("maximumValue", always: \.maximumValue, \.maximumValue) { value, _ in Double(value) },
            .init("stepValue", always: \.stepValue, \.stepValue) { value, _ in Double(value) },
            .init("value", always: \.value, \.value, following: ["minimumValue", "maximumValue"]) { value, _ in
                Double(value)
            },
        ])

    static let progressView = PropertyTable<UIProgressView, ProgressViewContent>(
        { if case .progressView(let content) = $0.content { content } else { nil } },
        [
            .init("progressViewStyle", \.style, \.progressViewStyle) { style, _ in style == .bar ? .bar : nil },
            .init("progress", always: \.progress, \.progress) { progress, _ in Float(progress) },
            .init("progressTintColor", \.progressTintColor, \.progressTintColor),
            .init("trackTintColor", \.trackTintColor, \.trackTintColor),
            .init("progressImage", \.progressImage, \.progressImage),
            .init("trackImage", \.trackImage, \.trackImage),
        ])

    static let activityIndicator = PropertyTable<UIActivityIndicatorView, ActivityIndicatorContent>(
        { if case .activityIndicator(let content) = $0.content { content } else { nil } },
        [
            .init("style", \.style, \.style) { style, _ in
                switch style {
                case .white: .white
                case .whiteLarge: .whiteLarge
                case .gray: .gray
                case .medium: .medium
                case .large: .large
                }
            },
            .init("color", \.color, \.color),
            .init("hidesWhenStopped", \.hidesWhenStopped, \.hidesWhenStopped),
            // Xcode marks an indicator that hides when stopped as hidden, but keeps its space on the canvas.
            .init("hidden", always: \.hidesWhenStopped, \.isHidden) { hides, converter in
                converter.isOnCanvas && hides ? false : nil
            },
            .init(
                "animating", \.isAnimating, get: { $0.isAnimating },
                set: { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
            ) { content, _, _ in content.isAnimating ? true : nil },
        ])

    static let pageControl = PropertyTable<UIPageControl, PageControlContent>(
        { if case .pageControl(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("numberOfPages", \.numberOfPages, \.numberOfPages),
            .init("currentPage", \.currentPage, \.currentPage),
            .init("hidesForSinglePage", \.hidesForSinglePage, \.hidesForSinglePage),
            .init("pageIndicatorTintColor", \.pageIndicatorTintColor, \.pageIndicatorTintColor),
            .init("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor),
            .init("preferredIndicatorImage", \.indicatorImage, \.preferredIndicatorImage),
            .init("backgroundStyle", \.backgroundStyle, \.backgroundStyle) { style, _ in
                switch style {
                case .prominent: .prominent
                case .minimal: .minimal
                case .automatic: nil
                }
            },
        ])

    static let datePicker = PropertyTable<UIDatePicker, DatePickerContent>(
        { if case .datePicker(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("datePickerMode", always: \.mode, \.datePickerMode) { mode, _ in
                switch mode {
                case .time: .time
                case .date: .date
                case .countDownTimer: .countDownTimer
                case .yearAndMonth: .yearAndMonth
                case .dateAndTime, nil: .dateAndTime
                }
            },
            .init("preferredDatePickerStyle", always: \.style, \.preferredDatePickerStyle) { style, converter in
                switch style {
                case .wheels: .wheels
                case .compact: .compact
                case .inline: .inline
                // The canvas shows wheels unless the document specifies another style.
                case .automatic, nil: converter.isOnCanvas ? .wheels : nil
                }
            },
            .init("minuteInterval", \.minuteInterval, \.minuteInterval),
            .init("minimumDate", \.minimumDate, \.minimumDate) { seconds, _ in
                .some(Date(timeIntervalSinceReferenceDate: seconds))
            },
            .init("maximumDate", \.maximumDate, \.maximumDate) { seconds, _ in
                .some(Date(timeIntervalSinceReferenceDate: seconds))
            },
            .init("date", \.date, \.date) { seconds, _ in Date(timeIntervalSinceReferenceDate: seconds) },
        ])

    static let segmentedControl = PropertyTable<UISegmentedControl, SegmentedControlContent>(
        { if case .segmentedControl(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init(
                "apportionsSegmentWidthsByContent", \.apportionsWidthsByContent, \.apportionsSegmentWidthsByContent),
            segments,
            .init(
                "selectedSegmentIndex", always: \.selectedIndex, \.selectedSegmentIndex, following: ["segments"]
            ) { index, _ in index ?? UISegmentedControl.noSegment },
            .init("selectedSegmentTintColor", \.selectedSegmentTintColor, \.selectedSegmentTintColor),
        ])

    /// A segment in the control's own form.
    private struct Segment {
        var title: String?
        var image: UIImage?
        /// The width in points; 0 for an equal share.
        var width: CGFloat
        var isEnabled: Bool
        var contentOffset: CGSize
    }

    private static var segments: Property<UISegmentedControl, SegmentedControlContent> {
        .init(
            "segments", \.segments,
            get: { control in
                (0..<control.numberOfSegments).map { index in
                    Segment(
                        title: control.titleForSegment(at: index), image: control.imageForSegment(at: index),
                        width: control.widthForSegment(at: index), isEnabled: control.isEnabledForSegment(at: index),
                        contentOffset: control.contentOffsetForSegment(at: index))
                }
            },
            set: { control, segments in
                control.removeAllSegments()
                for (index, segment) in segments.enumerated() {
                    if let image = segment.image {
                        control.insertSegment(with: image, at: index, animated: false)
                    } else {
                        control.insertSegment(withTitle: segment.title ?? "", at: index, animated: false)
                    }
                    if segment.width != 0 { control.setWidth(segment.width, forSegmentAt: index) }
                    control.setEnabled(segment.isEnabled, forSegmentAt: index)
                    control.setContentOffset(segment.contentOffset, forSegmentAt: index)
                }
            }
        ) { content, _, converter in
            content.segments.map { segment in
                Segment(
                    title: segment.title, image: segment.image.map { converter.image($0) }, width: segment.width ?? 0,
                    isEnabled: segment.isEnabled, contentOffset: segment.contentOffset ?? .zero)
            }
        }
    }

    static let colorWell = PropertyTable<UIColorWell, ColorWellContent>(
        { if case .colorWell(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [.init("selectedColor", \.selectedColor, \.selectedColor)])
}

extension ControlProperties.HorizontalAlignment {
    var uiKit: UIControl.ContentHorizontalAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .fill: .fill
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension ControlProperties.VerticalAlignment {
    var uiKit: UIControl.ContentVerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .fill: .fill
        }
    }
}
