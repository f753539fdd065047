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
            in: down.centered(Self.signSize), color: content.canStepDown ? sign : off, weight: 1.6)
        items += ControlSign.plus.items(
            in: up.centered(Self.signSize), color: content.canStepUp ? sign : off, weight: 1.6)
        return items.dimmed(if: !content.isEnabled)
    }

    private static let signSize = CGSize(width: 17, height: 17)

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
