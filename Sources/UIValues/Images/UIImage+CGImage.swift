import Drawing
public import Foundation
import Geometry

extension UIImage {
    /// The image in pixels; `nil` for an image without content.
    public var cgImage: CGImage? {
        guard content != .empty, size.width > 0, size.height > 0 else { return nil }
        return CGImage(content: content, size: size, scale: scale)
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let points = scale > 0 && scale.isFinite ? scale : 1
        // A unit of the content has other pixels than a point now.
        let factor = cgImage.scale / points
        let size = CGSize(width: cgImage.size.width * factor, height: cgImage.size.height * factor)
        let (turn, turned) = orientation.transform(of: size)
        let transform = CGAffineTransform(scaleX: factor, y: factor).concatenating(turn)
        let content: Content =
            switch cgImage.content {
            case .picture where orientation == .up, .placeholder, .empty: cgImage.content
            default:
                transform.isIdentity
                    ? cgImage.content : .drawing([.group(GroupStyle(transform: transform), cgImage.items)])
            }
        self.init(content: content, size: turned, scale: points)
    }

    /// The image mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .upMirrored) } ?? self
    }

    /// The images of an animation: a picture shows the first one alone.
    public var images: [UIImage]? { nil }
    /// The duration of the animation, in seconds.
    public var duration: TimeInterval { 0 }

    /// The first image, which a picture shows of an animation.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// The first image of a numbered series: `name0` or `name1`.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }
}

extension UIImage.Orientation {
    /// The transform from the stored image to the shown one, whose corner is at the origin, and the shown size.
    fileprivate func transform(of size: CGSize) -> (CGAffineTransform, CGSize) {
        let (w, h) = (size.width, size.height)
        let turned = CGSize(width: h, height: w)
        return switch self {
        case .up: (.identity, size)
        case .down: (CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h), size)
        case .upMirrored: (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0), size)
        case .downMirrored: (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h), size)
        case .left: (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w), turned)
        case .right: (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0), turned)
        case .leftMirrored: (CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), turned)
        case .rightMirrored: (CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w), turned)
        }
    }
}

extension UIImage {
    /// The words of assistive technologies for the image; not kept, because they ask the view that shows it.
    public var accessibilityLabel: String? {
        get { nil }
        set { _ = newValue }
    }
    /// Whether assistive technologies see the image: they see the view that shows it.
    public var isAccessibilityElement: Bool {
        get { false }
        set { _ = newValue }
    }
    /// The name for tests; not kept, because they ask the view that shows it.
    public var accessibilityIdentifier: String? {
        get { nil }
        set { _ = newValue }
    }
}
