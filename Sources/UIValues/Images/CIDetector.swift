public import Foundation

/// A search of images for faces, codes or text, which finds nothing here.
open class CIDetector: NSObject {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"

/// A face, a code or a text in an image; none is ever found.
open class CIFeature: NSObject {
    open var type: String { "" }
    /// The bounds in the image's pixels.
    open var bounds: CGRect { .zero }
}

/// A face in an image; there are none.
open class CIFaceFeature: CIFeature {
    open override var type: String { CIDetectorTypeFace }
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

/// A code in an image; there are none.
open class CIQRCodeFeature: CIFeature {
    open override var type: String { CIDetectorTypeQRCode }
    open var messageString: String? { nil }
}
