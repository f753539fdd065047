public import Devices
public import Foundation
public import Geometry
import Traits

/// The parameters that determine how Interface Builder's canvas shows a scene.
public struct CanvasRequest: Hashable, Sendable {
    /// The presentation of the scene on the screen, through all its containers and the segues that lead to them.
    public enum Presentation: Hashable, Sendable {
        case fullScreen
        /// A modal segue of an automatic, page sheet or form sheet style.
        case sheet
        case popover
        /// The scene fills a container view of another scene; its size is `simulatedSize`.
        case embedded
        /// A view of a xib, which is not in a scene; its size is `simulatedSize`.
        case standalone
    }

    /// A bar at an edge; content extends below it only if it is translucent.
    public struct Bar: Hashable, Sendable {
        public var isTranslucent: Bool

        public init(isTranslucent: Bool = true) {
            self.isTranslucent = isTranslucent
        }
    }

    /// The document's `<device>`; `nil` for documents from before Xcode 8, whose canvas is the generic square.
    public var device: Device?
    public var orientation: Orientation = .portrait
    public var multitasking: MultitaskingSize = .full
    public var tools: InterfaceBuilderTools
    /// The pixels per point of the Mac's screen; `nil` if the document does not reveal them.
    public var pixelsPerPoint: CGFloat?
    public var presentation: Presentation = .fullScreen
    /// A freeform size or the size of a simulated screen, if the scene has one.
    public var simulatedSize: CGSize?
    /// Whether `simulatedSize` is freeform.
    public var isFreeform = false
    /// Whether the scene's status bar is simulated as hidden.
    public var hidesStatusBar = false
    public var navigationBar: Bar?
    public var prefersLargeTitle = false
    /// Whether the navigation bar shows a line above its title.
    public var hasPrompt = false
    public var tabBar: Bar?
    public var toolbar: Bar?
    /// The edges at which content extends below bars: `edgesForExtendedLayout`.
    public var extendedEdges: UIRectEdge = .all
    public var extendedLayoutIncludesOpaqueBars = false
    public var preferredContentSize: CGSize?

    public init(device: Device?, tools: InterfaceBuilderTools) {
        self.device = device
        self.tools = tools
    }
}

/// The space that Interface Builder gives to a scene's root view.
public struct Canvas: Hashable, Sendable {
    /// The size of the whole canvas: of the screen, the sheet, or the freeform size.
    public var size: CGSize
    /// The frame of the root view on the canvas; smaller than the canvas if an opaque bar takes space.
    public var rootFrame: CGRect
    /// The safe area of the root view.
    public var safeArea: UIEdgeInsets
    public var navigationBar: CGRect?
    public var tabBar: CGRect?
    public var toolbar: CGRect?
    /// The size classes; `unspecified` on the generic square, which represents every class.
    public var sizeClasses: SizeClasses
    /// The pixels per point of the grid to which frames are rounded.
    public var scale: CGFloat
    public var version: SystemVersion
}

/// Lays out the canvas of a scene as shown by the Interface Builder that saved the document.
///
/// > Rule: SB-1 for the generic square. The insets of each Xcode and the sheets of Xcode 11 and later are those in
/// > documents that they saved.
public func canvas(_ request: CanvasRequest) -> Canvas {
    let tools = request.tools
    let version = tools.systemVersion
    let idiom = request.device?.idiom ?? .phone
    let isSheet = request.presentation == .sheet || (request.presentation == .popover && idiom != .pad)
    // Sheets are cards from Xcode 11 on; before, they cover a phone's screen.
    let isCard = isSheet && idiom != .pad && tools >= .xcode11
    let screen = request.screen
    let device = request.deviceInsets

    var size = request.simulatedSize ?? screen.size
    // A freeform scene has the screen's insets, as if the screen had its size. An embedded one has the top inset from
    // Xcode 9 on.
    var insets = request.presentation == .embedded ? UIEdgeInsets(top: tools < .xcode9 ? 0 : device.top) : device
    if isCard, tools >= .xcode14_3 {
        // The card is 10 points below the top of the canvas, outside of its insets.
        size.height -= 10
        insets.top = 0
        insets.bottom = 0
    } else if isCard {
        size.height -= request.hasNoInsets ? 20 : request.canvasTop + 10
        insets.top = 0
        // From Xcode 13.3 on, a card does not reach the home indicator: 5 of 6 views in three projects show it.
        let bottom = request.device?.safeAreaInsets(in: request.orientation, on: .iOS18).bottom ?? 0
        insets.bottom = tools < .xcode13_3 ? bottom : 0
    } else if request.isAtTopOfScreen, size.width <= screen.size.width {
        // A lower view does not reach the home indicator. A view wider than the screen has a canvas of its own size.
        insets.bottom = max(0, insets.bottom - max(0, screen.size.height - size.height))
    } else if idiom == .pad, [.sheet, .popover].contains(request.presentation), request.simulatedSize == nil {
        size = request.preferredContentSize ?? request.padPresentationSize
        if isSheet, request.preferredContentSize == nil, tools >= .xcode14_3 { size.height -= 10 }
        insets = .zero
    }

    var environment = BarEnvironment(
        idiom: idiom, horizontalSizeClass: screen.classes.horizontal, verticalSizeClass: screen.classes.vertical,
        hasHomeIndicator: request.device?.hasHomeIndicator ?? false, version: version, scale: request.scale)
    if request.device == nil { environment.idiom = .phone }
    environment.isInSheet = isCard || (isSheet && idiom == .pad && version >= .iOS13)
    // From Xcode 11 on, a toolbar is equally high on screens with a home button and without one.
    if environment.idiom == .phone, tools >= .xcode11 { environment.hasHomeIndicator = true }
    let plainHeight =
        request.prefersLargeTitle ? environment.navigationBarHeightWithLargeTitle() : environment.navigationBarHeight()
    var bars = environment.arrangeBars(
        in: size, safeArea: insets,
        BarRequest(
            navigationBar: request.navigationBar == nil
                ? .hidden : .ofHeight(plainHeight + (request.hasPrompt ? CanvasRequest.promptHeight : 0)),
            showsTabBar: request.tabBar != nil, showsToolbar: request.toolbar != nil))
    // The canvas has no Dynamic Island, so a bar is not moved up under it.
    if let bar = bars.navigationBar, bar.minY < insets.top {
        bars.navigationBar = bar.offsetBy(dx: 0, dy: insets.top - bar.minY)
        bars.safeArea.top += insets.top - bar.minY
    }
    // Content begins below an opaque bar, unless it extends under it on request.
    func ends(_ bar: CanvasRequest.Bar?, _ edge: UIRectEdge) -> Bool {
        guard let bar else { return false }
        return !request.extendedEdges.contains(edge)
            || (!bar.isTranslucent && !request.extendedLayoutIncludesOpaqueBars)
    }
    var root = CGRect(origin: .zero, size: size)
    var safeArea = bars.safeArea
    if ends(request.navigationBar, .top) {
        root = root.inset(by: UIEdgeInsets(top: safeArea.top))
        safeArea.top = 0
    }
    if ends(request.toolbar, .bottom) || ends(request.tabBar, .bottom) {
        root = root.inset(by: UIEdgeInsets(bottom: safeArea.bottom))
        safeArea.bottom = 0
    }
    return Canvas(
        size: size, rootFrame: root, safeArea: safeArea, navigationBar: bars.navigationBar, tabBar: bars.tabBar,
        toolbar: bars.toolbar, sizeClasses: screen.classes, scale: request.scale, version: version)
}

extension CanvasRequest {
    /// The generic square of documents from before Xcode 8.
    private static let genericSize = CGSize(width: 600, height: 600)

    /// Documents from before Xcode 7 have frames in whole points.
    fileprivate var scale: CGFloat { pixelsPerPoint ?? device?.scale ?? (tools < .xcode7 ? 1 : 2) }

    fileprivate var screen: (size: CGSize, classes: SizeClasses) {
        guard let device else {
            return (Self.genericSize, SizeClasses(horizontal: .unspecified, vertical: .unspecified))
        }
        let version = max(tools.systemVersion, .iOS9)
        let window =
            device.window(multitasking, in: orientation, on: min(version, .iOS18))
            ?? device.window(.full, in: orientation, on: version)
        return (
            window?.frame.size ?? device.screenSize(in: orientation),
            window?.sizeClasses ?? device.sizeClasses(in: orientation)
        )
    }

    /// Whether a view lower than the screen is at its top, so that it does not reach the home indicator.
    ///
    /// Views of xibs are from Xcode 11 on, freeform scenes from Xcode 13 on, until Xcode 14.3. Documents of six projects
    /// show it for xibs, of two for scenes.
    fileprivate var isAtTopOfScreen: Bool {
        guard tools < .xcode14_3 else { return false }
        return presentation == .standalone ? tools >= .xcode11 : isFreeform && tools >= .xcode13
    }

    /// Whether the screen itself has no insets: a home button and no notch.
    fileprivate var hasNoInsets: Bool { !(device?.hasHomeIndicator ?? false) }

    /// The top inset of a screen with a notch in portrait on the canvas, which is always 44 up to Xcode 13.
    fileprivate var canvasTop: CGFloat {
        guard let device, !hasNoInsets else { return 0 }
        if device.idiom == .phone, tools < .xcode14 { return 44 }
        // Xcode 15 shows the 5.8-inch canvas with the insets of the 13 mini.
        if device.id == "iphone-5-8" { return 50 }
        return device.safeAreaInsets(in: .portrait, on: .iOS18).top
    }

    /// The height that a prompt adds to a navigation bar on the canvas, from the safe area in two documents of Xcode
    /// 14.
    fileprivate static let promptHeight: CGFloat = 34

    /// The least height of a view that is a screen.
    public static let leastScreenHeight: CGFloat = 440

    /// The safe area of the canvas without any bars of the scene.
    fileprivate var deviceInsets: UIEdgeInsets {
        let statusBar: CGFloat = hidesStatusBar ? 0 : 20
        // From Xcode 11 to 14.2 the canvas shows no status bar on screens without a notch.
        let showsStatusBar = tools < .xcode11 || tools >= .xcode14_3
        guard let device else { return UIEdgeInsets(top: showsStatusBar ? statusBar : 0) }
        if hasNoInsets {
            if device.idiom == .phone, orientation == .landscape { return .zero }
            let isScreen =
                device.idiom == .pad || simulatedSize.map { tools.showsStatusBar(aboveHeight: $0.height) } ?? true
            return UIEdgeInsets(top: showsStatusBar && isScreen ? statusBar : 0)
        }
        var insets = device.safeAreaInsets(in: orientation, on: .iOS18)
        if orientation == .portrait { insets.top = canvasTop }
        // From Xcode 11 to 13.2, an iPad's canvas shows no status bar either: one project has three such views.
        if device.idiom == .pad, tools >= .xcode11, tools < .xcode13_3 { insets.top = 0 }
        if device.idiom == .phone, orientation == .landscape, tools < .xcode14 {
            insets.left = 44
            insets.right = 44
        }
        if tools >= .xcode16_3 { insets = insets + insets }
        return insets
    }

    /// The size of a sheet or a popover on an iPad's canvas, if the scene has no size of its own.
    fileprivate var padPresentationSize: CGSize {
        presentation == .popover
            ? Presentations.interfaceBuilderPopoverSize : Presentations.formSheetSize(version: tools.systemVersion)
    }
}
