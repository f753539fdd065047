import Arrangement
package import Drawing
package import Foundation
import Geometry

/// The look of an activity indicator: a wheel of spokes, drawn without animation.
package struct ActivityIndicatorLook {
    /// The size of the wheel, in points.
    package let size: CGSize
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle, isLarge: Bool) {
        let metrics = style.metrics(of: isLarge ? .largeActivityIndicator : .activityIndicator)
        size = CGSize(width: metrics.width ?? metrics.height, height: metrics.height)
        era = style.era
    }

    private var spokes: Int {
        switch era {
        case .flat: 12
        case .raised, .glass: 8
        }
    }

    /// The width of a spoke, as a fraction of the wheel's.
    private var spokeWidth: CGFloat {
        switch era {
        case .flat: 0.08
        case .raised, .glass: 0.115
        }
    }

    /// The items that draw the wheel in the middle of the bounds.
    package func items(color: Color, in bounds: CGRect) -> [DrawingItem] {
        let side = size.width
        let (inner, outer) = (side * 0.26, side * 0.47)
        return (0..<spokes).map { index in
            let angle = CGFloat(index) / CGFloat(spokes) * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(PortableMath.cos(angle)), CGFloat(PortableMath.sin(angle)))
            var path = Path()
            path.move(to: CGPoint(x: bounds.midX + x * inner, y: bounds.midY + y * inner))
            path.line(to: CGPoint(x: bounds.midX + x * outer, y: bounds.midY + y * outer))
            // The first spoke is the brightest; the others fade in the direction of rotation.
            let strength = 1 - 0.72 * Double((spokes - index) % spokes) / Double(spokes - 1)
            return .stroke(
                path, .color(color.multiplyingAlpha(by: strength)),
                StrokeStyle(width: side * spokeWidth, cap: .round))
        }
    }
}
