import Bitmaps
import Drawing
public import Foundation

extension UIImage {
    /// Creates an image from PNG or JPEG data; `nil` if the data is invalid.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from PNG or JPEG data, with the given number of pixels per point; `nil` if the data is invalid.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite else { return nil }
        let bitmap: Bitmap
        do {
            bitmap = try Bitmap(decoding: Array(data))
        } catch {
            return nil
        }
        self.init(
            content: .picture(DrawingImage(bitmap: bitmap)),
            size: CGSize(width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale),
            scale: scale)
    }

    /// Creates an image from a PNG or JPEG file; the suffix `@2x` or `@3x` of its name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The image as PNG data; `nil` for an image without content.
    public func pngData() -> Data? { bitmap.map { Data(PNGEncoder().encode($0)) } }

    /// The image as JPEG data, in a quality from 0 to 1; `nil` for an image without content.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        bitmap.flatMap { JPEGEncoder(quality: Double(compressionQuality)).encode($0) }.map { Data($0) }
    }

    /// The pixels of the image, drawn if it has none; `nil` where they cannot be drawn.
    var bitmap: Bitmap? {
        if case .picture(let image) = content, case .bitmap(let bitmap) = image.content { return bitmap }
        let area = CGRect(origin: .zero, size: size)
        guard !area.isEmpty, let rasterizer = JobEnvironment.current.rasterizer else { return nil }
        let items = items(in: area, tint: .black, traits: .current, isStencil: isSymbolImage)
        return rasterizer.bitmap(of: DisplayList(size: size, items: items), scale: scale)
    }
}
