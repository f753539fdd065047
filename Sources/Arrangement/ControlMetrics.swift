public import Devices
public import Foundation
public import Geometry

/// The size that a control has by itself: the `controls` section of the metrics.
public struct ControlMetrics: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case toggle = "UISwitch"
        case stepper = "UIStepper"
        case segmentedControl = "UISegmentedControl"
        case slider = "UISlider"
        case sliderInBar = "UISlider (in a bar)"
        case roundedTextField = "UITextField (roundedRect)"
        case progressView = "UIProgressView"
        case pageControl = "UIPageControl"
        case activityIndicator = "UIActivityIndicatorView (medium, gray, white)"
        case largeActivityIndicator = "UIActivityIndicatorView (large, whiteLarge)"
        case picker = "UIPickerView"
        case wheelsDatePicker = "UIDatePicker (wheels)"
    }

    /// Of the frame; `nil` where the control takes any width.
    public var width: CGFloat?
    public var height: CGFloat
    /// From the frame to the rectangle that constraints see.
    public var alignmentRectInsets: UIEdgeInsets

    /// The metrics of a control on a version; where the data ends before the version, the last it has.
    public init(_ kind: Kind, version: SystemVersion) {
        let entries = Metrics.standard.controls.filter { $0.control == kind.rawValue }
        let entry =
            entries.first { $0.ios.contains(version) } ?? entries.last { $0.ios.range.upperBound < version.major }
            ?? entries.first
        width = entry?.width.map { CGFloat($0) }
        height = entry?.height ?? 0
        alignmentRectInsets =
            switch kind {
            case .toggle: UIEdgeInsets(right: 2)
            case .segmentedControl: UIEdgeInsets(bottom: 1)
            case .slider, .sliderInBar: UIEdgeInsets(left: 2, bottom: 1, right: 2)
            default: .zero
            }
    }
}
