import Arrangement
package import Drawing
package import Foundation
import Geometry

/// The look of a stepper: a minus and a plus side by side.
package struct StepperLook {
    /// The state of a stepper.
    package struct Content {
        package var isEnabled: Bool
        package var canStepDown: Bool
        package var canStepUp: Bool

        package init(isEnabled: Bool, canStepDown: Bool, canStepUp: Bool) {
            self.isEnabled = isEnabled
            self.canStepDown = canStepDown
            self.canStepUp = canStepUp
        }
    }

    /// The size of the frame, in points, which is fixed.
    package let size: CGSize
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        size = style.metrics(of: .stepper).size
        era = style.era
    }

    /// The items that draw a stepper at the origin of its bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let body = CGRect(origin: bounds.origin, size: size)
        draw(body, pen, into: &items)
        let sign = era == .flat ? pen.tint : pen.color(.label)
        let off = pen.color(.tertiaryLabel)
        var left = body
        left.size.width = body.width / 2
        var right = left
        right.origin.x = body.midX
        let (down, up) = pen.isRightToLeft ? (right, left) : (left, right)
        items += ControlSign.minus.items(
            in: down.centered(signSize), color: content.canStepDown ? sign : off, weight: signWeight)
        items += ControlSign.plus.items(
            in: up.centered(signSize), color: content.canStepUp ? sign : off, weight: signWeight)
        return items.dimmed(if: !content.isEnabled)
    }

    /// The box of the signs: lines are 13.7 points long in pictures of iOS 17 and 18, and 13 in one of iOS 26.
    private var signSize: CGSize {
        let side: CGFloat =
            switch era {
            case .flat: 17
            case .raised: 16.4
            case .glass: 15.1
            }
        return CGSize(width: side, height: side)
    }

    private var signWeight: CGFloat {
        switch era {
        case .flat: 1.6
        case .raised: 1.33
        case .glass: 1.67
        }
    }

    private func draw(_ body: CGRect, _ pen: Pen, into items: inout [DrawingItem]) {
        switch era {
        case .flat:
            items.stroke(.roundedRectangle(body.shrunk(by: 0.5), cornerRadius: 4), pen.tint, width: 1)
            items.fill(CGRect(x: body.midX - 0.5, y: body.minY, width: 1, height: body.height), pen.tint)
        case .raised, .glass:
            let radius = era == .glass ? body.height / 2 : 8
            items.fill(body, cornerRadius: radius, pen.color(.tertiarySystemFill))
            let line = CGRect(
                x: pen.grid.round(body.midX), y: body.midY - 9, width: pen.grid.pixel, height: 18)
            items.fill(line, pen.color(.systemGray3))
        }
    }
}
