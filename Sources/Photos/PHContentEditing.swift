public import AVFoundation
public import Foundation

/// How a photo is asked for to be edited.
open class PHContentEditingInputRequestOptions: NSObject {
    public override init() { super.init() }
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// A photo for editing.
///
/// There are none.
open class PHContentEditingInput: NSObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var audiovisualAsset: AVAsset? { nil }
    open var livePhoto: PHLivePhoto? { nil }
}

/// An edited photo; nothing is kept of it.
open class PHContentEditingOutput: NSObject {
    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL = URL(fileURLWithPath: "/dev/null")
    public init(contentEditingInput: PHContentEditingInput) { super.init() }
}

/// A description of the edits to a photo.
open class PHAdjustmentData: NSObject {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
        super.init()
    }
}
