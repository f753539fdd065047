public import Devices
public import Diagnostics
internal import Foundation
internal import Geometry
public import InterfaceDocuments
internal import Traits
public import UIKit

/// A document running on one variant: its initial scene in a window.
///
/// Create it, lay it out and paint it within the job of the variant: inside
/// `JobEnvironment(variant: …).run { … }`.
@preconcurrency @MainActor
public struct VariantTree {
    public let window: UIWindow
    public let builder: TreeBuilder
    private let flow: FlowBuilder
    private let variant: Variant
    private let sceneID: String

    /// Builds a scene of the document for a variant: the one with the given id, or the initial scene.
    ///
    /// - Parameters:
    ///   - document: the storyboard or xib.
    ///   - variant: the variant to show it on.
    ///   - id: the id of the scene or its controller; `nil` for the initial scene.
    ///   - references: the other storyboards, by the names that this one uses for them.
    ///   - topColumn: the column that split views collapse onto; `nil` if the system decides.
    ///   - index: the document's index, if it is already built.
    public init(
        _ document: InterfaceDocument, on variant: Variant, scene id: String? = nil,
        references: [String: InterfaceDocument] = [:], topColumn: Flow.TopColumn? = nil, index: DocumentIndex? = nil
    ) {
        self.variant = variant
        flow = FlowBuilder(document, references: references, traits: DocumentTraits(variant), index: index)
        flow.collapse(onto: topColumn?.uiKit)
        builder = flow.first
        window = UIWindow(windowScene: UIWindowScene())
        window.frame.size = variant.windowSize
        window.backgroundColor = .systemBackground
        if let tint = document.globalTintColor {
            window.tintColor = builder.resolver.color(tint, at: SourceLocation(file: document.path))
        }
        let scene = Self.scene(of: document, builder.index, id: id)
        sceneID = scene?.id ?? ""
        window.rootViewController =
            scene?.controller.flatMap { [builder] in builder.controller($0.id) }
            ?? Self.controllerOfXib(document, builder, size: variant.windowSize) ?? UIViewController()
    }

    /// The requested scene, otherwise the initial one, otherwise the first with a controller.
    private static func scene(of document: InterfaceDocument, _ index: DocumentIndex, id: String?) -> DocumentScene? {
        if let place = id.flatMap({ index.scenePlaces[$0] }) { return document.scenes[place] }
        if let initial = document.initialViewController.flatMap({ index.scenePlaces[$0] }),
            document.scenes[initial].controller?.id == document.initialViewController
        {
            return document.scenes[initial]
        }
        return index.scenePlaces.values.min().map { document.scenes[$0] }
    }

    /// The first view of a xib in its own controller: it fills the window, or is centered in it if it has its own size.
    private static func controllerOfXib(
        _ document: InterfaceDocument, _ builder: TreeBuilder, size: CGSize
    ) -> UIViewController? {
        for object in document.objects {
            switch object {
            case .controller(let controller): return builder.controller(controller.id)
            case .view(let source):
                // In an app from before storyboards, the window shows a top-level controller of the xib.
                if source.elementName == "window", let root = document.rootController(of: source) {
                    return builder.controller(root)
                }
                let view = builder.view(source)
                view.translatesAutoresizingMaskIntoConstraints = true
                if let owner = versatileOwner(of: document, showing: source, view, builder) { return owner }
                let controller = UIViewController()
                // A launch screen fills the window, whatever size it was designed at.
                guard !document.isLaunchScreen, source.hasOwnSize, let own = source.frame?.size else {
                    controller.view = view
                    return controller
                }
                view.frame.size = own
                controller.view = Stage(around: view, size: size)
                return controller
            }
        }
        return nil
    }

    /// The File's Owner of a xib that a versatile split view loads, with its outlets; `nil` for other xibs.
    private static func versatileOwner(
        of document: InterfaceDocument, showing source: DocumentView, _ view: UIView, _ builder: TreeBuilder
    ) -> UIViewController? {
        let owner = document.undrawnObjects.first(where: \.isOwner)
        guard owner?.customClass == "\(VersatileSplitViewController.self)", document.ownerView == source.id else {
            return nil
        }
        let split = VersatileSplitViewController()
        split.view = view
        for outlet in document.ownerConnections where outlet.kind == .outlet && outlet.name != "view" {
            if let object = builder.objects.object(outlet.destination) { split.setValue(object, forKey: outlet.name) }
        }
        return split
    }

    /// Navigates through the app the way a person would, one step at a time.
    ///
    /// - Parameters:
    ///   - steps: the segues and scenes to visit.
    ///   - adaptation: the style that the presentation delegate returns; `nil` for no delegate.
    /// - Throws: ``FlowProblem`` if nothing on screen leads there on this variant.
    /// > Rules: SB-3 and SB-4.
    public func follow(_ steps: [Flow.Step], adaptation: Flow.Adaptation? = nil) throws(FlowProblem) {
        flow.answer(adaptation)
        for step in steps { try flow.follow(step, in: window) }
    }

    /// Follows the segue that starts at an object of the document, from its copy on screen.
    ///
    /// - Parameter id: the id of a view or a bar item.
    /// - Returns: whether there is such a segue.
    /// - Throws: ``FlowProblem`` if it cannot be followed.
    public func followSegue(from id: String) throws(FlowProblem) -> Bool {
        guard let segue = flow.segue(from: id) else { return false }
        try flow.follow(Flow.Step(.show, segue), in: window)
        return true
    }

    /// Lets the scenes that are shown from now on begin on another variant of the device.
    public func change(to variant: Variant) { flow.traits = DocumentTraits(variant) }

    /// The place of an object of the document that is not in the window.
    ///
    /// - Parameter id: the id of a view or a controller.
    /// - Returns: the place in words; `nil` if there is no such object.
    public func place(ofUnseen id: String) -> String? { flow.place(ofUnseen: id) }

    /// The frames of the views in the window that were created from the document.
    ///
    /// - Parameter variant: the variant that the window is on now.
    /// - Returns: the frames, in document order.
    public func report(ofWindowOn variant: Variant) -> LayoutReport {
        LayoutReport(
            path: builder.document.path, variant: variant.reportPairs,
            scenes: [
                LayoutReport.Scene(
                    sceneID: sceneID, controllerID: window.rootViewController?.origin?.id ?? "",
                    size: window.bounds.size, views: flow.builders.flatMap { $0.viewLines(in: window) }, issues: [])
            ])
    }

    /// Lays out the window's tree, and does what code left to the main queue.
    public func layout() {
        window.layoutWithLaterWork()
    }

    /// The diagnostics of building the tree, and those of the job so far.
    public var diagnostics: [Diagnostic] { flow.diagnostics + JobEnvironment.current.diagnostics }

    /// The frames of the views created from the document.
    public var report: LayoutReport {
        let controller = window.rootViewController?.origin?.id ?? ""
        // Views that a presentation removed are omitted. A scene's own views are included, even if a tab hides them.
        let shown = window.rootViewController?.presentedViewController == nil ? nil : window
        return LayoutReport(
            path: builder.document.path, variant: variant.reportPairs,
            scenes: [
                LayoutReport.Scene(
                    sceneID: sceneID, controllerID: controller, size: window.bounds.size,
                    views: flow.builders.flatMap { $0.viewLines(in: shown) }, issues: diagnostics)
            ])
    }
}

extension Flow.TopColumn {
    fileprivate var uiKit: UISplitViewController.Column {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        }
    }
}

extension InterfaceDocument {
    /// The id of the controller that a window's outlet leads to, otherwise of the first controller beside the window.
    fileprivate func rootController(of window: DocumentView) -> String? {
        let controllers = objects.compactMap { object -> String? in
            if case .controller(let controller) = object { controller.id } else { nil }
        }
        let outlet = window.connections.connections.first { $0.name == "rootViewController" }
        return outlet.flatMap { controllers.contains($0.destination) ? $0.destination : nil } ?? controllers.first
    }
}

extension DocumentView {
    /// Whether the view is part of a screen and not a whole one, such as a cell or a freeform view.
    fileprivate var hasOwnSize: Bool {
        if case .freeform = simulatedMetrics.destination { return true }
        return !["view", "scrollView", "tableView", "collectionView", "window"].contains(elementName)
    }
}

extension Variant {
    /// The variant's description in a report, with a pair for each axis.
    public var reportPairs: [(name: String, value: String)] {
        [
            ("device", device.name), ("orientation", orientation.rawValue),
            ("multitasking", multitasking.rawValue), ("appearance", appearance.rawValue),
            ("contentSize", contentSize.axisWord), ("direction", direction == .rightToLeft ? "rtl" : "ltr"),
            ("ios", ios.description), ("variant", description),
        ]
    }
}

/// A backdrop that centers a view with its own size, whatever the size of the window.
private final class Stage: UIView {
    private let shown: UIView

    init(around view: UIView, size: CGSize) {
        shown = view
        super.init(frame: CGRect(origin: .zero, size: size))
        shown.autoresizingMask = []
        addSubview(shown)
        center()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        center()
    }

    private func center() {
        shown.frame.origin = CGPoint(
            x: (bounds.width - shown.frame.width) / 2, y: (bounds.height - shown.frame.height) / 2)
    }
}
