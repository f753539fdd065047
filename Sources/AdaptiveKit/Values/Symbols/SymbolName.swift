/// A symbol's name taken apart: the sign that it varies, and how.
struct SymbolName {
    enum Container: String { case circle, square }

    private(set) var base: String?
    private(set) var isFilled = false
    private(set) var isSlashed = false
    private(set) var container: Container?
    /// The name of the sign in the badge; empty for a plain dot.
    private(set) var badge: String?

    init(_ name: String) {
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
            // What is not known otherwise shows the sign of its family: its name without the last word.
            let last = words.removeLast()
            if last == "slash" { isSlashed = true }
            if let found = Container(rawValue: last), container == nil { container = found }
        }
    }
}
