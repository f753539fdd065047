public import Devices
public import Foundation
public import Geometry

/// The size of a control or of a part of one, from a row of `controls` in the metrics.
public struct ControlMetrics: Hashable, Sendable {
    /// The controls and parts that have their own size; the raw value is the name in the metrics.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case toggle = "UISwitch"
        case toggleKnob = "UISwitch (knob)"
        case stepper = "UIStepper"
        case segmentedControl = "UISegmentedControl"
        case slider = "UISlider"
        case sliderInBar = "UISlider (in a bar)"
        case sliderTrack = "UISlider (track)"
        case sliderThumb = "UISlider (thumb)"
        case roundedTextField = "UITextField (roundedRect)"
        case searchField = "UISearchTextField"
        case searchFieldInSearchBar = "UISearchTextField (in a search bar)"
        case progressView = "UIProgressView"
        case pageControl = "UIPageControl"
        case pageControlDot = "UIPageControl (dot)"
        case activityIndicator = "UIActivityIndicatorView (medium, gray, white)"
        case largeActivityIndicator = "UIActivityIndicatorView (large, whiteLarge)"
        case infoButton = "UIButton (info, contactAdd)"
        case picker = "UIPickerView"
        case wheelsDatePicker = "UIDatePicker (wheels)"
    }

    /// The width of the frame, in points; `nil` if the control takes any width.
    public var width: CGFloat?
    /// The height of the frame, in points.
    public var height: CGFloat
    /// The insets from the frame to the alignment rectangle.
    public var alignmentRectInsets: UIEdgeInsets

    /// Creates the metrics of a control on a version; if the data ends before the version, the last row applies.
    public init(_ kind: Kind, version: SystemVersion) {
        let entries = Metrics.standard.controls.filter { $0.control == kind.rawValue }
        let entry =
            entries.first { $0.ios.contains(version) } ?? entries.last { $0.ios.last < version.major }
            ?? entries.first
        width = entry?.width.map { CGFloat($0) }
        height = entry?.height ?? 0
        alignmentRectInsets = entry?.alignmentRectInsets.map(UIEdgeInsets.init) ?? .zero
    }

    /// The size of the frame; the width is 0 for a control that takes any width.
    public var size: CGSize { CGSize(width: width ?? 0, height: height) }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: Metrics.Insets) {
        self.init(
            top: CGFloat(insets.top ?? 0), left: CGFloat(insets.left ?? 0), bottom: CGFloat(insets.bottom ?? 0),
            right: CGFloat(insets.right ?? 0))
    }
}
