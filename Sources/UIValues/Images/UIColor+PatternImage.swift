import Bitmaps
package import Drawing
import Foundation
import Geometry
import Traits

extension UIColor {
    /// Creates a color that repeats an image over what it fills.
    ///
    /// The background of a view shows the image. Text and shapes are drawn in the image's mean color.
    public convenience init(patternImage image: UIImage) {
        self.init(storage: .pattern(image, mean: image.meanColor))
    }

    /// The items that cover a rectangle with the color's image, from the rectangle's corner on, and beyond its other
    /// edges; `nil` for a plain color.
    package func patternItems(in rect: CGRect, traits: UITraitCollection) -> [DrawingItem]? {
        guard case .pattern(let pattern, let mean) = storage, let image = pattern as? UIImage else { return nil }
        let columns = (rect.width / max(image.size.width, 0.1)).rounded(.up)
        let rows = (rect.height / max(image.size.height, 0.1)).rounded(.up)
        guard columns * rows <= Self.mostTiles, image.size.width > 0, image.size.height > 0 else {
            return [.fill(.rectangle(rect), .color(mean))]
        }
        var tiles: [DrawingItem] = []
        for row in 0..<Int(max(0, rows)) {
            for column in 0..<Int(max(0, columns)) {
                let origin = CGPoint(
                    x: rect.minX + CGFloat(column) * image.size.width, y: rect.minY + CGFloat(row) * image.size.height)
                tiles += image.items(
                    in: CGRect(origin: origin, size: image.size), tint: .black, traits: traits, isStencil: false)
            }
        }
        return tiles
    }

    /// The largest number of repetitions; a finer pattern is its mean color.
    private static let mostTiles: CGFloat = 10_000
}

extension UIImage {
    /// The mean color of the pixels; of a drawing, that of the colors that fill its shapes.
    fileprivate var meanColor: Color {
        switch content {
        case .picture(let picture):
            guard case .bitmap(let bitmap) = picture.content else { return Color(white: 0.5) }
            return bitmap.meanColor
        case .drawing(let items): return Color.mean(of: items.flatMap(\.fillColors)) ?? .clear
        case .symbol: return .black
        case .placeholder: return Color(white: 0.5)
        case .empty: return .clear
        }
    }
}

extension DrawingItem {
    fileprivate var fillColors: [Color] {
        switch self {
        case .fill(_, .color(let color)): [color]
        case .fill(_, .linearGradient(let gradient, _, _)), .fill(_, .radialGradient(let gradient, _, _)):
            gradient.stops.map(\.color)
        case .group(_, let items), .element(_, let items): items.flatMap(\.fillColors)
        default: []
        }
    }
}

extension Color {
    fileprivate static func mean(of colors: [Color]) -> Color? {
        guard !colors.isEmpty else { return nil }
        func mean(_ value: (Color) -> Double) -> Double { colors.reduce(0) { $0 + value($1) } / Double(colors.count) }
        return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
}

extension Bitmap {
    fileprivate var meanColor: Color {
        var sums = [0, 0, 0, 0]
        for (index, value) in pixels.enumerated() { sums[index % 4] += Int(value) }
        // The pixels are multiplied by their alpha.
        guard sums[3] > 0 else { return .clear }
        let alpha = Double(sums[3])
        return Color(
            red: min(1, Double(sums[0]) / alpha), green: min(1, Double(sums[1]) / alpha),
            blue: min(1, Double(sums[2]) / alpha), alpha: alpha / Double(pixels.count / 4) / 255)
    }
}
