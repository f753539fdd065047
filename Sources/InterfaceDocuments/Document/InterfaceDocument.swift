package import Arrangement
public import Diagnostics
public import Foundation
public import Traits

/// A storyboard or xib, parsed once for all variants.
public struct InterfaceDocument: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case storyboard, xib }

    /// The path, as it was given.
    public var path: String
    public var kind: Kind
    /// The build of Interface Builder that saved it: 11201 is Xcode 8.1.
    public var toolsVersion: Int?
    /// The Interface Builder that saved the document; the first with a known format where it does not say.
    package var tools: InterfaceBuilderTools {
        InterfaceBuilderTools(build: toolsVersion ?? InterfaceBuilderTools.xcode6.build)
    }
    public var device: DocumentDevice?
    public var usesAutolayout: Bool
    public var usesTraitCollections: Bool
    public var usesSafeAreas: Bool
    public var isLaunchScreen: Bool
    /// Whether the document was made for iPads alone, as documents from before Xcode 6 say.
    public var isForPadOnly: Bool
    /// The id of what stands for a xib's owner.
    public var ownerID: String?
    /// The outlets of a xib's owner.
    public var ownerConnections: [DocumentConnection]
    /// The id of the view that the controller owning a xib takes for its own; `nil` where no controller does.
    public var ownerView: String? {
        ownerConnections.first { $0.kind == .outlet && $0.name == "view" }?.destination
    }
    /// The id of the controller that the storyboard begins with.
    public var initialViewController: String?
    /// The text size that the canvas shows in place of its own, where the document overrides the settings of
    /// accessibility.
    public var overriddenContentSize: UIContentSizeCategory?
    /// What the whole document pretends on the canvas, before Xcode 8.
    public var defaultMetrics: SimulatedMetrics
    /// The scenes of a storyboard.
    public var scenes: [DocumentScene]
    /// The views and controllers of a xib.
    public var objects: [DocumentObject]
    public var resources: DocumentResources
    /// The content sizes of views whose own code drew them on Xcode's canvas, by the view's id.
    public var designableSizes: [String: CGSize]
    /// The tint of all views that have none of their own.
    public var globalTintColor: DocumentColor?
    /// Segues that Xcode prefers where several lead to one controller, to infer its bars.
    public var inferredMetricsTieBreakers: Set<String>
}

/// What a top-level object may be.
public enum DocumentObject: Hashable, Sendable {
    case view(DocumentView)
    case controller(DocumentController)
}

/// The device that a document was designed on.
public struct DocumentDevice: Hashable, Sendable {
    /// Interface Builder's own name: `retina6_1`, `ipad9_7`.
    public var id: String
    public var isLandscape: Bool
    /// `light`, `dark`; `nil` before there were two.
    public var appearance: String?
    /// On iPad the share of the screen: `fullscreen`, `splitview2_3`.
    public var layout: String?

    public init(id: String, isLandscape: Bool = false, appearance: String? = nil, layout: String? = nil) {
        self.id = id
        self.isLandscape = isLandscape
        self.appearance = appearance
        self.layout = layout
    }
}

/// A scene of a storyboard: one controller, and what stands beside it.
public struct DocumentScene: Hashable, Sendable {
    public var id: String
    public var controller: DocumentController?
    /// Views at the top level beside the controller, which its code or outlets place.
    public var extraViews: [DocumentView]
    public var canvasLocation: CGPoint?
    public var location: SourceLocation
}

/// What a document remembers of the images and colours that it names.
public struct DocumentResources: Hashable, Sendable {
    public struct Image: Hashable, Sendable {
        public var size: CGSize
        public var isSystem: Bool
    }

    /// Sizes in points, by name.
    public var images: [String: Image] = [:]
    public var namedColors: [String: DocumentColor] = [:]
    public var systemColors: [String: DocumentColor] = [:]

    public init() {}
}
