extension Solver: CustomStringConvertible {
    /// The system as text: the given rows, the state of each variable, and the rows of the tableau.
    ///
    /// Variables are `x0`, `x1`, … by age, the logical of row 3 is `r3`. An arrow leads from a basic symbol to its row:
    /// `r3 → 5 + 2·x1 - r0`; a definition is written with an equals sign.
    public var description: String {
        var names: [Int32: String] = [:]
        for (index, symbol) in variables.enumerated() { names[symbol] = "x\(index)" }
        for (index, slot) in slots.enumerated() where slot.symbol >= 0 { names[slot.symbol] = "r\(index)" }
        func name(_ symbol: Int32) -> String { names[symbol] ?? "s\(symbol)" }
        func sum(_ constant: Double, _ places: [Entry]) -> String {
            var text = constant == 0 && !places.isEmpty ? "" : Self.number(constant)
            for entry in places.sorted(by: { $0.symbol < $1.symbol }) {
                let size = abs(entry.coefficient)
                let term = (size == 1 ? "" : Self.number(size) + "·") + name(entry.symbol)
                let sign = entry.coefficient < 0 ? "-" : "+"
                text += text.isEmpty ? (sign == "-" ? "-" + term : term) : " \(sign) \(term)"
            }
            return text
        }

        var lines = ["rows"]
        for (index, slot) in slots.enumerated() where slot.symbol >= 0 {
            let relation = slot.below == nil ? "<=" : slot.above == nil ? ">=" : "=="
            let places = given.range(Int32(index)).map { given[$0] }
            lines.append(
                "  r\(index): \(sum(0, places)) \(relation) \(Self.number(slot.constant))"
                    + Self.strengths(slot.below, slot.above))
        }
        lines.append("variables")
        for symbol in variables {
            let state = symbols[Int(symbol)]
            let bound = state.below == 0 ? " >= 0" : ""
            lines.append("  \(name(symbol)) = \(Self.number(value(of: Variable(symbol: symbol))))\(bound)")
        }
        lines.append("tableau")
        for (index, line) in tableau.enumerated() where line.symbol >= 0 {
            let arrow = line.isDefinition ? "=" : "→"
            let places = entries.range(Int32(index)).map { entries[$0] }
            lines.append("  \(name(line.symbol)) \(arrow) \(sum(line.constant, places))")
        }
        lines.append("costs")
        for level in 0..<levelCount - 1 {
            let entries = symbols.indices.compactMap { index -> Entry? in
                let cost = reducedCosts[index * stride + level]
                guard symbols[index].state == .nonbasic, abs(cost) > Tolerance.gradient else { return nil }
                return Entry(coefficient: cost, symbol: Int32(index))
            }
            guard !entries.isEmpty else { continue }
            lines.append("  \(level == 0 ? "required" : "@\(Self.number(priorities[level - 1]))"): \(sum(0, entries))")
        }
        return lines.joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    private static func strengths(_ below: Strength?, _ above: Strength?) -> String {
        func text(_ strength: Strength?) -> String {
            switch strength {
            case nil: "-"
            case .required: "required"
            case .priority(let priority): number(priority)
            }
        }
        if let below, let above, below != above { return " @\(text(below))/\(text(above))" }
        let strength = below ?? above
        return strength == .required ? "" : " @\(text(strength))"
    }
}
