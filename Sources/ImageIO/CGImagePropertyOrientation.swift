public import CoreGraphics

/// The way in which an image's pixels are turned: the numbers are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
    /// The image itself: filters leave images as they are.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
}
