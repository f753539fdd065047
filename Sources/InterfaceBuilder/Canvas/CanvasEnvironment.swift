internal import Arrangement
internal import Devices
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import Traits

/// The environment that Interface Builder's canvas simulates for a scene: a device, its traits, and the iOS version
/// that shipped with Xcode.
struct CanvasEnvironment {
    let canvas: Canvas
    let request: CanvasRequest
    let style: String?
    /// The name of the device in the document; `nil` for the square canvas.
    let deviceID: String?
    /// Whether the document was designed on a size class canvas, whose base means any class.
    let standsForAnyClass: Bool
    /// The square of the size class grid that takes the place of the document's own canvas.
    let square: CanvasSquare?
    /// The content size category of text on the canvas.
    let contentSize: UIContentSizeCategory

    /// - Parameters:
    ///   - document: the document that the scene is in.
    ///   - bars: the bars around the scene.
    ///   - metrics: the simulated metrics of the scene.
    ///   - pixelsPerPoint: the scale of the Mac's screen, if the document shows it.
    ///   - square: the square of the size class grid that takes the place of the document's own canvas.
    init(
        _ document: InterfaceDocument, bars: CanvasBars = CanvasBars(), metrics: SimulatedMetrics = SimulatedMetrics(),
        pixelsPerPoint: CGFloat? = nil, square: CanvasSquare? = nil
    ) {
        let tools = document.tools
        self.square = square
        deviceID = square == nil ? document.device?.id : nil
        style = document.device?.appearance
        contentSize = document.overriddenContentSize ?? tools.textSize
        let designDevice = square == nil ? document.device : nil
        let device = designDevice.flatMap { DeviceCatalog.standard.device(interfaceBuilderID: $0.id) }
        var request = CanvasRequest(device: device, tools: tools)
        request.pixelsPerPoint = pixelsPerPoint
        var isLandscape = document.device?.isLandscape ?? false
        if let simulated = metrics.orientation ?? document.defaultMetrics.orientation {
            isLandscape = simulated.hasPrefix("landscape")
        }
        request.orientation = isLandscape ? .landscape : .portrait
        request.multitasking = document.device?.layout.flatMap { Self.layouts[$0] } ?? .full
        standsForAnyClass = document.device == nil && document.usesTraitCollections
        // Before size classes, the canvas was the screen of a phone or an iPad.
        let usual = document.usesTraitCollections ? nil : document.isForPadOnly ? "ipad9_7" : "retina4_0"
        let screen =
            Self.screen(metrics) ?? Self.screen(document.defaultMetrics)
            ?? usual.flatMap { DeviceCatalog.standard.device(interfaceBuilderID: $0) }
        if device == nil, let screen { request.simulatedSize = screen.screenSize(in: request.orientation) }
        if case .freeform = metrics.destination, document.kind == .storyboard {
            request.isFreeform = true
            request.simulatedSize = metrics.freeformSize ?? request.simulatedSize
        } else if let own = metrics.freeformSize, !tools.showsStatusBar(aboveHeight: own.height) {
            // From Xcode 9 on, a scene's size may stand alone; its screen is the device's, but for the status bar.
            request.hidesStatusBar = true
        }
        // On a device's screen, the canvas shows a status bar anyway.
        if case .none = metrics.statusBar, device == nil || request.isFreeform { request.hidesStatusBar = true }
        bars.apply(to: &request)
        if let square {
            request.isFreeform = false
            request.simulatedSize = square.size
            request.orientation = .portrait
        }
        self.request = request
        var canvas = Arrangement.canvas(request)
        if let square { canvas.sizeClasses = square.sizeClasses }
        self.canvas = canvas
    }

    /// The multitasking layouts of an iPad that the canvas offers, by Xcode's names.
    private static let layouts: [String: MultitaskingSize] = [
        "splitview1_3": .splitThird, "splitview1_2": .splitHalf, "splitview2_3": .splitTwoThirds,
    ]

    private static func screen(_ metrics: SimulatedMetrics) -> Device? {
        guard case .screen(let name) = metrics.destination, !name.isEmpty else { return nil }
        let catalog = DeviceCatalog.standard
        return catalog.device(interfaceBuilderID: name)
            ?? oldNames[name].flatMap { catalog.device(interfaceBuilderID: $0) }
    }

    /// The names that the canvas used for screens before device ids.
    private static let oldNames: [String: String] = [
        "retina4": "retina4_0", "retina4_0.fullscreen": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
        "retina35": "retina3_5", "ipad": "ipad9_7", "ipad12.9": "ipad12_9", "retina4_7.fullscreen": "retina4_7",
        "retina5_5.fullscreen": "retina5_5", "ipad9_7.fullscreen": "ipad9_7",
    ]

    private var isPad: Bool { request.device?.idiom == .pad }

    /// The traits that select variations; unspecified before Xcode 8, where the canvas meant any class.
    var documentTraits: DocumentTraits {
        if let square { return square.documentTraits }
        if standsForAnyClass { return DocumentTraits() }
        func sizeClass(_ value: UIUserInterfaceSizeClass) -> DocumentTraits.SizeClass? {
            switch value {
            case .unspecified: nil
            case .compact: .compact
            case .regular: .regular
            }
        }
        return DocumentTraits(
            width: sizeClass(canvas.sizeClasses.horizontal), height: sizeClass(canvas.sizeClasses.vertical),
            idiom: isPad ? "pad" : "phone", style: style ?? "light",
            gamut: request.device?.displayGamut == .P3 ? "P3" : "sRGB")
    }

    var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = isPad ? .pad : .phone
            $0.userInterfaceStyle = style == "dark" ? .dark : .light
            $0.layoutDirection = .leftToRight
            $0.displayScale = canvas.scale
            $0.horizontalSizeClass = canvas.sizeClasses.horizontal
            $0.verticalSizeClass = canvas.sizeClasses.vertical
            $0.preferredContentSizeCategory = contentSize
        }
    }

    /// The description of the environment in a report.
    var description: [(name: String, value: String)] {
        let size = "\(Int(canvas.size.width))x\(Int(canvas.size.height))"
        return [
            ("canvas", square?.description ?? deviceID ?? size), ("orientation", request.orientation.rawValue),
            ("ios", canvas.version.description),
        ]
    }

    /// The safe area of a scene that fills a container view of a given size.
    func safeArea(embeddedIn size: CGSize) -> UIEdgeInsets {
        var embedded = request
        embedded.presentation = .embedded
        embedded.simulatedSize = size
        return Arrangement.canvas(embedded).safeArea
    }

    /// The safe area of a freeform view.
    func safeArea(freeformOfSize size: CGSize) -> UIEdgeInsets {
        guard size != canvas.size else { return canvas.safeArea }
        var freeform = request
        freeform.presentation = .standalone
        freeform.isFreeform = true
        freeform.simulatedSize = size
        return Arrangement.canvas(freeform).safeArea
    }

    /// The safe area of the root view at the size that the document stores for it.
    ///
    /// The size reveals whether bars are beside the root or over it, and whether the scene is a card. The first way of
    /// showing the scene that gives the root this size is used, starting with the inferred one.
    func safeArea(forRootOfSize size: CGSize) -> UIEdgeInsets {
        func fits(_ canvas: Canvas) -> Bool {
            abs(canvas.rootFrame.width - size.width) < 0.6 && abs(canvas.rootFrame.height - size.height) < 0.6
        }
        if fits(canvas) || request.isFreeform { return canvas.safeArea }
        for presentation in [request.presentation, .sheet, .fullScreen] {
            for opacity in [(false, false), (true, false), (false, true), (true, true)] {
                var other = request
                other.presentation = presentation
                if opacity.0 { other.navigationBar?.isTranslucent.toggle() }
                if opacity.1 {
                    other.tabBar?.isTranslucent.toggle()
                    other.toolbar?.isTranslucent.toggle()
                }
                let canvas = Arrangement.canvas(other)
                if fits(canvas) { return canvas.safeArea }
            }
        }
        // Later versions of Xcode keep the size of a card that a version before 14.3 laid out.
        var earlier = request
        earlier.tools = min(request.tools, .xcode13_3)
        earlier.presentation = .sheet
        let card = Arrangement.canvas(earlier)
        if fits(card) { return card.safeArea }
        guard request.presentation == .popover else { return canvas.safeArea }
        // A popover with its own size touches no edge, but the root is under its arrow as well.
        func arrow(_ length: CGFloat, beyond content: CGFloat) -> CGFloat {
            abs(length - content - Self.popoverArrowLength) < 0.6 ? Self.popoverArrowLength : 0
        }
        return UIEdgeInsets(
            top: arrow(size.height, beyond: canvas.rootFrame.height),
            left: arrow(size.width, beyond: canvas.rootFrame.width))
    }

    /// The distance from a popover's content to the tip of its arrow, which points left or up on the canvas.
    private static let popoverArrowLength: CGFloat = 13
}
