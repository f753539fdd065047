import Arrangement
package import Drawing
package import Foundation
import Geometry

/// The look of buttons: the signs of built-in types, and the corner radius of configured backgrounds.
package struct ButtonLook {
    /// The built-in types that draw a sign.
    package enum Sign: Hashable, Sendable { case info, contactAdd, close }

    private let era: SystemStyle.Era
    private let infoSize: CGSize
    private let disabledColor: LookColor

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
        infoSize = style.metrics(of: .infoButton).size
        disabledColor = style.disabledControlColor
    }

    /// The size of a sign, in points.
    package func size(of sign: Sign) -> CGSize {
        switch sign {
        case .info, .contactAdd: infoSize
        case .close: CGSize(width: 30, height: 30)
        }
    }

    /// The items that draw a sign.
    package func items(_ sign: Sign, in rect: CGRect, isEnabled: Bool, _ pen: Pen) -> [DrawingItem] {
        let color = isEnabled ? pen.tint : pen.color(disabledColor)
        switch sign {
        case .info: return ControlSign.info.items(in: rect.shrunk(by: 1), color: color, weight: 1.5)
        case .contactAdd: return ControlSign.plusInCircle.items(in: rect.shrunk(by: 1), color: color, weight: 1.5)
        case .close:
            var items: [DrawingItem] = []
            items.fill(.ellipse(in: rect), pen.color(.tertiarySystemFill))
            items += ControlSign.xmark.items(
                in: rect.shrunk(by: rect.width * 0.28), color: pen.color(.secondaryLabel), weight: 2)
            return items
        }
    }

    /// The dynamic corner radius of a configured button with a height, in points.
    ///
    /// A medium button of 34 points has 5.95, which is 0.175 of the height; from iOS 26 on the ends are round.
    package func dynamicCornerRadius(forHeight height: CGFloat) -> CGFloat {
        switch era {
        case .flat, .raised: min(height, 50) * 0.175
        case .glass: height / 2
        }
    }
}
