package import Foundation

extension CGRect {
    /// The rectangle with sides that are not negative; numbers that are not finite count as 0.
    package var usable: CGRect {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let plain = CGRect(
            x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
        return plain.size.width < 0 || plain.size.height < 0 ? plain.standardized : plain
    }

    /// The rectangle extended by insets.
    package func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }
}

extension CGFloat {
    /// Whether this can limit text: positive, and smaller than a million points.
    package var isUsableLength: Bool { self > 0 && self < 1e6 }
}
