import Drawing
import Foundation
import Geometry

/// The fills at the beginning of a list that each cover all of the picture, of which only the last is seen.
///
/// Behind every window the screen is dark, a window has a colour, and so has the view in it: to fill millions of
/// pixels once rather than three times is a quarter of the time that a plain picture takes.
struct OpaqueGround {
    /// How many they are.
    private(set) var fills = 0
    /// The last one's colour, `nil` where there are none.
    private(set) var color: Color?

    init(of list: DisplayList) {
        _ = take(list.items, covering: CGRect(origin: .zero, size: list.size))
    }

    /// Takes the fills in order; whether all of the items were such.
    private mutating func take(_ items: [DrawingItem], covering bounds: CGRect) -> Bool {
        for item in items {
            switch item {
            case .fill(let path, .color(let color)):
                guard color.alpha == 1, path.covers(bounds) else { return false }
                fills += 1
                self.color = color
            case .element(_, let items):
                guard take(items, covering: bounds) else { return false }
            case .group(let style, let items):
                guard style.transform.isIdentity, style.opacity == 1, style.clip.map({ $0.covers(bounds) }) ?? true,
                    take(items, covering: bounds)
                else { return false }
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: return false
            }
        }
        return true
    }
}

extension Path {
    /// Whether this is an upright rectangle that a rectangle lies within.
    fileprivate func covers(_ rect: CGRect) -> Bool {
        guard let bounds, bounds.contains(rect) else { return false }
        return self == .rectangle(bounds)
    }
}
