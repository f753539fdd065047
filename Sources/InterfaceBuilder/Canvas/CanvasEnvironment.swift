internal import AdaptiveKit
internal import Devices
internal import Foundation
internal import Geometry
internal import Traits

/// What Interface Builder's canvas pretends for a document: a device, its traits, and the iOS that Xcode shipped with.
struct CanvasEnvironment {
    var size: CGSize
    var scale: CGFloat
    /// What status bar, cutout and home indicator take.
    var safeArea: UIEdgeInsets
    var version: SystemVersion
    var isPad: Bool
    /// The traits that variations are chosen by; open before Xcode 8, whose canvas stood for any class.
    var documentTraits: DocumentTraits
    var traits: UITraitCollection
    /// The device's name, as the document gives it; `nil` for the square canvas.
    var deviceID: String?
    var isLandscape: Bool

    init(_ document: InterfaceDocument, metrics: SimulatedMetrics = SimulatedMetrics()) {
        version = Self.version(ofTools: document.toolsVersion)
        isLandscape = document.device?.isLandscape ?? false
        if let orientation = metrics.orientation ?? document.defaultMetrics.orientation {
            isLandscape = orientation.hasPrefix("landscape")
        }
        deviceID = document.device?.id
        let name =
            document.device.map(\.id) ?? Self.simulatedScreen(metrics) ?? Self.simulatedScreen(document.defaultMetrics)
        let orientation: Orientation = isLandscape ? .landscape : .portrait
        if let name, let device = Self.device(named: name) {
            size = device.screenSize(in: orientation)
            // Before Xcode 8 the canvas had whole points only.
            scale = document.device == nil ? 1 : device.scale
            safeArea = device.safeAreaInsets(in: orientation, on: version)
            isPad = device.idiom == .pad
            let classes = device.sizeClasses(in: orientation)
            documentTraits = DocumentTraits(
                width: classes.horizontal == .regular ? .regular : .compact,
                height: classes.vertical == .regular ? .regular : .compact,
                idiom: isPad ? "pad" : "phone", style: document.device?.appearance ?? "light")
            traits = Self.traits(
                classes: classes, isPad: isPad, scale: scale, style: document.device?.appearance)
        } else {
            size = CGSize(width: 600, height: 600)
            scale = 1
            safeArea = UIEdgeInsets(top: 20)
            isPad = false
            documentTraits = DocumentTraits()
            traits = Self.traits(
                classes: SizeClasses(horizontal: .unspecified, vertical: .unspecified), isPad: false, scale: 1,
                style: nil)
        }
        if document.device == nil, document.usesTraitCollections { documentTraits = DocumentTraits() }
    }

    private static func simulatedScreen(_ metrics: SimulatedMetrics) -> String? {
        guard case .screen(let name) = metrics.destination, !name.isEmpty else { return nil }
        return name
    }

    private static func device(named name: String) -> Device? {
        let catalog = DeviceCatalog.standard
        return catalog.device(interfaceBuilderID: name)
            ?? oldNames[name].flatMap { catalog.device(interfaceBuilderID: $0) }
    }

    /// Names that the canvas had for screens before there were device ids, and ids of later Xcodes.
    private static let oldNames: [String: String] = [
        "retina4": "retina4_0", "retina4_0.fullscreen": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
        "retina35": "retina3_5", "ipad": "ipad9_7", "ipad12.9": "ipad12_9",
    ]

    private static func traits(
        classes: SizeClasses, isPad: Bool, scale: CGFloat, style: String?
    ) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = isPad ? .pad : .phone
            $0.userInterfaceStyle = style == "dark" ? .dark : .light
            $0.layoutDirection = .leftToRight
            $0.displayScale = scale
            $0.horizontalSizeClass = classes.horizontal
            $0.verticalSizeClass = classes.vertical
            $0.preferredContentSizeCategory = .large
        }
    }

    /// The iOS that came with the Xcode whose Interface Builder has this build number.
    static func version(ofTools build: Int?) -> SystemVersion {
        guard let build else { return .iOS8 }
        let first: [(Int, SystemVersion)] = [
            (24_000, .iOS26), (23_000, .iOS18), (22_000, .iOS17), (20_000, .iOS16), (19_000, .iOS15),
            (17_000, .iOS14), (15_000, .iOS13), (14_000, .iOS12), (13_000, .iOS11), (11_000, .iOS10),
            (9_000, .iOS9), (6_000, .iOS8),
        ]
        return first.first { build >= $0.0 }?.1 ?? .iOS7
    }
}
