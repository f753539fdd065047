import Drawing
import Foundation
import Geometry

/// The panel of glass that a sidebar is from iOS 26 on.
final class SplitPanelView: UIView {
    /// Not published: near to what screenshots show.
    private static let cornerRadius: CGFloat = 26

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        paintGlass(in: bounds, cornerRadius: Self.cornerRadius, into: &items)
    }
}
