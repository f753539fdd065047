import Arrangement
import Drawing
import Foundation
import Looks

/// The controls of rows that are edited, as tables and lists draw them.
extension UIView {
    /// Paints a disc or circle.
    ///
    /// - Parameters:
    ///   - control: which.
    ///   - frame: of the disc, in the view's coordinates.
    ///   - tint: of a circle that is filled; the view's own where it is `nil`.
    ///   - items: takes what is drawn.
    func paint(
        _ control: RowEditing.Control, in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]
    ) {
        func disc(_ color: UIColor, _ sign: ControlSign, _ weight: CGFloat) {
            items.fill(.ellipse(in: frame), resolved(color))
            items += sign.items(in: frame.shrunk(by: 4.5), color: .white, weight: weight)
        }
        switch control {
        case .delete: disc(tint ?? .systemRed, .minus, 2)
        case .insert: disc(tint ?? .systemGreen, .plus, 2)
        case .selection(isSelected: true): disc(tint ?? tintColor, .checkmark, 2)
        case .selection(isSelected: false):
            items.stroke(.ellipse(in: frame.insetBy(dx: 0.75, dy: 0.75)), resolved(.tertiaryLabel), width: 1.5)
        }
    }

    /// Paints the lines at which a row is taken hold of.
    func paintGrip(in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]) {
        for offset: CGFloat in [-5, 0, 5] {
            let line = CGRect(x: frame.minX, y: frame.midY + offset - 0.75, width: frame.width, height: 1.5)
            items.fill(line, cornerRadius: 0.75, resolved(tint ?? .tertiaryLabel))
        }
    }
}
