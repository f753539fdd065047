public import Foundation

/// How a photo fits the size that is asked for.
public enum PHImageContentMode: Int, Hashable, Sendable {
    case aspectFit = 0, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// The version of an edited photo.
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable { case current = 0, unadjusted, original }

/// Whether a quick photo comes before the good one.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    case opportunistic = 0, highQualityFormat, fastFormat
}

/// How exactly a photo has the size that is asked for.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable { case none = 0, fast, exact }

/// How a photo is asked for.
open class PHImageRequestOptions: NSObject {
    public override init() { super.init() }
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var normalizedCropRect = CGRect.zero
    open var progressHandler: PHAssetImageProgressHandler?
}

/// Hears how far a photo has come from the network.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Hears how far a film has come from the network.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
    public enum DeliveryMode: Int, Hashable, Sendable {
        case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
    }
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var deliveryMode = DeliveryMode.automatic
    open var version = PHVideoRequestOptionsVersion.current
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// How good a film is that is asked for.
public typealias PHVideoRequestOptionsDeliveryMode = PHVideoRequestOptions.DeliveryMode

/// The version of an edited film.
public enum PHVideoRequestOptionsVersion: Int, Hashable, Sendable { case current = 0, original }
