import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

/// The intrinsic size of a control, and the insets of its alignment rectangle.
private struct Standard: Sendable, CustomTestStringConvertible {
    var name: String
    var ios: Int
    /// The size of the frame; −1 for any.
    var frame: CGSize
    var insets = UIEdgeInsets.zero
    var make: @MainActor () -> UIView

    var testDescription: String { "\(name) on iOS \(ios)" }
}

/// Frames in documents of the Xcode that shipped with each version.
private let standards: [Standard] = [
    Standard(name: "switch", ios: 12, frame: CGSize(width: 51, height: 31), insets: .init(right: 2)) { UISwitch() },
    Standard(name: "switch", ios: 17, frame: CGSize(width: 51, height: 31), insets: .init(right: 2)) { UISwitch() },
    Standard(name: "switch", ios: 26, frame: CGSize(width: 63, height: 28), insets: .init(right: 2)) { UISwitch() },
    Standard(
        name: "slider", ios: 17, frame: CGSize(width: -1, height: 31), insets: .init(left: 2, bottom: 1, right: 2)
    ) { UISlider() },
    Standard(name: "stepper", ios: 12, frame: CGSize(width: 94, height: 29)) { UIStepper() },
    Standard(name: "stepper", ios: 17, frame: CGSize(width: 94, height: 32)) { UIStepper() },
    Standard(name: "progress", ios: 13, frame: CGSize(width: -1, height: 2)) {
        UIProgressView(progressViewStyle: .default)
    },
    Standard(name: "progress", ios: 17, frame: CGSize(width: -1, height: 4)) {
        UIProgressView(progressViewStyle: .default)
    },
    Standard(name: "progress in a bar", ios: 17, frame: CGSize(width: -1, height: 2.5), insets: .init(bottom: 1)) {
        UIProgressView(progressViewStyle: .bar)
    },
    Standard(name: "spinner", ios: 17, frame: CGSize(width: 20, height: 20)) {
        UIActivityIndicatorView(style: .medium)
    },
    Standard(name: "large spinner", ios: 12, frame: CGSize(width: 37, height: 37)) {
        UIActivityIndicatorView(style: .whiteLarge)
    },
    Standard(name: "three pages", ios: 13, frame: CGSize(width: 39, height: 37)) {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
    },
    Standard(name: "segments", ios: 12, frame: CGSize(width: 121, height: 29), insets: .init(bottom: 1)) {
        UISegmentedControl(items: ["First", "Second"])
    },
    Standard(name: "segments", ios: 12, frame: CGSize(width: 103, height: 29), insets: .init(bottom: 1)) {
        UISegmentedControl(items: ["Photo", "Movie"])
    },
    Standard(name: "segments", ios: 17, frame: CGSize(width: 194, height: 32), insets: .init(bottom: 1)) {
        UISegmentedControl(items: ["Top", "Bottom", "Center"])
    },
    Standard(name: "segments", ios: 17, frame: CGSize(width: 211, height: 32), insets: .init(bottom: 1)) {
        UISegmentedControl(items: ["None", "Gray", "Color", "Blur"])
    },
    Standard(name: "info button", ios: 11, frame: CGSize(width: 22, height: 22)) { UIButton(type: .detailDisclosure) },
    Standard(name: "plus button", ios: 15, frame: CGSize(width: 20, height: 20)) { UIButton(type: .contactAdd) },
    Standard(name: "plus button", ios: 17, frame: CGSize(width: 25.5, height: 25.5)) { UIButton(type: .contactAdd) },
    Standard(name: "color well", ios: 17, frame: CGSize(width: 28, height: 28)) { UIColorWell() },
    Standard(name: "picker", ios: 17, frame: CGSize(width: 320, height: 216)) { UIPickerView() },
    Standard(name: "date wheels", ios: 12, frame: CGSize(width: 320, height: 216)) { UIDatePicker() },
    Standard(name: "rounded field", ios: 12, frame: CGSize(width: 97, height: 30)) { field(14) },
    Standard(name: "rounded field", ios: 17, frame: CGSize(width: 97, height: 34)) { field(14) },
    Standard(name: "rounded field", ios: 17, frame: CGSize(width: 97, height: 34)) { field(17) },
    Standard(name: "bare field", ios: 17, frame: CGSize(width: 0, height: 22)) { field(17, .none) },
    Standard(name: "empty bare field", ios: 26, frame: CGSize(width: 0, height: 22)) { field(14, .none) },
    Standard(name: "bare field of a password", ios: 26, frame: CGSize(width: 0, height: 17)) {
        let field = field(14, .none)
        field.isSecureTextEntry = true
        return field
    },
    Standard(name: "field with a bezel", ios: 10, frame: CGSize(width: 97, height: 22)) { field(14, .bezel) },
    Standard(name: "search bar", ios: 10, frame: CGSize(width: -1, height: 44)) { UISearchBar() },
    Standard(name: "search bar", ios: 17, frame: CGSize(width: -1, height: 56)) { UISearchBar() },
]

private func field(_ size: CGFloat, _ border: UITextField.BorderStyle = .roundedRect) -> UITextField {
    let field = UITextField()
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    return field
}

@Suite("Controls with a fixed size")
struct StandardSizeTests {
    @Test("A control has the frame stored in documents", arguments: standards)
    @MainActor fileprivate func size(_ standard: Standard) {
        inJob(ios: standard.ios) {
            let view = standard.make()
            let intrinsic = view.intrinsicContentSize
            let insets = view.alignmentRectInsets
            #expect(insets == standard.insets)
            let width = intrinsic.width < 0 ? -1 : intrinsic.width + insets.left + insets.right
            #expect(width == standard.frame.width)
            #expect(intrinsic.height + insets.top + insets.bottom == standard.frame.height)
        }
    }

    @Test("A text view has the size of its text only if it does not scroll")
    func textView() {
        inJob {
            let view = UITextView()
            view.font = .systemFont(ofSize: 14)
            view.text = "Text"
            #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
            view.isScrollEnabled = false
            #expect(view.intrinsicContentSize.height == 33)
            view.text = "a\nb\nc"
            #expect(view.intrinsicContentSize.height == 67)
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
            view.text = "Text"
            let label = UILabel()
            label.font = .systemFont(ofSize: 14)
            label.text = "Text"
            #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width)
        }
    }

    @Test("A slider in a bar is higher, also inside a custom view", arguments: [(10, 31), (14, 34), (26, 34)])
    func sliderInBar(ios: Int, height: CGFloat) {
        inJob(ios: ios) {
            let (bar, custom, slider) = (UIToolbar(), UIView(), UISlider())
            custom.addSubview(slider)
            bar.addSubview(custom)
            #expect(slider.sizeThatFits(.zero).height == height)
            #expect(slider.intrinsicContentSize.height == (ios == 26 ? 34 : height - 1))
        }
    }

    @Test("A thumb is at the position of the value, mirrored in right-to-left layouts")
    func sliderThumb() {
        inJob {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 31))
            slider.minimumValue = 10
            slider.maximumValue = 20
            let track = slider.trackRect(forBounds: slider.bounds)
            let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 10)
            let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 99)
            #expect(low.minX == track.minX)
            #expect(high.maxX == track.maxX)
            slider.value = 99
            #expect(slider.value == 20)
        }
        inJob(isRightToLeft: true) {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 31))
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == track.maxX)
        }
    }

    @Test("A selected segment is drawn over the others and survives changes")
    func segments() {
        inJob {
            let control = UISegmentedControl(items: ["A", "B"])
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 1
            control.removeSegment(at: 1, animated: false)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.insertSegment(withTitle: "C", at: 99, animated: false)
            #expect(control.titleForSegment(at: 1) == "C")
            #expect(control.titleForSegment(at: 7) == nil)
            control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
            #expect(control.drawnTexts == ["A", "C"])
        }
    }

    @Test("A picture of a date picker does not depend on the clock")
    func dates() {
        inJob {
            let picker = UIDatePicker()
            picker.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
            #expect(picker.drawnTexts == ["Jan 1, 2001", "9:41 AM"])
            picker.date = Date(timeIntervalSince1970: 951_782_400)  // 29 February 2000, 0:00
            #expect(picker.drawnTexts == ["Feb 29, 2000", "12:00 AM"])
            picker.date = Date(timeIntervalSince1970: -1)  // the last minute of 1969
            #expect(picker.drawnTexts == ["Dec 31, 1969", "11:59 PM"])
            picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
            #expect(picker.drawnTexts.count == 2)
        }
    }

    @Test("Invalid values never trap, in any look", arguments: oddNumbers, [7, 12, 17, 26])
    func hostile(number: CGFloat, ios: Int) {
        inJob(ios: ios) {
            let slider = UISlider()
            slider.minimumValue = Float(number)
            slider.maximumValue = -Float(number)
            slider.value = Float(number)
            let stepper = UIStepper()
            stepper.minimumValue = Double(number)
            stepper.value = Double(number)
            let progress = UIProgressView(progressViewStyle: .bar)
            progress.progress = Float(number)
            let pages = UIPageControl()
            pages.numberOfPages = number.isFinite ? Int(max(-1000, min(1000, number))) : .max
            pages.currentPage = -5
            let segments = UISegmentedControl(items: ["A", 4, UIImage()])
            segments.setWidth(number, forSegmentAt: 0)
            segments.selectedSegmentIndex = 99
            let text = UITextView()
            text.text = "Text"
            text.textContainer.lineFragmentPadding = number
            text.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            let wheels = UIDatePicker()
            wheels.preferredDatePickerStyle = .wheels
            wheels.countDownDuration = TimeInterval(number)
            let month = UIDatePicker()
            month.preferredDatePickerStyle = .inline
            let field = UITextField()
            field.text = "Text"
            field.borderStyle = .roundedRect
            field.clearButtonMode = .always
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
            field.leftViewMode = .always
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            let views: [UIView] = [
                slider, stepper, progress, pages, segments, text, wheels, month, field, spinner, UISwitch(),
                UIColorWell(), MKMapView(), UISearchBar(), UIPickerView(),
            ]
            for view in views {
                for size in [CGSize(width: 300, height: 216), CGSize(width: number, height: 20), .zero] {
                    view.frame = CGRect(origin: .zero, size: size)
                    _ = view.displayList()
                    _ = view.sizeThatFits(CGSize(width: number, height: number))
                }
            }
        }
    }
}
