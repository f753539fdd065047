package import Foundation

extension CGRect {
    /// The rectangle mirrored in its container for a right-to-left layout.
    package func mirrored(in container: CGRect, if isMirrored: Bool) -> CGRect {
        guard isMirrored else { return self }
        return CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
    }

    /// A rectangle with a size and the same center.
    package func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle inset by a distance on every side; if it is too small for that, empty at its center.
    package func shrunk(by distance: CGFloat) -> CGRect {
        let (dx, dy) = (Swift.min(distance, width / 2), Swift.min(distance, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
