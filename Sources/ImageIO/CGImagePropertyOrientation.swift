/// The way in which an image's pixels are turned: the numbers are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
