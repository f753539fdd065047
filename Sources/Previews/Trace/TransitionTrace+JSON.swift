import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import Traits
import UIKit

extension TransitionTrace {
    /// The trace as one JSON object on one line, without a line break at its end.
    ///
    /// It contains every call, including those of views. Sizes are pairs and frames are `[x, y, width, height]`, in
    /// points.
    public var json: String {
        "{\"document\":\(JSONText.quoted(title)),\"steps\":[\(steps.map(\.json).joined(separator: ","))]}"
    }
}

extension TransitionTrace.Step {
    fileprivate var json: String {
        object([
            ("from", from.json), ("to", to.json),
            ("background", "\(isInBackground)"),
            ("refused", refusal.map(JSONText.quoted)),
            ("findings", findings.isEmpty ? nil : array(findings.map(JSONText.quoted))),
            ("calls", array(calls.map(\.json))), ("views", "\(viewCount)"),
            (
                "moved",
                array(
                    moved.map {
                        object([
                            ("id", JSONText.quoted($0.id)), ("class", JSONText.quoted($0.className)),
                            ("before", $0.before.map(frame)), ("after", $0.after.map(frame)),
                        ])
                    })
            ),
        ])
    }
}

extension RecordedCall {
    /// The call as a JSON object.
    var json: String {
        let isPast = callback == .traitCollectionDidChange || callback == .traitChangeHandler
        return object([
            ("callback", JSONText.quoted(callback.rawValue)), ("kind", JSONText.quoted(subject.kind.rawValue)),
            ("class", JSONText.quoted(subject.className)), ("id", subject.id.map(JSONText.quoted)),
            ("depth", "\(subject.depth)"), ("size", size.map(pair)), ("traits", traitsJSON(traits)),
            ("newSize", otherSize.map(pair)),
            (isPast ? "previousTraits" : "newTraits", otherTraits.map(traitsJSON)),
        ])
    }
}

private func object(_ pairs: [(name: String, value: String?)]) -> String {
    let written = pairs.compactMap { pair in pair.value.map { "\(JSONText.quoted(pair.name)):\($0)" } }
    return "{\(written.joined(separator: ","))}"
}

private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

private func pair(_ size: CGSize) -> String { array([size.width, size.height].map { JSONText.number(Double($0)) }) }

private func frame(_ frame: CGRect) -> String {
    array([frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number(Double($0)) })
}

private func traitsJSON(_ traits: UITraitCollection) -> String {
    object(traits.specifiedTraits.map { ($0.name, JSONText.quoted(traits.word(for: $0))) })
}
