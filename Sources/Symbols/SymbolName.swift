import Foundation
import Geometry

/// The parts of a symbol's name: the base sign and its variations.
package struct SymbolName {
    /// A sign that other signs stand in.
    package enum Container: String {
        case circle, square, app, rectangle, seal, shield, octagon, hexagon, diamond, bubble, icloud, doc, viewfinder

        /// The name of the container's own sign.
        var sign: String { self == .bubble ? "bubble.left" : rawValue }

        /// Whether a filled variant fills the container and cuts the sign out of it.
        var isFillable: Bool { self != .viewfinder }

        /// The part of the container's bounds for the sign in it.
        func room(in bounds: CGRect) -> CGRect {
            let (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) =
                switch self {
                case .circle, .octagon, .hexagon: (0.22, 0.22, 0.26, 0.26)
                case .square, .app, .viewfinder: (0.22, 0.22, 0.25, 0.25)
                case .rectangle: (0.2, 0.2, 0.22, 0.22)
                case .seal: (0.28, 0.28, 0.3, 0.3)
                case .diamond: (0.32, 0.32, 0.3, 0.3)
                case .shield: (0.25, 0.25, 0.24, 0.32)
                case .bubble: (0.22, 0.22, 0.18, 0.38)
                case .icloud: (0.3, 0.3, 0.36, 0.16)
                case .doc: (0.26, 0.26, 0.4, 0.14)
                }
            return CGRect(
                x: bounds.minX + bounds.width * left, y: bounds.minY + bounds.height * top,
                width: bounds.width * (1 - left - right), height: bounds.height * (1 - top - bottom))
        }
    }

    package private(set) var base: String?
    package private(set) var isFilled = false
    package private(set) var isSlashed = false
    package private(set) var container: Container?
    /// The number in the middle, as in `gobackward.15`.
    package private(set) var number: String?
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
            if SymbolSign.named(known) != nil {
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
            if ["gobackward", "goforward"].contains(words.last), SymbolSign.named(last) != nil { number = last }
        }
    }
}
