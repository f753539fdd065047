import Arrangement
import Drawing
import Foundation
import Looks

/// Draws the controls of edited rows for tables and lists.
extension UIView {
    /// Draws a disc or a circle; a `nil` tint is the standard one.
    func paint(
        _ control: RowEditing.Control, in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]
    ) {
        items += ListLook(JobEnvironment.current.style).items(control, in: frame, tint: tint.map { resolved($0) }, pen)
    }

    /// Draws the reorder control of a row.
    func paintGrip(in frame: CGRect, tint: UIColor? = nil, into items: inout [DrawingItem]) {
        items += ListLook(JobEnvironment.current.style).gripItems(in: frame, tint: tint.map { resolved($0) }, pen)
    }
}
