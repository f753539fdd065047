import Devices
import Diagnostics

/// A report on one document over a range of window sizes, split into stretches without changes.
public struct SweepReport: Sendable {
    /// A fact that begins or ends with a stretch.
    public struct Change: Hashable, Sendable {
        public var kind: SweepFact.Kind
        public var object: String
        public var message: String
    }

    /// A range of sizes without changes.
    public struct Stretch: Sendable {
        /// The first and the last size along the axis of the sweep.
        public var from: Int
        public var to: Int
        public var sizeClasses: String
        /// The changes since the previous stretch; empty for the first.
        public var changes: [Change]
        /// The picture of its middle, if one was drawn.
        public var picture: String?

        /// Whether the layouts were abandoned, so that nothing is known about them.
        public var isLost = false

        var middle: Int { (from + to) / 2 }
    }

    public var document: String
    /// The name of the scene; `nil` for the initial one.
    public var scene: String?
    public var stretches: [Stretch]

    /// - Parameters:
    ///   - document: the path of the document.
    ///   - scene: the name of the scene; `nil` for the initial one.
    ///   - sizes: every size that was laid out, in order.
    ///   - facts: the facts of each size; `nil` if its layout was abandoned.
    init(document: String, scene: String? = nil, sizes: [Int], facts: [[SweepFact]?]) {
        self.document = document
        self.scene = scene
        stretches = []
        var before: [SweepFact] = []
        for (size, now) in zip(sizes, facts) {
            if let last = stretches.last, last.isLost == (now == nil), now ?? before == before {
                stretches[stretches.count - 1].to = size
                continue
            }
            guard let now else {
                stretches.append(Stretch(from: size, to: size, sizeClasses: "abandoned", changes: [], isLost: true))
                continue
            }
            let isFirst = stretches.allSatisfy(\.isLost)
            stretches.append(
                Stretch(
                    from: size, to: size, sizeClasses: now.first { $0.kind == .sizeClasses }?.value ?? "",
                    changes: isFirst ? [] : Self.changes(from: before, to: now)))
            before = now
        }
        stretches = stretches.reduce(into: []) { merged, stretch in
            // A different order of facts is not a change.
            if stretch.changes.isEmpty, let last = merged.last, !last.isLost, !stretch.isLost {
                merged[merged.count - 1].to = stretch.to
            } else {
                merged.append(stretch)
            }
        }
    }

    private static func changes(from before: [SweepFact], to now: [SweepFact]) -> [Change] {
        let (old, new) = (Set(before), Set(now))
        let gone = before.filter { !new.contains($0) }
        let come = now.filter { !old.contains($0) }
        let goneObjects = Set(gone.filter { $0.kind == .presence }.map(\.object))
        let comeObjects = Set(come.filter { $0.kind == .presence }.map(\.object))
        var changes: [Change] = []
        for fact in come {
            // Objects that appear with their parent are covered by the parent's change.
            if let parent = fact.parent, comeObjects.contains(parent) { continue }
            if fact.kind != .presence, comeObjects.contains(fact.object), fact.value.isEmpty == false { continue }
            changes.append(Change(kind: fact.kind, object: fact.object, message: words(for: fact, gone, comes: true)))
        }
        for fact in gone {
            if let parent = fact.parent, goneObjects.contains(parent) { continue }
            if fact.kind != .presence, goneObjects.contains(fact.object) { continue }
            // A value that was replaced is part of the new value's change.
            if !fact.value.isEmpty, come.contains(where: { $0.kind == fact.kind && $0.object == fact.object }) {
                continue
            }
            changes.append(Change(kind: fact.kind, object: fact.object, message: words(for: fact, gone, comes: false)))
        }
        let order = SweepFact.Kind.allCases
        return changes.enumerated().sorted { a, b in
            let (x, y) = (order.firstIndex(of: a.element.kind) ?? 0, order.firstIndex(of: b.element.kind) ?? 0)
            return (x, a.offset) < (y, b.offset)
        }.map(\.element)
    }

    private static func words(for fact: SweepFact, _ gone: [SweepFact], comes: Bool) -> String {
        let former = gone.first { $0.kind == fact.kind && $0.object == fact.object }?.value
        switch fact.kind {
        case .sizeClasses: return "\(former ?? "none") becomes \(fact.value)"
        case .collapse: return "\(fact.name) \(comes ? "collapses" : "expands")"
        case .presence: return "\(fact.name) \(comes ? "appears" : "leaves")"
        case .offScreen: return "\(fact.name) \(comes ? "lies beyond the window" : "is within the window")"
        case .truncation: return "\(fact.name) \(comes ? "is cut short" : "is shown whole")"
        case .conflict: return "\(fact.name) \(comes ? "conflicts with others" : "holds")"
        case .rows, .lines: return "\(fact.name) has \(fact.value)\(former.map { ", before \($0)" } ?? "")"
        }
    }
}

extension SweepReport {
    /// The report as text for people.
    ///
    /// - Parameters:
    ///   - place: the variant without its window: `ipad-pro-13/landscape`.
    ///   - axis: `width` or `height`.
    ///   - other: the length along the other axis.
    /// - Returns: a heading, then a line for each stretch and for each change.
    public func text(on place: String, axis: String, other: Int) -> String {
        let (first, last) = (stretches.first?.from ?? 0, stretches.last?.to ?? 0)
        let count = stretches.count - 1
        let changes = count == 0 ? "nothing changes" : count == 1 ? "1 change" : "changes at \(count) of them"
        let otherAxis = axis == "width" ? "height" : "width"
        var out =
            "\(document)\(scene.map { " (\($0))" } ?? "") on \(place): every \(axis) from \(first) to \(last) at a \(otherAxis) of \(other), \(changes)\n"
        let digits = String(last).count
        func padded(_ number: Int) -> String {
            String(repeating: " ", count: max(0, digits - String(number).count)) + String(number)
        }
        let indent = String(repeating: " ", count: 2 * digits + 7)
        for stretch in stretches {
            out += "  \(padded(stretch.from)) – \(padded(stretch.to))  \(stretch.sizeClasses)"
            out += stretch.picture.map { "  \($0)\n" } ?? "\n"
            for change in stretch.changes { out += indent + change.message + "\n" }
        }
        return out.split(separator: "\n", omittingEmptySubsequences: false)
            .map { DiagnosticPrinter.printable(String($0)) }.joined(separator: "\n")
    }

    /// The report for programs: one JSON object per stretch, one per line.
    public func json(axis: String) -> String {
        stretches.map { stretch in
            var fields = [
                "\"document\":\(JSONText.quoted(document))\(scene.map { ",\"scene\":\(JSONText.quoted($0))" } ?? "")",
                "\"axis\":\"\(axis)\"", "\"from\":\(stretch.from)",
                "\"to\":\(stretch.to)", "\"sizeClasses\":\(JSONText.quoted(stretch.sizeClasses))",
            ]
            if stretch.isLost { fields[fields.count - 1] = "\"lost\":true" }
            let changes = stretch.changes.map {
                "{\"kind\":\"\($0.kind.rawValue)\",\"object\":\(JSONText.quoted($0.object)),"
                    + "\"message\":\(JSONText.quoted($0.message))}"
            }
            fields.append("\"changes\":[\(changes.joined(separator: ","))]")
            if let picture = stretch.picture { fields.append("\"file\":\(JSONText.quoted(picture))") }
            return "{\(fields.joined(separator: ","))}\n"
        }.joined()
    }
}
