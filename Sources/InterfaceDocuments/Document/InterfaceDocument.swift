package import Arrangement
public import Diagnostics
public import Foundation
public import Traits

/// A storyboard or xib, parsed once for all variants.
public struct InterfaceDocument: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case storyboard, xib }

    /// The path as it was given.
    public var path: String
    public var kind: Kind
    /// The build of Interface Builder that saved the document: 11201 is Xcode 8.1.
    public var toolsVersion: Int?
    /// The version of Interface Builder that saved the document.
    ///
    /// The fallback is the first one with a known format.
    package var tools: InterfaceBuilderTools {
        InterfaceBuilderTools(build: toolsVersion ?? InterfaceBuilderTools.xcode6.build)
    }
    public var device: DocumentDevice?
    public var usesAutolayout: Bool
    public var usesTraitCollections: Bool
    public var usesSafeAreas: Bool
    public var isLaunchScreen: Bool
    /// Whether the document was made for iPads only, as documents from before Xcode 6 specify.
    public var isForPadOnly: Bool
    /// The id of the placeholder for a xib's owner.
    public var ownerID: String?
    /// The outlets of a xib's owner.
    public var ownerConnections: [DocumentConnection]
    /// The id of the view that a xib's owner uses as its own; `nil` if the owner is not a controller.
    public var ownerView: String? {
        ownerConnections.first { $0.kind == .outlet && $0.name == "view" }?.destination
    }
    /// The id of the storyboard's initial view controller.
    public var initialViewController: String?
    /// The text size on the canvas, if the document overrides the accessibility settings.
    public var overriddenContentSize: UIContentSizeCategory?
    /// The simulated metrics of the whole document, before Xcode 8.
    public var defaultMetrics: SimulatedMetrics
    /// The scenes of a storyboard.
    public var scenes: [DocumentScene]
    /// The views and controllers of a xib.
    public var objects: [DocumentObject]
    public var resources: DocumentResources
    /// The content sizes of views that drew themselves on Xcode's canvas, by view id.
    public var designableSizes: [String: CGSize]
    /// The objects of the document and its scenes that nothing draws, without Xcode's own placeholders.
    public var undrawnObjects: [DocumentUndrawnObject]
    /// The default tint of all views.
    public var globalTintColor: DocumentColor?
    /// The segues that Xcode prefers when it infers the bars of a controller with several incoming segues.
    public var inferredMetricsTieBreakers: Set<String>
}

/// A top-level object.
public enum DocumentObject: Hashable, Sendable {
    case view(DocumentView)
    case controller(DocumentController)
}

/// An object that nothing draws, but which connects the document to code: its owner, a gesture recognizer, the layout of
/// a collection view, or an object of the app's own.
public struct DocumentUndrawnObject: Hashable, Sendable {
    public var id: String
    /// The name of the element: `placeholder`, `tapGestureRecognizer`, `customObject`.
    public var elementName: String
    public var customClass: String?
    public var customModule: String?
    public var runtimeAttributes: [DocumentRuntimeAttribute]
    public var connections: [DocumentConnection]
    public var location: SourceLocation

    /// Whether this represents the owner of a xib.
    public var isOwner: Bool
}

/// The device for which a document was designed.
public struct DocumentDevice: Hashable, Sendable {
    /// The identifier in Interface Builder: `retina6_1`, `ipad9_7`.
    public var id: String
    public var isLandscape: Bool
    /// The appearance, `light` or `dark`; `nil` in documents from before dark mode.
    public var appearance: String?
    /// The share of the screen on iPad: `fullscreen`, `splitview2_3`.
    public var layout: String?

    public init(id: String, isLandscape: Bool = false, appearance: String? = nil, layout: String? = nil) {
        self.id = id
        self.isLandscape = isLandscape
        self.appearance = appearance
        self.layout = layout
    }
}

/// A scene of a storyboard: one controller and the objects beside it.
public struct DocumentScene: Hashable, Sendable {
    public var id: String
    public var controller: DocumentController?
    /// Top-level views beside the controller, which its code or outlets place.
    public var extraViews: [DocumentView]
    public var canvasLocation: CGPoint?
    public var location: SourceLocation
}

/// The stored information about the images and colors that a document names.
public struct DocumentResources: Hashable, Sendable {
    public struct Image: Hashable, Sendable {
        public var size: CGSize
        public var isSystem: Bool
    }

    /// The sizes in points, by name.
    public var images: [String: Image] = [:]
    public var namedColors: [String: DocumentColor] = [:]
    public var systemColors: [String: DocumentColor] = [:]

    public init() {}
}
