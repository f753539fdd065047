import Devices
import Diagnostics
import Foundation
import Geometry
import Traits
import UIKit

extension TransitionTrace {
    /// Options for what the text includes.
    public struct TextOptions: Sendable {
        /// Whether the calls of views are listed besides those of controllers.
        public var showsViews: Bool

        public init(showsViews: Bool = false) {
            self.showsViews = showsViews
        }
    }

    /// The trace as a log: one line for each call, with the announced values and those that the receiver sees.
    public func text(_ options: TextOptions = TextOptions()) -> String {
        var lines = ["\(title)"]
        for step in steps {
            lines += [""] + step.header
            if let refusal = step.refusal {
                lines.append("  refused: \(refusal)")
                if step.from == step.to { continue }
            }
            lines += step.lines(options)
            lines += step.findings.map { "  announced ≠ final: \($0)" }
            lines += step.movedLines
        }
        return lines.map { DiagnosticPrinter.printable($0) }.joined(separator: "\n") + "\n"
    }
}

extension TransitionTrace.Step {
    fileprivate var header: [String] {
        let old = "\(from)  \(Words.size(from.windowSize)) \(Words.classes(from.traits))"
        if refusal != nil, from == to { return ["no change: \(old)"] }
        let kind = isInBackground ? "app switcher" : from.orientation == to.orientation ? "change" : "rotation"
        return [
            "\(kind): \(old)",
            "\(String(repeating: " ", count: kind.count - 1))to \(to)  \(Words.size(to.windowSize)) "
                + Words.classes(to.traits),
        ]
    }

    fileprivate func lines(_ options: TransitionTrace.TextOptions) -> [String] { calls.lines(options) }

    fileprivate var movedLines: [String] {
        guard !isInBackground else { return [] }
        return ["  \(moved.count) of \(viewCount) views moved"]
            + moved.map { view in
                let before = view.before.map(Words.frame) ?? "was not there"
                let after = view.after.map(Words.frame) ?? "is not there"
                return "      \(view.className) \"\(view.id)\"  \(before) → \(after)"
            }
    }
}

extension [RecordedCall] {
    /// One line for each call, with the announced values and those that the receiver sees.
    func lines(_ options: TransitionTrace.TextOptions) -> [String] {
        let shown = filter { options.showsViews || ($0.subject.kind != .view && $0.subject.kind != .window) }
        guard !shown.isEmpty else { return ["  no callbacks"] }
        let rows = shown.map { [$0.who, $0.callback.rawValue, $0.what, $0.sees] }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.enumerated().map { index, row in
            let number = String(index + 1)
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return String(repeating: " ", count: Swift.max(0, 4 - number.count)) + number + "  "
                + (cells + [row[3]]).joined(separator: "  ")
        }
    }
}

extension RecordedCall {
    fileprivate var who: String {
        String(repeating: "  ", count: subject.depth) + subject.className + (subject.id.map { " \"\($0)\"" } ?? "")
    }

    /// The announced value, or the previous one.
    fileprivate var what: String {
        var words: [String] = []
        switch callback {
        case .traitCollectionDidChange, .traitChangeHandler:
            guard let previous = otherTraits else { return "all traits are new" }
            words = Words.changes(from: previous, to: traits)
        default:
            if let otherTraits { words = Words.changes(from: traits, to: otherTraits) }
            if let otherSize { words.append("\(size.map(Words.size) ?? "not loaded") → \(Words.size(otherSize))") }
        }
        return words.joined(separator: ", ")
    }

    fileprivate var sees: String {
        ["sees", size.map(Words.size) ?? "", Words.classes(traits)].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// The words for sizes and traits in a log.
private enum Words {
    static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

    static func frame(_ frame: CGRect) -> String {
        "(\([frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")))"
    }

    static func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }

    /// Interface Builder's notation for size classes: `wC hR`.
    static func classes(_ traits: UITraitCollection) -> String {
        func letter(_ value: UIUserInterfaceSizeClass) -> String {
            switch value {
            case .compact: "C"
            case .regular: "R"
            case .unspecified: "–"
            }
        }
        return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
    }

    static func changes(from old: UITraitCollection, to new: UITraitCollection) -> [String] {
        new.changedTraits(from: old).map { "\($0.name) \(old.word(for: $0)) → \(new.word(for: $0))" }
    }
}
