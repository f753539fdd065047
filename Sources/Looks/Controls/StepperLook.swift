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
        /// Images of the app that replace the system's signs, background and divider.
        package var images: Images

        package init(isEnabled: Bool, canStepDown: Bool, canStepUp: Bool, images: Images) {
            self.isEnabled = isEnabled
            self.canStepDown = canStepDown
            self.canStepUp = canStepUp
            self.images = images
        }
    }

    /// The images of a stepper; the system's look where there is none.
    package struct Images {
        package var decrement: ImageContent?
        package var increment: ImageContent?
        package var background: ImageContent?
        package var divider: ImageContent?

        package init(
            decrement: ImageContent?, increment: ImageContent?, background: ImageContent?, divider: ImageContent?
        ) {
            self.decrement = decrement
            self.increment = increment
            self.background = background
            self.divider = divider
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
        if let background = content.images.background {
            items += background.items(body, pen.tint)
        } else {
            draw(body, pen, into: &items)
        }
        if let divider = content.images.divider {
            let size = CGSize(width: divider.size.width, height: body.height)
            items += divider.items(body.centered(size), pen.tint)
        }
        let sign = era == .flat ? pen.tint : pen.color(.label)
        let off = pen.color(.tertiaryLabel)
        var left = body
        left.size.width = body.width / 2
        var right = left
        right.origin.x = body.midX
        let (down, up) = pen.isRightToLeft ? (right, left) : (left, right)
        items += self.sign(
            content.images.decrement, or: .minus, in: down, content.canStepDown ? sign : off)
        items += self.sign(content.images.increment, or: .plus, in: up, content.canStepUp ? sign : off)
        return items.dimmed(if: !content.isEnabled)
    }

    private func sign(
        _ image: ImageContent?, or standard: ControlSign, in half: CGRect, _ color: Color
    ) -> [DrawingItem] {
        image.map { $0.items(half.centered($0.size), color) }
            ?? standard.items(in: half.centered(signSize), color: color, weight: signWeight)
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
