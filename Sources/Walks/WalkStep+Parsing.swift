import Devices
public import Diagnostics
import Foundation
import Traits

extension WalkStep {
    /// Parses a step as it is written on a command line.
    ///
    /// After the verb, `?` makes the step optional: `back?`.
    ///
    /// - Parameters:
    ///   - text: the step, such as `tap:save`, `rotate` or `type:name:Anna`.
    ///   - location: the place of the text in a file, if it is in one.
    /// - Throws: ``WalkProblem`` if the verb is unknown, or its value is missing or wrong.
    public init(parsing text: String, at location: SourceLocation? = nil) throws(WalkProblem) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var word = parts[0].trimmingCharacters(in: .whitespaces)
        let isOptional = word.hasSuffix("?")
        if isOptional { word.removeLast() }
        guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
        let value = parts.count > 1 ? parts[1] : nil
        self.init(
            try Self.action(verb, value.flatMap { $0.isEmpty ? nil : $0 }), isOptional: isOptional, location: location)
    }

    /// The action of a verb with its value.
    static func action(_ verb: Verb, _ value: String?) throws(WalkProblem) -> Action {
        switch verb {
        case .back, .dismiss:
            if let value { throw .needlessValue(verb: verb.rawValue, value: value) }
            return verb == .back ? .back : .dismiss
        case .rotate:
            guard let value else { return .rotate(nil) }
            return .rotate(
                try choice(value, of: Orientation.allCases.map(\.rawValue), for: verb) { Orientation(rawValue: $0) })
        default: break
        }
        guard let value else { throw .missingValue(verb: verb.rawValue, example: verb.example) }
        switch verb {
        case .tap: return .tap(value)
        case .show: return .show(value)
        case .present: return .present(value)
        case .resize:
            return .resize(
                try choice(value, of: MultitaskingSize.allCases.map(\.rawValue) + ["500x700"], for: verb) {
                    MultitaskingSize(rawValue: $0)
                })
        case .appearance:
            return .appearance(
                try choice(value, of: Appearance.allCases.map(\.rawValue), for: verb) { Appearance(rawValue: $0) })
        case .contentSize:
            let sizes = UIContentSizeCategory.allCases
            return .contentSize(
                try choice(value, of: sizes.map(\.axisWord), for: verb) { word in
                    sizes.first { $0.axisWord == word }
                })
        case .scroll:
            if let target = ScrollTarget(parsing: value) { return .scroll(nil, to: target) }
            guard let colon = value.lastIndex(of: ":") else { return .scroll(nil, to: .element(value)) }
            let last = String(value[value.index(after: colon)...])
            return .scroll(String(value[..<colon]), to: ScrollTarget(parsing: last) ?? .element(last))
        case .type:
            let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw .missingValue(verb: verb.rawValue, example: verb.example)
            }
            return .type(parts[1], into: parts[0])
        case .keyboard:
            return .keyboard(
                isShown: try choice(value, of: ["show", "hide"], for: verb) { ["show": true, "hide": false][$0] })
        case .back, .dismiss, .rotate: return .back
        }
    }

    private static func choice<Value>(
        _ word: String, of known: [String], for verb: Verb, _ convert: (String) -> Value?
    ) throws(WalkProblem) -> Value {
        guard let value = convert(word.lowercased()) else {
            throw .badValue(word, verb: verb.rawValue, known: known)
        }
        return value
    }
}

extension WalkStep.ScrollTarget {
    /// An edge, a distance down, or two distances: `bottom`, `200`, `40,200`; `nil` for anything else.
    init?(parsing text: String) {
        if let edge = Edge(rawValue: text.lowercased()) {
            self = .edge(edge)
            return
        }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let lengths = numbers.compactMap(\.self).filter { abs($0) <= 100_000 }
        guard lengths.count == numbers.count, (1...2).contains(lengths.count) else { return nil }
        self = .distance(
            lengths.count == 1 ? CGSize(width: 0, height: lengths[0]) : CGSize(width: lengths[0], height: lengths[1]))
    }
}
