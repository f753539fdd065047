import Drawing
public import Foundation
public import Geometry

/// An image that filters work on; here filters leave it as it is.
public final class CIImage {
    /// The image in pixels.
    public let cgImage: CGImage?

    public init(cgImage: CGImage) { self.cgImage = cgImage }
    public init(color: CIColor) { cgImage = nil }

    public init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        cgImage = pixels
    }

    public init?(data: Data) {
        guard let pixels = UIImage(data: data)?.cgImage else { return nil }
        cgImage = pixels
    }

    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    private init() { cgImage = nil }

    /// An image without pixels.
    public static func empty() -> CIImage { CIImage() }

    /// The bounds in pixels.
    public var extent: CGRect {
        CGRect(x: 0, y: 0, width: cgImage?.width ?? 0, height: cgImage?.height ?? 0)
    }

    public func cropped(to rect: CGRect) -> CIImage {
        cgImage?.cropping(to: rect).map(CIImage.init(cgImage:)) ?? self
    }
    public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
    public func clampedToExtent() -> CIImage { self }
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

/// A color of a filter.
public final class CIColor {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }

    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

/// Numbers of a filter.
public final class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
        super.init()
    }

    private init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.width, rect.height])
    }

    public var count: Int { values.count }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The number at an index; 0 behind the last one.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// A change of an image, by its name; its output is its input.
open class CIFilter {
    public let name: String
    private var values: [String: Any] = [:]

    public init?(name: String) { self.name = name }

    private init(copying filter: CIFilter) { (name, values) = (filter.name, filter.values) }

    public func copy() -> Any { CIFilter(copying: self) }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    /// The keys of the values that are set.
    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open func setDefaults() {}
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The input image; `nil` for a filter without one, such as a generator of codes.
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

/// Makes pixels of what filters return.
open class CIContext {
    public init() {}
    public init(options: [CIContextOption: Any]?) {}

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.cgImage.flatMap { fromRect == image.extent ? $0 : $0.cropping(to: fromRect) }
    }

    /// The image as JPEG data; `nil` for an image without pixels.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        image.cgImage.flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
}

/// An option of a context of filters; stored, but has no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputWidthKey = "inputWidth"
public let kCIOutputImageKey = "outputImage"

extension UIImage {
    public var ciImage: CIImage? { nil }

    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let pixels = ciImage.cgImage {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}

/// An option of the data of an image; stored, but has no effect.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
