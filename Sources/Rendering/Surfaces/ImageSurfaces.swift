import Bitmaps
import CCairo
import CRSVG
import Foundation
import Geometry

/// A worker's cache of images that are ready for drawing, with bounded memory.
final class ImageSurfaces {
    private struct Key: Hashable {
        var digest: String
        var width: Int
        var height: Int
    }

    private var surfaces: [Key: ImageSurface] = [:]
    /// The problems of documents that cannot be drawn, because finding them may take long.
    private var failures: [String: RenderingProblem] = [:]
    /// The keys, least recently used first.
    private var order: [Key] = []
    private var byteCount = 0
    private static let capacity = 48 << 20

    func surface(for bitmap: Bitmap, digest: String) -> ImageSurface? {
        let key = Key(digest: digest, width: bitmap.size.width, height: bitmap.size.height)
        if let known = recall(key) { return known }
        guard let surface = ImageSurface(bitmap) else { return nil }
        remember(surface, as: key)
        return surface
    }

    /// An SVG document drawn at a size in pixels.
    func surface(
        forSVG document: [UInt8], digest: String, pixels: CGSize
    ) -> Result<ImageSurface, RenderingProblem> {
        let width = Int(max(1, min(CGFloat(Self.maximumSVGSide), pixels.width.rounded(.up))))
        let height = Int(max(1, min(CGFloat(Self.maximumSVGSide), pixels.height.rounded(.up))))
        let key = Key(digest: "svg:" + digest, width: width, height: height)
        if let known = recall(key) { return .success(known) }
        if let known = failures[digest] { return .failure(known) }
        guard let surface = ImageSurface(width: width, height: height) else {
            return .failure(.drawingFailed(reason: "no memory for an image of \(width) × \(height) pixels"))
        }
        do throws(RenderingProblem) {
            try SVGImage(document, digest: digest).draw(onto: surface)
        } catch {
            failures[digest] = error
            return .failure(error)
        }
        remember(surface, as: key)
        return .success(surface)
    }

    private static let maximumSVGSide = 8192

    private func recall(_ key: Key) -> ImageSurface? {
        guard let surface = surfaces[key] else { return nil }
        if let place = order.lastIndex(of: key), place != order.count - 1 {
            order.append(order.remove(at: place))
        }
        return surface
    }

    private func remember(_ surface: ImageSurface, as key: Key) {
        guard surface.byteCount <= Self.capacity else { return }
        while byteCount + surface.byteCount > Self.capacity, let oldest = order.first {
            order.removeFirst()
            if let removed = surfaces.removeValue(forKey: oldest) { byteCount -= removed.byteCount }
        }
        surfaces[key] = surface
        order.append(key)
        byteCount += surface.byteCount
    }
}
