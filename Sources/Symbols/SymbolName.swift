/// The parts of a symbol's name: the base sign and its variations.
package struct SymbolName {
    package enum Container: String { case circle, square }

    package private(set) var base: String?
    package private(set) var isFilled = false
    package private(set) var isSlashed = false
    package private(set) var container: Container?
    /// The name of the sign in the badge; empty for a plain dot, `nil` without a badge.
    package private(set) var badge: String?

    /// Parses a name such as `bell.slash.circle.fill`.
    package init(_ name: String) {
        var words = name.split(separator: ".").map(String.init)
        isFilled = words.contains("fill")
        words.removeAll { $0 == "fill" }
        while !words.isEmpty {
            let joined = words.joined(separator: ".")
            let known = SymbolSigns.aliases[joined] ?? joined
            if SymbolSigns.all[known] != nil {
                base = known
                return
            }
            if let index = words.firstIndex(of: "badge") {
                let sign = words[(index + 1)...].joined(separator: ".")
                badge = SymbolSigns.all[sign] == nil ? "" : sign
                words.removeSubrange(index...)
                continue
            }
            // An unknown name falls back to the sign of its family: the name without its last word.
            let last = words.removeLast()
            if last == "slash" { isSlashed = true }
            if let found = Container(rawValue: last), container == nil { container = found }
        }
    }
}
