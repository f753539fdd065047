internal import Arrangement
internal import Devices
internal import Foundation
internal import Geometry
public import InterfaceDocuments
public import Theming
public import Typography
public import UIKit

/// A layout of every scene of a document as Interface Builder's canvas shows it.
///
/// The canvas uses the document's design device, the iOS version of the Xcode that saved it, and the bars inferred for
/// each scene. Roots, cells and views without Auto Layout keep their frames from the document; all others are solved.
public struct CanvasLayout {
    private let textSetter: any TextSetter
    private let resources: any ResourceLookup
    private let palette: Palette
    /// The square of the size class grid to lay out on; `nil` for the document's own canvas.
    var square: CanvasSquare?

    /// - Parameters:
    ///   - textSetter: measures text, with the system font of each document's time.
    ///   - resources: the source of images and colors.
    ///   - palette: the system colors.
    public init(
        textSetter: any TextSetter, resources: any ResourceLookup = NoResources(),
        palette: Palette = JobEnvironment.standardPalette
    ) {
        self.textSetter = textSetter
        self.resources = resources
        self.palette = palette
    }

    /// The frames of all scenes; empty for a document without scenes.
    ///
    /// - Parameters:
    ///   - document: the document to lay out.
    ///   - inspect: receives the root view of each scene after layout.
    /// - Returns: a scene for each controller, and for each standalone view.
    public func layout(
        _ document: InterfaceDocument, inspect: @MainActor (UIView) -> Void = { _ in }
    ) -> LayoutReport {
        lay(out: document) { inspect($0.root) }
    }

    /// Lays out all scenes.
    ///
    /// - Parameters:
    ///   - document: the document to lay out.
    ///   - inspect: receives each scene after its layout, in the job of its canvas.
    /// - Returns: the frames.
    func lay(out document: InterfaceDocument, inspect: @MainActor (CanvasScene) -> Void) -> LayoutReport {
        withMainActorIsolation(with: self) { $0.report(of: document, inspect) }
    }

    @MainActor private func report(
        of document: InterfaceDocument, _ inspect: (CanvasScene) -> Void
    ) -> LayoutReport {
        let pixelsPerPoint = document.canvasPixelsPerPoint
        let environment = CanvasEnvironment(document, pixelsPerPoint: pixelsPerPoint, square: square)
        let inference = CanvasBarInference(document)
        let index = DocumentIndex(document)
        var scenes: [LayoutReport.Scene] = []
        for scene in document.scenes {
            if let controller = scene.controller {
                scenes.append(
                    layout(controller, sceneID: scene.id, in: document, index, inference, pixelsPerPoint, inspect))
            }
            for view in scene.extraViews {
                scenes.append(layout(view, sceneID: scene.id, in: document, index, pixelsPerPoint, inspect))
            }
        }
        for object in document.objects {
            switch object {
            case .controller(let controller):
                scenes.append(layout(controller, sceneID: "", in: document, index, inference, pixelsPerPoint, inspect))
            case .view(let view): scenes.append(layout(view, sceneID: "", in: document, index, pixelsPerPoint, inspect))
            }
        }
        return LayoutReport(path: document.path, variant: environment.description, scenes: scenes)
    }

    // MARK: One scene

    @MainActor private func layout(
        _ controller: DocumentController, sceneID: String, in document: InterfaceDocument, _ index: DocumentIndex,
        _ inference: CanvasBarInference, _ pixelsPerPoint: CGFloat?, _ inspect: (CanvasScene) -> Void
    ) -> LayoutReport.Scene {
        let bars = inference.bars(of: controller)
        let environment = CanvasEnvironment(
            document, bars: bars, metrics: controller.simulatedMetrics, pixelsPerPoint: pixelsPerPoint, square: square)
        return inJob(environment, document) { job in
            let builder = TreeBuilder(
                document: document, purpose: .canvas, traits: environment.documentTraits, index: index)
            let owner = UIViewController()
            var size = environment.canvas.rootFrame.size
            if let source = controller.view {
                let root = builder.root(source, of: controller, owner: owner)
                size = rootSize(source, controller, environment)
                let hasOwnSize = source.frame != nil || controller.simulatedMetrics.freeformSize != nil
                if !hasOwnSize, !source.properties.translatesAutoresizingMaskIntoConstraints {
                    size = fittingSize(of: root, environment)
                }
                let safeArea =
                    bars.isEmbedded
                    ? environment.safeArea(embeddedIn: size) : environment.safeArea(forRootOfSize: size)
                // Up to Xcode 10, margins exclude the safe area in a document that uses layout guides instead.
                if !document.usesSafeAreas, document.tools < .xcode11 { root.insetsLayoutMarginsFromSafeArea = false }
                settle(owner, root, size: size, safeArea, environment)
                inspect(
                    CanvasScene(
                        root: root, source: source, controller: controller, builder: builder, environment: environment))
            }
            let ownBars = [controller.navigationBar, controller.tabBar, controller.toolbar].compactMap { $0 }
            for bar in ownBars { builder.view(bar).layoutIfNeeded() }
            builder.itemViews(of: controller).forEach { $0.layoutIfNeeded() }
            return LayoutReport.Scene(
                sceneID: sceneID, controllerID: controller.id, size: size, views: builder.viewLines(),
                issues: job.diagnostics + builder.diagnostics)
        }
    }

    @MainActor private func layout(
        _ source: DocumentView, sceneID: String, in document: InterfaceDocument, _ index: DocumentIndex,
        _ pixelsPerPoint: CGFloat?, _ inspect: (CanvasScene) -> Void
    ) -> LayoutReport.Scene {
        let environment = CanvasEnvironment(
            document, bars: CanvasBars(simulatedBy: source.simulatedMetrics), metrics: source.simulatedMetrics,
            pixelsPerPoint: pixelsPerPoint, square: square)
        return inJob(environment, document) { job in
            let builder = TreeBuilder(
                document: document, purpose: .canvas, traits: environment.documentTraits, index: index)
            let root = builder.view(source)
            // The view that contains it on the canvas has the default margins.
            if root.preservesSuperviewLayoutMargins, source.properties.layoutMargins == nil {
                root.directionalLayoutMargins = LayoutMargins.view
            }
            // The canvas shows a view of a xib as a controller's root, with a root's margins. Views of other kinds aren't
            // screens, unless they are as tall as one; a table's cell never is.
            let owner = UIViewController()
            owner.view = root
            let isRoot = source.elementName == "view"
            let ownSize = isRoot ? square?.size ?? source.frame?.size : source.frame?.size
            let rootSize = ownSize ?? fittingSize(of: root, environment)
            let isTall = source.elementName != "tableViewCell" && rootSize.height >= CanvasRequest.leastScreenHeight
            settle(
                owner, root, size: rootSize, isRoot || isTall ? environment.safeArea(freeformOfSize: rootSize) : .zero,
                environment)
            inspect(
                CanvasScene(root: root, source: source, controller: nil, builder: builder, environment: environment))
            return LayoutReport.Scene(
                sceneID: sceneID, controllerID: "", size: rootSize, views: builder.viewLines(),
                issues: job.diagnostics + builder.diagnostics)
        }
    }

    private func rootSize(
        _ source: DocumentView, _ controller: DocumentController, _ environment: CanvasEnvironment
    ) -> CGSize {
        let canvas = environment.canvas
        if square != nil { return canvas.rootFrame.size }
        guard let frame = source.frame else { return controller.simulatedMetrics.freeformSize ?? canvas.rootFrame.size }
        // Xcode 8 moves a root below an opaque bar, and stores the size of the screen beside its new origin.
        let isMovedBelowBar = frame.minY > 0 && frame.minY == canvas.rootFrame.minY && frame.size == canvas.size
        return isMovedBelowBar ? canvas.rootFrame.size : frame.size
    }

    /// The size of a view without a stored size: the one its constraints determine, otherwise the size of the canvas.
    @MainActor private func fittingSize(of root: UIView, _ environment: CanvasEnvironment) -> CGSize {
        root.becomeRoot(withTraits: environment.traits)
        let canvas = environment.canvas.size
        // As wide as the canvas, unless constraints determine otherwise, and as tall as the content then requires.
        let size = root.systemLayoutSizeFitting(
            CGSize(width: canvas.width, height: 0), withHorizontalFittingPriority: UILayoutPriority(500),
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(
            width: size.width > 0 ? size.width : canvas.width, height: size.height > 0 ? size.height : canvas.height)
    }

    @MainActor private func settle(
        _ owner: UIViewController, _ root: UIView, size: CGSize, _ safeArea: UIEdgeInsets,
        _ environment: CanvasEnvironment
    ) {
        root.translatesAutoresizingMaskIntoConstraints = true
        root.frame = CGRect(origin: root.frame.origin, size: size)
        root.setRootSafeAreaInsets(safeArea)
        owner.becomeRoot(withTraits: environment.traits)
        root.layoutIfNeeded()
    }

    /// Runs a closure in the environment of the canvas.
    private func inJob<Result>(
        _ environment: CanvasEnvironment, _ document: InterfaceDocument, _ body: (JobEnvironment) -> Result
    ) -> Result {
        textSetter.systemFont = SystemFontGeneration(majorVersion: environment.canvas.version.major)
        let job = JobEnvironment(
            screen: ScreenFacts(
                size: environment.canvas.size, scale: environment.canvas.scale,
                safeAreaInsets: environment.canvas.safeArea, cornerRadius: 0,
                statusBarHeight: environment.canvas.safeArea.top, traits: environment.traits),
            systemVersion: environment.canvas.version, textSetter: textSetter, palette: palette,
            resources: resources)
        job.showsCanvas = true
        job.hasNarrowRootMargins = document.tools.hasNarrowRootMargins
        // Xcode 9 shows the cells of documents that use layout guides as before iOS 11.
        job.cellsHavePlainMargins = !document.usesSafeAreas && document.tools < .xcode9_3
        return JobEnvironment.$running.withValue(job) { body(job) }
    }
}

/// A scene that the canvas has laid out.
@MainActor struct CanvasScene {
    let root: UIView
    /// The root view in the document, with its variations.
    let source: DocumentView?
    /// The controller of the scene; `nil` for a view of its own.
    let controller: DocumentController?
    let builder: TreeBuilder
    let environment: CanvasEnvironment

    /// The name in the document: an identifier, a title or a class; the id where there is none.
    var name: String {
        if let controller {
            return controller.userLabel ?? controller.storyboardIdentifier ?? controller.title
                ?? controller.navigationItem?.title ?? controller.customClass ?? controller.id
        }
        return source?.userLabel ?? source?.customClass ?? source?.id ?? ""
    }
}

extension TreeBuilder {
    /// The views of a controller's navigation item and toolbar items, each a separate root on the canvas.
    func itemViews(of controller: DocumentController) -> [UIView] {
        let sources = (controller.navigationItem?.views ?? []) + controller.toolbarItems.compactMap(\.customView)
        return sources.map { view($0) }
    }

    /// A line for each created view, in the coordinates of its parent in the document.
    ///
    /// - Parameter window: a window; if given, views outside it are omitted.
    /// - Returns: the lines, in document order.
    func viewLines(in window: UIWindow? = nil) -> [LayoutReport.View] {
        made.compactMap { entry in
            guard !entry.source.id.isEmpty, window == nil || entry.view.window === window else { return nil }
            return LayoutReport.View(entry.view, id: entry.source.id, className: entry.source.className)
        }
    }
}

extension LayoutReport.View {
    /// Creates the line of a live view, in the coordinates of its nearest ancestor that an input describes.
    @preconcurrency @MainActor public init(_ view: UIView, id: String, className: String) {
        var parent = view.superview
        while let around = parent, around.origin == nil { parent = around.superview }
        // A root view inside a system view, such as a sheet or a column, is placed in the window.
        var frame = view.frame
        if let holder = view.superview, holder !== parent { frame = holder.convert(frame, to: parent) }
        var depth = 0
        var ancestor = parent
        while let around = ancestor {
            // System views between two of them have no line.
            if around.origin != nil { depth += 1 }
            ancestor = around.superview
        }
        self.init(
            id: id, className: className, parent: parent?.origin?.id, frame: frame, isHidden: view.isHidden,
            depth: depth, label: view.elementLabel, facts: view.descriptionFacts)
    }
}

extension DocumentView {
    /// The UIKit class of the element, or the nearest known one.
    public var className: String { ViewElement.named(elementName)?.className ?? "UIView" }
}
