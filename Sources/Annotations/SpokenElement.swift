import Foundation
import UIKit

/// Something that VoiceOver reads as one.
struct SpokenElement {
    /// In the window's coordinates.
    var frame: CGRect
    /// The label, value and traits, as VoiceOver says them in English; `no label` in place of a missing label.
    var words: String

    init(frame: CGRect, label: String?, value: String? = nil, kind: String? = nil, traits: UIAccessibilityTraits = []) {
        self.frame = frame
        var parts: [String] = []
        if traits.contains(.selected) { parts.append("selected") }
        parts.append(label.map(Self.line).flatMap { $0.isEmpty ? nil : $0 } ?? "no label")
        if let value, !value.isEmpty { parts.append(Self.line(value)) }
        if traits.contains(.notEnabled) { parts.append("dimmed") }
        let named = Self.names.filter { traits.contains($0.0) }.map(\.1)
        parts += named.isEmpty ? [kind].compactMap(\.self) : named
        words = parts.joined(separator: ", ")
    }

    private static let names: [(UIAccessibilityTraits, String)] = [
        (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "search field"),
        (.adjustable, "adjustable"), (.keyboardKey, "key"),
    ]

    /// The text in one line that fits a label.
    private static func line(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}

extension SpokenElement {
    /// The element of a view, with what its class adds.
    @MainActor init(_ view: UIView, frame: CGRect) {
        var (value, kind) = Self.ownValueAndKind(of: view)
        if let given = view.accessibilityValue { value = given }
        var traits = view.accessibilityTraits
        if (view as? UIControl)?.isEnabled == false { traits.insert(.notEnabled) }
        if view is UIButton, (view as? UIControl)?.isSelected == true { traits.insert(.selected) }
        if traits.contains(.staticText) { kind = nil }
        self.init(frame: frame, label: Self.label(of: view), value: value, kind: kind, traits: traits)
    }

    @MainActor private static func label(of view: UIView) -> String? {
        if let label = view.accessibilityLabel { return label }
        switch view {
        case let field as UITextField: return field.placeholder ?? field.text
        case is UISwitch, is UISlider, is UIPageControl, is UIProgressView, is UIImageView: return nil
        case let button as UIButton: return button.currentTitle ?? button.configuration?.title
        case is UIActivityIndicatorView: return "In progress"
        case is UIDatePicker: return "Date picker"
        case is UIPickerView: return "Picker"
        default: return view.textAsLabel
        }
    }

    @MainActor private static func ownValueAndKind(of view: UIView) -> (value: String?, kind: String?) {
        switch view {
        case is UISearchTextField: (nil, "search field")
        case let field as UITextField:
            (field.placeholder == nil || field.text?.isEmpty ?? true ? nil : field.text, "text field")
        case let text as UITextView: (nil, text.isEditable ? "text field" : nil)
        case let toggle as UISwitch: (toggle.isOn ? "on" : "off", "switch")
        case let slider as UISlider:
            (percent(slider.value, slider.minimumValue, slider.maximumValue), "adjustable")
        case let progress as UIProgressView: (percent(progress.progress, 0, 1), "progress")
        case let pages as UIPageControl: ("page \(pages.currentPage + 1) of \(pages.numberOfPages)", "adjustable")
        case is UIButton: (nil, "button")
        default: (nil, nil)
        }
    }

    private static func percent(_ value: Float, _ lowest: Float, _ highest: Float) -> String? {
        guard highest > lowest, value.isFinite, lowest.isFinite, highest.isFinite else { return nil }
        return "\(Int((min(max((value - lowest) / (highest - lowest), 0), 1) * 100).rounded())) %"
    }
}
