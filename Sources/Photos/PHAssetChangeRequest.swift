public import AVFoundation
public import CoreLocation
public import Foundation

/// The change of a photo; nothing is changed.
open class PHAssetChangeRequest: NSObject {
    public convenience init(for asset: PHAsset) { self.init() }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    open func revertAssetContentToOriginal() {}
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}
