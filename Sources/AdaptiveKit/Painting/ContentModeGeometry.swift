public import Foundation

extension UIView.ContentMode {
    /// The frame of content in a rectangle.
    ///
    /// - Parameters:
    ///   - size: the content's own size, in points.
    ///   - bounds: the rectangle that shows it.
    /// - Returns: the content's frame, which may extend beyond the rectangle.
    public func frame(ofContent size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        func scaled(by factor: CGFloat) -> CGRect {
            let fitted = CGSize(width: size.width * factor, height: size.height * factor)
            return CGRect(
                x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
                height: fitted.height)
        }
        func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        let (across, down) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(by: min(across, down))
        case .scaleAspectFill: return scaled(by: max(across, down))
        case .center: return placed(0.5, 0.5)
        case .top: return placed(0.5, 0)
        case .bottom: return placed(0.5, 1)
        case .left: return placed(0, 0.5)
        case .right: return placed(1, 0.5)
        case .topLeft: return placed(0, 0)
        case .topRight: return placed(1, 0)
        case .bottomLeft: return placed(0, 1)
        case .bottomRight: return placed(1, 1)
        }
    }
}
