package import Foundation

extension CGRect {
    /// The same rectangle at the other side of a container that runs from right to left.
    package func mirrored(in container: CGRect, if isMirrored: Bool) -> CGRect {
        guard isMirrored else { return self }
        return CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
    }

    /// A rectangle of a size with the same center.
    package func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle made smaller by a distance on every side; where there is no room left, it is empty at the center.
    package func shrunk(by distance: CGFloat) -> CGRect {
        let (dx, dy) = (Swift.min(distance, width / 2), Swift.min(distance, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
