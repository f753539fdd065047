import Diagnostics
import Foundation
import Traits

extension Variant: CustomStringConvertible {
    /// The full notation, which can be parsed again: `ipad-pro-11/landscape/split-half/dark/large/ltr@17`.
    public var description: String { parts.joined(separator: "/") + "@\(ios)" }

    /// The notation, and the facts of a device of a project's own.
    ///
    /// Two variants with the same identity are drawn alike.
    public var identity: String { device.device.definition.map { "\(description) \($0.words)" } ?? description }

    /// The shortest notation of this variant: `iphone-6-3`, `ipad-pro-11/landscape`.
    public var shortDescription: String {
        let defaults = ["", "portrait", "full", "light", "large", "ltr"]
        var shown = parts
        while shown.count > 1, shown[shown.count - 1] == defaults[shown.count - 1] { shown.removeLast() }
        return shown.joined(separator: "/") + (ios == device.newestVersion ? "" : "@\(ios)")
    }

    /// The full notation in characters that are safe in file names.
    ///
    /// It does not depend on the other variants of a run.
    public var fileName: String { parts.joined(separator: "_") + "_ios\(ios)" }

    private var parts: [String] {
        [
            device.name, orientation.rawValue, multitasking.rawValue, appearance.rawValue, contentSize.axisWord,
            direction.axisWord,
        ]
    }
}

extension Variant {
    /// Reads `device/orientation/multitasking/appearance/content-size/direction@ios`.
    ///
    /// Parts after the device may be omitted and then have their defaults. The order is fixed.
    ///
    /// - Throws: ``VariantProblem`` with the wrong part, the allowed words and the closest matches.
    public init(parsing text: String, catalog: DeviceCatalog = .standard) throws(VariantProblem) {
        var text = text[...]
        var version: SystemVersion?
        if let at = text.lastIndex(of: "@") {
            let number = text[text.index(after: at)...]
            guard let major = Int(number), let known = SystemVersion(major) else {
                throw .unknownVersion(String(number))
            }
            version = known
            text = text[..<at]
        }
        let words = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.lowercased() }
        let device: DeviceSelection
        do {
            device = try catalog.selection(named: String(text.split(separator: "/").first ?? ""))
        } catch {
            throw .device(error)
        }
        var parts = VariantParts()
        for word in words.dropFirst() { try parts.read(word) }
        try self.init(
            device: device, orientation: parts.orientation ?? .portrait, multitasking: parts.multitasking ?? .full,
            appearance: parts.appearance ?? .light, contentSize: parts.contentSize ?? .large,
            direction: parts.direction ?? .leftToRight, ios: version)
    }
}

/// The parts of a variant after its device, read from left to right.
private struct VariantParts {
    var orientation: Orientation?
    var multitasking: MultitaskingSize?
    var appearance: Appearance?
    var contentSize: UIContentSizeCategory?
    var direction: UITraitEnvironmentLayoutDirection?
    private var next = 1

    /// Assigns a word to the first remaining axis that has it.
    ///
    /// No word belongs to two axes.
    mutating func read(_ word: String) throws(VariantProblem) {
        let axes = VariantAxis.allCases
        guard let axis = axes[1..<6].first(where: { take(word, for: $0) }) else {
            let open = axes[min(next, 5)..<6]
            let nearest = nearestWords(to: word, among: axes[1..<6].flatMap(\.words))
            throw .unknownWord(
                word, axis: open.first { !Set($0.words).isDisjoint(with: nearest) } ?? open[open.startIndex],
                nearest: nearest)
        }
        let index = axes.firstIndex(of: axis) ?? 0
        guard index >= next else { throw .wordOutOfOrder(word, axis: axis) }
        next = index + 1
    }

    private mutating func take(_ word: String, for axis: VariantAxis) -> Bool {
        switch axis {
        case .orientation:
            guard let value = Orientation(rawValue: word) else { return false }
            orientation = value
        case .multitasking:
            guard let value = MultitaskingSize(rawValue: word) else { return false }
            multitasking = value
        case .appearance:
            guard let value = Appearance(rawValue: word) else { return false }
            appearance = value
        case .contentSize:
            guard let value = AxisWords.contentSize(word) else { return false }
            contentSize = value
        case .direction:
            guard let value = AxisWords.directions.first(where: { $0.word == word }) else { return false }
            direction = value.direction
        case .device, .ios:
            return false
        }
        return true
    }
}
