public import Bitmaps
public import Drawing
public import Foundation
public import Job

/// Draws lists into pixels during a job, for code that asks for the pixels of an image.
public protocol Rasterizer: AnyObject {
    /// The pixels of a list.
    ///
    /// - Parameters:
    ///   - list: what to draw.
    ///   - scale: the number of pixels per point.
    /// - Returns: `nil` if the list cannot be drawn, such as at an impossible size.
    func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap?
}

extension JobEnvironment {
    private enum RasterizerKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> (any Rasterizer)? { nil }
    }

    /// Draws images into pixels; `nil` where a job has no need of them.
    public var rasterizer: (any Rasterizer)? {
        get { self[RasterizerKey.self] }
        set { self[RasterizerKey.self] = newValue }
    }
}

extension UIImage {
    /// The pixels of the image, drawn if it has none; `nil` where they cannot be drawn.
    var bitmap: Bitmap? {
        if case .picture(let image) = content, case .bitmap(let bitmap) = image.content { return bitmap }
        let area = CGRect(origin: .zero, size: size)
        guard !area.isEmpty, let rasterizer = JobEnvironment.current.rasterizer else { return nil }
        let items = items(in: area, tint: .black, traits: .current, isStencil: isSymbolImage)
        return rasterizer.bitmap(of: DisplayList(size: size, items: items), scale: scale)
    }
}
