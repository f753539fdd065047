import Drawing
public import Foundation
import Geometry
public import Traits

/// The format of an image renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
    public enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    /// The number of pixels per point.
    open var scale: CGFloat
    open var opaque = false
    open var preferredRange = Range.automatic
    /// The bounds of the renderer's image in points; empty until a renderer has the format.
    open internal(set) var bounds = CGRect.zero

    public override init() {
        scale = JobEnvironment.current.screen.scale
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
    /// The format of a renderer that draws images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// The context of an image renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
        self.cgContext = cgContext
        self.format = format
        self.size = size
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.blend(with: blendMode) { cgContext.fill(rect) }
    }
    /// The drawing so far.
    open var currentImage: UIImage {
        UIImage(content: .drawing(cgContext.drawnItems), size: size, scale: format.scale)
    }
}

/// Creates images by drawing.
///
/// The drawing is kept as items, so that the image is as sharp as the picture that shows it.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.usable
        self.format = format
        super.init()
        format.bounds = self.bounds
    }

    open func image(actions: DrawingActions) -> UIImage {
        let context = CGContext(area: bounds, scale: format.scale)
        CGContext.$scoped.withValue(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format, size: bounds.size))
        }
        var items = context.takeItems()
        if bounds.origin != .zero {
            items = [.translated(by: CGPoint(x: -bounds.minX, y: -bounds.minY), items)]
        }
        return UIImage(content: .drawing(items), size: bounds.size, scale: format.scale)
    }

    /// Draws an image as PNG data, which is empty where nothing can be drawn.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws an image as JPEG data, which is empty where nothing can be drawn.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension DrawingItem {
    /// The same shape in a single color, as for a template image.
    func recolored(_ color: Color) -> DrawingItem {
        func tinted(_ paint: Paint) -> Paint {
            guard case .color(let own) = paint else { return .color(color) }
            return .color(color.multiplyingAlpha(by: own.alpha))
        }
        switch self {
        case .fill(let path, let paint): return .fill(path, tinted(paint))
        case .stroke(let path, let paint, let style): return .stroke(path, tinted(paint), style)
        case .glyphs(var run):
            run.color = color.multiplyingAlpha(by: run.color.alpha)
            return .glyphs(run)
        case .image(var placed):
            placed.tint = color
            return .image(placed)
        case .shadow(let path, var shadow):
            shadow.color = color.multiplyingAlpha(by: shadow.color.alpha)
            return .shadow(path, shadow)
        case .backdrop(let path, _): return .fill(path, .color(color))
        case .group(var style, let items):
            if let own = style.composition?.shadow?.color {
                style.composition?.shadow?.color = color.multiplyingAlpha(by: own.alpha)
            }
            return .group(style, items.map { $0.recolored(color) })
        case .element(let mark, let items): return .element(mark, items.map { $0.recolored(color) })
        }
    }
}
