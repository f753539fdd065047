import Diagnostics
import Foundation
import LinearSolver

extension LayoutConstraint: CustomStringConvertible {
    /// A description such as `3: 1.leading == 0.leading × 2 + 8 @750`, with numbers for items and constraints.
    public var description: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(id.rawValue): \(first.item.rawValue).\(first.attribute) \(sign)"
        if let second {
            text += " \(second.item.rawValue).\(second.attribute)"
            if multiplier != 1 { text += " × \(number(multiplier))" }
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += " \(number(constant))"
        }
        return priority < 1000 ? text + " @\(number(priority))" : text
    }
}

extension ConstraintSystem: CustomStringConvertible {
    /// The items and constraints in order of their ids, for debugging.
    public var description: String {
        var lines: [String] = []
        for record in records.sorted(by: { $0.item.id < $1.item.id }) {
            var line = "item \(record.item.id.rawValue)"
            if let parent = record.item.parent { line += " in \(parent.rawValue)" }
            if let frame = record.givenFrame { line += ", given \(text(frame))" }
            if let size = record.size {
                line += ", content \(size.width.map(number) ?? "-") × \(size.height.map(number) ?? "-")"
                line += " hugs \(number(size.horizontalHugging)), \(number(size.verticalHugging))"
                line += " resists \(number(size.horizontalCompressionResistance)), "
                line += number(size.verticalCompressionResistance)
            }
            lines.append(line)
        }
        for (_, record) in constraints.sorted(by: { $0.key < $1.key }) {
            lines.append(record.constraint.description + (record.problem.map { "  ! \($0.message)" } ?? ""))
        }
        return lines.joined(separator: "\n")
    }
}

extension LayoutSolution: CustomStringConvertible {
    /// The frames in order of their items, then conflicts and problems.
    public var description: String {
        var lines = frames.sorted { $0.key < $1.key }.map { "\($0.key.rawValue): \(text($0.value))" }
        for conflict in conflicts {
            let members = conflict.constraints.map { "\($0.rawValue)" }.joined(separator: ", ")
            lines.append("conflict of \(members); \(conflict.broken.rawValue) gives way")
        }
        lines += problems.map(\.message)
        return lines.joined(separator: "\n")
    }
}

private func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }

private func number(_ value: Double) -> String { JSONText.number(value) }

private func text(_ frame: CGRect) -> String {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(number).joined(separator: " ")
}
