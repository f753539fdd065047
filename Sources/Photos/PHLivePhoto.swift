public import Foundation
public import UIControls

/// A photo that moves; there are none.
open class PHLivePhoto: NSObject {
    open var size: CGSize { .zero }
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> Int32 {
        resultHandler(nil, [:])
        return 0
    }
    open class func cancelRequest(withRequestID requestID: Int32) {}
}

/// How a photo that moves is asked for.
open class PHLivePhotoRequestOptions: NSObject {
    public override init() { super.init() }
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var version = PHImageRequestOptionsVersion.current
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?
}
