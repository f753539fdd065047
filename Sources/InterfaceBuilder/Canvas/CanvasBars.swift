internal import Arrangement
internal import Foundation
internal import Geometry
internal import InterfaceDocuments

/// The bars that Interface Builder shows around a scene, inferred from the controllers that lead to it.
struct CanvasBars: Hashable {
    enum Bottom: Hashable { case none, tabBar, toolbar }

    var hasNavigationBar = false
    var isNavigationBarOpaque = false
    /// Whether the navigation bar shows large titles, if the scene's item does.
    var prefersLargeTitles = false
    var hasLargeTitle = false
    var hasPrompt = false
    /// Whether a navigation controller around the scene simulates a hidden status bar.
    var hidesStatusBar = false
    var bottom = Bottom.none
    var isBottomOpaque = false
    var presentation = CanvasRequest.Presentation.fullScreen
    /// Whether the scene fills a container view, away from the edges of the screen.
    var isEmbedded = false
    var extendedEdges: UIRectEdge = .all
    var extendsUnderOpaqueBars = false
    var preferredContentSize: CGSize?

    init(
        presentation: CanvasRequest.Presentation = .fullScreen, isEmbedded: Bool = false
    ) {
        self.presentation = presentation
        self.isEmbedded = isEmbedded
    }

    /// Creates the bars that a view itself simulates.
    init(simulatedBy metrics: SimulatedMetrics) {
        apply(metrics)
    }

    /// Applies the metrics that a scene simulates in place of the inferred ones.
    mutating func apply(_ simulated: SimulatedMetrics) {
        switch simulated.topBar {
        case .inferred: break
        case .none: hasNavigationBar = false
        case .shown(let isTranslucent, let hasPrompt):
            hasNavigationBar = true
            isNavigationBarOpaque = !isTranslucent
            self.hasPrompt = hasPrompt
        }
        switch simulated.bottomBar {
        case .inferred: break
        case .none: bottom = .none
        case .shown(let isTranslucent, _):
            bottom = simulated.bottomBarIsTabBar ? .tabBar : .toolbar
            isBottomOpaque = !isTranslucent
        }
    }

    /// Applies the display mode of the scene's navigation item; the automatic one changes nothing.
    mutating func apply(_ mode: DocumentNavigationItem.LargeTitleDisplayMode?) {
        switch mode {
        case .never, .inline: hasLargeTitle = false
        case .always: hasLargeTitle = prefersLargeTitles
        case .automatic, nil: break
        }
    }

    func apply(to request: inout CanvasRequest) {
        request.presentation = presentation
        request.extendedEdges = extendedEdges
        request.extendedLayoutIncludesOpaqueBars = extendsUnderOpaqueBars
        request.preferredContentSize = preferredContentSize
        if hasNavigationBar { request.navigationBar = CanvasRequest.Bar(isTranslucent: !isNavigationBarOpaque) }
        request.prefersLargeTitle = hasLargeTitle
        request.hasPrompt = hasPrompt
        if hidesStatusBar { request.hidesStatusBar = true }
        switch bottom {
        case .none: break
        case .tabBar: request.tabBar = CanvasRequest.Bar(isTranslucent: !isBottomOpaque)
        case .toolbar: request.toolbar = CanvasRequest.Bar(isTranslucent: !isBottomOpaque)
        }
    }
}

/// The inference of each scene's bars.
struct CanvasBarInference {
    private let document: InterfaceDocument
    private let controllers: [String: DocumentController]
    /// The segues that lead to a controller, by its id, in document order.
    private var incoming: [String: [(source: String, segue: DocumentSegue)]] = [:]

    init(_ document: InterfaceDocument) {
        self.document = document
        var controllers: [String: DocumentController] = [:]
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            controllers[controller.id] = controller
        }
        self.controllers = controllers
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            for (_, segue) in controller.allSegues where segue.kind != .unwind {
                incoming[segue.destination, default: []].append((controller.id, segue))
            }
        }
    }

    /// The bars around a controller's view.
    func bars(of controller: DocumentController) -> CanvasBars {
        var visited: Set<String> = []
        var bars = inferred(controller.id, &visited)
        if controller.navigationItem?.prompt?.isEmpty == false { bars.hasPrompt = true }
        bars.apply(controller.navigationItem?.largeTitleDisplayMode)
        bars.apply(controller.simulatedMetrics)
        if controller.hidesBottomBarWhenPushed { bars.bottom = .none }
        if let edges = controller.extendedEdges {
            bars.extendedEdges = []
            if edges.contains("top") { bars.extendedEdges.insert(.top) }
            if edges.contains("bottom") { bars.extendedEdges.insert(.bottom) }
        }
        bars.extendsUnderOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
        bars.preferredContentSize = controller.preferredContentSize
        return bars
    }

    /// The number of controllers after which a chain of segues is not followed: each step is a call in a call.
    private static let longestChain = 100

    private func inferred(_ id: String, _ visited: inout Set<String>) -> CanvasBars {
        guard visited.count < Self.longestChain, visited.insert(id).inserted, let (source, segue) = leading(to: id)
        else { return CanvasBars() }
        guard let parent = controllers[source] else { return CanvasBars() }
        switch (segue.kind, segue.relationship) {
        case (.relationship, "rootViewController"):
            var bars = inferred(source, &visited)
            bars.hasNavigationBar = !parent.isNavigationBarHidden
            if case .navigationBar(let bar)? = parent.navigationBar?.content {
                bars.isNavigationBarOpaque = !bar.isTranslucent
                bars.prefersLargeTitles = bar.prefersLargeTitles
                bars.hasLargeTitle = bar.prefersLargeTitles
            }
            if case .none = parent.simulatedMetrics.topBar { bars.hasNavigationBar = false }
            if case .none = parent.simulatedMetrics.statusBar { bars.hidesStatusBar = true }
            if !parent.isToolbarHidden, bars.bottom == .none { bars.bottom = .toolbar }
            if case .shown = parent.simulatedMetrics.bottomBar {
                bars.bottom = parent.simulatedMetrics.bottomBarIsTabBar ? .tabBar : .toolbar
            }
            return bars
        case (.relationship, "viewControllers") where parent.kind == .tabBarController:
            var bars = inferred(source, &visited)
            bars.bottom = .tabBar
            if case .tabBar(let bar)? = parent.tabBar?.content { bars.isBottomOpaque = !bar.isTranslucent }
            return bars
        case (.relationship, _):
            return inferred(source, &visited)
        case (.embed, _):
            return CanvasBars(isEmbedded: true)
        case (.show, _), (.push, _):
            // A push keeps the bars of the controller that pushes.
            return bars(of: parent, &visited)
        case (.showDetail, _), (.replace, _):
            return CanvasBars()
        case (.popoverPresentation, _), (.popover, _):
            return CanvasBars(presentation: .popover)
        default:
            let style = segue.modalPresentationStyle ?? controllers[id]?.modalPresentationStyle
            let isCard = [.automatic, .pageSheet, .formSheet].contains(style ?? .automatic)
            return CanvasBars(presentation: isCard ? .sheet : .fullScreen)
        }
    }

    /// The bars of a pushing controller, with those that it simulates itself.
    private func bars(of controller: DocumentController, _ visited: inout Set<String>) -> CanvasBars {
        var bars = inferred(controller.id, &visited)
        // The automatic display mode is that of the item below.
        bars.apply(controller.navigationItem?.largeTitleDisplayMode)
        switch controller.simulatedMetrics.topBar {
        case .inferred: break
        case .none: bars.hasNavigationBar = false
        case .shown(let isTranslucent, _):
            bars.hasNavigationBar = true
            bars.isNavigationBarOpaque = !isTranslucent
        }
        return bars
    }

    /// The segue that Xcode infers bars from: a relationship, then the segue marked to break ties, then the first.
    private func leading(to id: String) -> (source: String, segue: DocumentSegue)? {
        let all = incoming[id] ?? []
        return all.first { $0.segue.kind == .relationship }
            ?? all.first { $0.segue.kind == .embed }
            ?? all.first { document.inferredMetricsTieBreakers.contains($0.segue.id) }
            ?? all.first { $0.source != id }
    }
}
