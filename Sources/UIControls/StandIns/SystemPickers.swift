public import AdaptiveKit
public import Foundation

// Screens that the system draws in another process. Each is a frame with its name.

/// The camera, or a picker of photos.
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Hashable, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    public enum QualityType: Int, Hashable, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum CameraCaptureMode: Int, Hashable, Sendable { case photo = 0, video }
    public enum CameraDevice: Int, Hashable, Sendable { case rear = 0, front }
    public enum CameraFlashMode: Int, Hashable, Sendable { case off = -1, auto, on }
    public enum ImageURLExportPreset: Int, Hashable, Sendable { case compatible = 0, current }

    /// The facts about a picked photo.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// There is neither a camera nor a photo.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var videoExportPreset = ""
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraDevice = CameraDevice.rear
    open var cameraFlashMode = CameraFlashMode.auto
    open func takePicture() {}
    @discardableResult open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewControllers.isEmpty {
            setNavigationBarHidden(true, animated: false)
            viewControllers = [StandInController(for: "UIImagePickerController")]
        }
    }
}

/// Is notified of a picked photo; only tests call it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: DelegateObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A picker of a color.
open class UIColorPickerViewController: StandInController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
    public init() { super.init(for: "UIColorPickerViewController") }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is notified of a picked color; only tests call it.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: DelegateObject {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A picker of a font.
open class UIFontPickerViewController: StandInController {
    /// The settings of a picker of a font; stored.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        public override init() { super.init() }
    }

    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?
    public init(configuration: Configuration = Configuration()) { super.init(for: "UIFontPickerViewController") }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is notified of a picked font; only tests call it.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: DelegateObject {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A picker of documents.
open class UIDocumentPickerViewController: StandInController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(for: "UIDocumentPickerViewController")
    }
    public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(for: "UIDocumentPickerViewController") }
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(for: "UIDocumentPickerViewController") }
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(for: "UIDocumentPickerViewController") }
    /// A picker of documents of some types, which are values of the module UniformTypeIdentifiers.
    public init<ContentType>(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false) {
        super.init(for: "UIDocumentPickerViewController")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum UIDocumentPickerMode: UInt, Hashable, Sendable { case `import` = 0, open, exportToService, moveToService }

/// Is notified of picked documents; only tests call it.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: DelegateObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a document or the apps that open it; there are none.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public override init() { super.init() }
    public init(url: URL) {
        self.url = url
        super.init()
    }

    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

/// Is notified of a shown document; only tests call it.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: DelegateObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIView? { nil }
    public func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
    ) -> CGRect { .zero }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}

/// The dictionary.
open class UIReferenceLibraryViewController: StandInController {
    public init(term: String) { super.init(for: "UIReferenceLibraryViewController") }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
