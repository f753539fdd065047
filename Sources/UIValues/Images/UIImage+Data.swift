import Bitmaps
import Drawing
public import Foundation

extension UIImage {
    /// A picture of a PNG or JPEG file's bytes; `nil` if they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture of a PNG or JPEG file's bytes, with so many pixels in a point; `nil` if they are none.
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

    /// A picture of a PNG or JPEG file; `@2x` and `@3x` at the end of its name say how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The picture as a PNG file; `nil` for symbols and for what a program drew, which are no pixels until a picture is
    /// made of the screen.
    public func pngData() -> Data? {
        guard case .picture(let image) = content, case .bitmap(let bitmap) = image.content else { return nil }
        return Data(PNGEncoder().encode(bitmap))
    }

    /// No JPEG is written here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
