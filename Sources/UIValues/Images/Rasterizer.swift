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
