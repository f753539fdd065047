import Diagnostics
import Foundation
import Traits

extension VariantAxis {
    /// The heading of a control that selects a value.
    package var heading: String {
        switch self {
        case .device: "Device"
        case .orientation: "Orientation"
        case .multitasking: "Multitasking"
        case .appearance: "Appearance"
        case .contentSize: "Text size"
        case .direction: "Direction"
        case .ios: "iOS"
        }
    }

    /// A variant's value, in words for people.
    package func title(of variant: Variant) -> String {
        switch self {
        case .device: variant.device.title
        case .orientation: variant.orientation == .portrait ? "Portrait" : "Landscape"
        case .multitasking:
            switch variant.multitasking {
            case .full: "Full screen"
            case .splitThird: "Split View, a third"
            case .splitHalf: "Split View, half"
            case .splitTwoThirds: "Split View, two thirds"
            case .slideOver: "Slide Over"
            case .window(let width, let height): "Window of \(width) × \(height)"
            }
        case .appearance:
            switch variant.appearance {
            case .light: "Light"
            case .dark: "Dark"
            case .lightHighContrast: "Light, high contrast"
            case .darkHighContrast: "Dark, high contrast"
            }
        case .contentSize: Self.title(of: variant.contentSize)
        case .direction: variant.direction == .rightToLeft ? "Right to left" : "Left to right"
        case .ios: "iOS \(variant.ios)"
        }
    }

    private static func title(of size: UIContentSizeCategory) -> String {
        let words = [
            "Extra small text", "Small text", "Medium text", "Large text", "XL text", "XXL text", "XXXL text",
        ]
        guard let index = UIContentSizeCategory.allCases.firstIndex(of: size) else { return "Text of any size" }
        return index < words.count ? words[index] : "Accessibility text \(index - words.count + 1)"
    }

    /// Whether a variant has the default value, which captions need not mention.
    package func isPlain(in variant: Variant) -> Bool {
        switch self {
        case .multitasking: variant.multitasking == .full
        case .contentSize: variant.contentSize == .large
        case .direction: variant.direction == .leftToRight
        case .device, .orientation, .appearance, .ios: false
        }
    }

    /// The axes along which variants of one device differ, and the devices' own axis if there are several.
    ///
    /// A value that only follows from the device, such as its newest version, is not an axis of its own.
    package static func varying(in variants: [Variant]) -> [VariantAxis] {
        let devices = Dictionary(grouping: variants, by: \.device)
        return allCases.filter { axis in
            guard axis != .device else { return devices.count > 1 }
            return devices.values.contains { Set($0.map { axis.title(of: $0) }).count > 1 }
        }
    }
}

extension DeviceSelection {
    /// The display name: the model's, or for a geometry the name of its newest model, preferring one that the geometry
    /// is named after.
    package var title: String {
        if let model { return model.name }
        let namesake = device.models.last { $0.slug == device.id || $0.slug.hasPrefix(device.id + "-") }
        return (namesake ?? device.models.last)?.name ?? device.id
    }

    /// The other models of the geometry; empty if one model was requested.
    package var otherModels: String {
        guard model == nil else { return "" }
        let others = device.models.map(\.name).filter { $0 != title }
        return others.isEmpty ? "" : "and " + others.joined(separator: ", ")
    }
}

extension Variant {
    /// The window's size and size classes: `375 × 667 pt`, `wC hR`.
    package var sizeFacts: [String] {
        let size = "\(JSONText.number(windowSize.width)) × \(JSONText.number(windowSize.height))"
        return ["\(size) pt", "\(sizeClasses)"]
    }
}

extension VariantWords {
    /// The words joined into a sentence: the first keeps its capital, the others do not.
    package static func sentence(_ words: [String]) -> String {
        words.enumerated().map { index, word in
            let keepsCapital =
                index == 0 || word.hasPrefix("i") || word.dropFirst().first?.isUppercase == true
                || word.hasPrefix("Split View") || word.hasPrefix("Slide Over")
            return keepsCapital ? word : word.prefix(1).lowercased() + word.dropFirst()
        }.joined(separator: " · ")
    }
}
