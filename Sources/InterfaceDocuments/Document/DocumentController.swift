public import Diagnostics
public import Foundation
internal import LocatedText

/// A view controller of a storyboard.
public struct DocumentController: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case viewController, tableViewController, collectionViewController, navigationController, tabBarController,
            splitViewController, pageViewController, hostingController
        case playerViewController = "avPlayerViewController"
        case glkViewController
        /// A reference to a controller of another storyboard.
        case placeholder = "viewControllerPlaceholder"
    }

    public var id: String
    public var kind: Kind
    public var customClass: String?
    /// The module of the custom class; `nil` for an Objective-C class.
    public var customModule: String?
    public var storyboardIdentifier: String?
    public var userLabel: String?
    /// The text of Xcode's notes for the controller; empty if there is none.
    public var notes = ""
    public var title: String?
    public var location: SourceLocation

    public var view: DocumentView?
    /// The `top` and `bottom` layout guides, by id.
    public var layoutGuides: [DocumentControllerGuide] = []
    public var navigationItem: DocumentNavigationItem?
    public var tabBarItem: DocumentBarItem?
    public var toolbarItems: [DocumentBarItem] = []
    /// The bars of a container: a navigation controller's bar, a tab bar controller's bar and a navigation controller's
    /// toolbar.
    public var navigationBar: DocumentView?
    public var tabBar: DocumentView?
    public var toolbar: DocumentView?
    public var isNavigationBarHidden = false
    public var isToolbarHidden = true
    public var segues: [DocumentSegue] = []
    public var connections: [DocumentConnection] = []
    public var simulatedMetrics = SimulatedMetrics()
    public var extendedEdges: Set<String>?
    public var extendedLayoutIncludesOpaqueBars = false
    public var automaticallyAdjustsScrollViewInsets = true
    public var hidesBottomBarWhenPushed = false
    public var modalPresentationStyle: DocumentPresentationStyle?
    /// The interface style override; `nil` to inherit the style.
    public var overrideUserInterfaceStyle: DocumentUserInterfaceStyle?
    /// The preferred size in points, as a popover or sheet.
    public var preferredContentSize: CGSize?
    public var minimumPrimaryColumnWidth: CGFloat?
    public var maximumPrimaryColumnWidth: CGFloat?
    public var preferredPrimaryColumnWidthFraction: CGFloat?
    public var split = DocumentSplitSettings()
    public var page = DocumentPageSettings()
    public var hidesBarsWhenVerticallyCompact = false
    public var definesPresentationContext = false
    /// The referenced storyboard of a placeholder.
    public var referencedStoryboard: String?
    public var referencedIdentifier: String?

    /// The destinations of a relationship, in document order.
    public func destinations(of relationship: String) -> [String] {
        segues.filter { $0.kind == .relationship && $0.relationship == relationship }.map(\.destination)
    }
}

/// The top or bottom layout guide, which constraints of iOS 7 to 10 use for the area that bars leave free.
public struct DocumentControllerGuide: Hashable, Sendable {
    public enum Edge: String, Hashable, Sendable { case top, bottom }
    public var id: String
    public var edge: Edge
}

extension DocumentController {
    init?(_ element: LocatedXML, _ reading: DocumentReading) {
        guard let kind = Kind(rawValue: element.name) ?? Self.nearestKind(of: element) else { return nil }
        if Kind(rawValue: element.name) == nil {
            reading.log.warnOnce(
                "controller:\(element.name)", DocumentProblem.unknownElement(name: element.name, parent: "objects"),
                at: element.location)
        }
        var reader = ElementReader(element, reading)
        self.kind = kind
        id = reader.string("id") ?? ""
        location = element.location
        if element["id"] == nil {
            reading.log.error(DocumentProblem.missingAttribute("id", element: element.name), at: element.location)
        }
        customClass = reader.string("customClass")
        customModule = reader.string("customModule")
        storyboardIdentifier = reader.string("storyboardIdentifier")
        userLabel = reader.string("userLabel")
        notes = reader.notes()
        title = reader.text("title")
        for child in reader.takeList("layoutGuides") {
            var guide = ElementReader(child, reading)
            guard let id = guide.string("id"), let edge: DocumentControllerGuide.Edge = guide.spelled("type") else {
                continue
            }
            layoutGuides.append(DocumentControllerGuide(id: id, edge: edge))
        }
        readViews(&reader)
        readItems(&reader)
        let all = DocumentConnections(reader.take("connections"), reading)
        segues = all.segues
        connections = all.connections
        simulatedMetrics = SimulatedMetrics(&reader)
        readSettings(&reader)
        reader.finish()
    }

    /// The kind that a controller of an unknown newer or obsolete class is drawn as; `nil` if it is not a controller.
    private static func nearestKind(of element: LocatedXML) -> Kind? {
        let isController =
            element["sceneMemberID"] == "viewController"
            || element.name.hasSuffix("Controller") && element.children.contains { $0.key == "view" }
        guard isController else { return nil }
        return element.name.hasSuffix("NavigationController") ? .navigationController : .viewController
    }

    private mutating func readViews(_ reader: inout ElementReader) {
        let reading = reader.reading
        view = reader.take(key: "view").map { DocumentView($0, reading) }
        navigationBar = reader.take(key: "navigationBar").map { DocumentView($0, reading) }
        tabBar = reader.take(key: "tabBar").map { DocumentView($0, reading) }
        toolbar = reader.take(key: "toolbar").map { DocumentView($0, reading) }
    }

    private mutating func readItems(_ reader: inout ElementReader) {
        let reading = reader.reading
        navigationItem = reader.take(key: "navigationItem").map { DocumentNavigationItem($0, reading) }
        tabBarItem = reader.take(key: "tabBarItem").map { DocumentBarItem($0, reading) }
        toolbarItems = reader.takeList("toolbarItems").map { DocumentBarItem($0, reading) }
    }

    private mutating func readSettings(_ reader: inout ElementReader) {
        isNavigationBarHidden = reader.bool("navigationBarHidden") ?? false
        isToolbarHidden = reader.bool("toolbarHidden") ?? true
        extendedEdges = reader.flags(key: "edgesForExtendedLayout")
        extendedLayoutIncludesOpaqueBars = reader.bool("extendedLayoutIncludesOpaqueBars") ?? false
        automaticallyAdjustsScrollViewInsets = reader.bool("automaticallyAdjustsScrollViewInsets") ?? true
        hidesBottomBarWhenPushed = reader.bool("hidesBottomBarWhenPushed") ?? false
        modalPresentationStyle = reader.spelled("modalPresentationStyle")
        preferredContentSize =
            reader.size(key: "contentSizeForViewInPopover") ?? reader.size(key: "preferredContentSize")
        hidesBarsWhenVerticallyCompact = reader.bool("hidesBarsWhenVerticallyCompact") ?? false
        definesPresentationContext = reader.bool("definesPresentationContext") ?? false
        minimumPrimaryColumnWidth = reader.number("minimumPrimaryColumnWidth")
        maximumPrimaryColumnWidth = reader.number("maximumPrimaryColumnWidth")
        preferredPrimaryColumnWidthFraction = reader.number("preferredPrimaryColumnWidthFraction")
        switch kind {
        case .splitViewController: split = DocumentSplitSettings(&reader)
        case .pageViewController: page = DocumentPageSettings(&reader)
        default: break
        }
        overrideUserInterfaceStyle =
            reader.spelled("interfaceStyle") ?? reader.spelled("overrideUserInterfaceStyle")
        referencedStoryboard = reader.string("storyboardName")
        referencedIdentifier = reader.string("referencedIdentifier")
        reader.ignore(["modalInPresentation", "prefersPointerLocked", "restoresFocusAfterTransition"], .interaction)
        reader.ignore(
            ["hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "interactivePopGestureRecognizer"],
            .interaction)
        reader.ignore(["wantsFullScreenLayout"], .outdated)
        reader.ignore(
            ["nibName", "bundleIdentifier", "autoresizesArchivedViewToFullSize", "displayModeButtonItem"], .bookkeeping)
        reader.ignore(
            [
                "videoGravity", "preferredFramesPerSecond", "allowsPictureInPicturePlayback",
                "pauseOnWillResignActive", "resumeOnDidBecomeActive", "showsPlaybackControls",
                "entersFullScreenWhenPlaybackBegins", "exitsFullScreenWhenPlaybackEnds",
                "updatesNowPlayingInfoCenter", "requiresLinearPlayback",
                "canStartPictureInPictureAutomaticallyFromInline",
            ], .foreign)
        // These belong to custom classes, or mark an empty list of controllers.
        reader.ignoreChildren(["userDefinedRuntimeAttributes", "nil", "customObject"], .bookkeeping)
        reader.ignoreChildren(["size", "value"], .outdated)
    }
}
