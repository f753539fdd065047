import Arrangement
import Drawing
import Foundation
import Looks

/// The controls of rows that are edited, as tables and lists draw them.
extension UIView {
    /// Paints a disc or a circle; a tint of `nil` is the standard one.
    func paint(
        _ control: RowEditing.Control, in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]
    ) {
        items += ListLook(JobEnvironment.current.style).items(control, in: frame, tint: tint.map { resolved($0) }, pen)
    }

    /// Paints the lines at which a row is dragged.
    func paintGrip(in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]) {
        items += ListLook(JobEnvironment.current.style).gripItems(in: frame, tint: tint.map { resolved($0) }, pen)
    }
}
