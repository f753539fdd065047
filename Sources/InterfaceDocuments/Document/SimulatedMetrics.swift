public import Foundation
internal import LocatedText

/// The simulated metrics of a scene on the canvas: bars, orientation and size.
public struct SimulatedMetrics: Hashable, Sendable {
    public enum Bar: Hashable, Sendable {
        /// The value is inferred from the controllers that lead to the scene.
        case inferred
        case none
        /// A visible bar. A navigation bar may have a prompt, and any bar may be opaque.
        case shown(isTranslucent: Bool, hasPrompt: Bool)
    }

    public enum Destination: Hashable, Sendable {
        case inferred
        /// The scene has a custom size.
        case freeform
        /// Another screen, by its name in Interface Builder.
        case screen(String)
    }

    public var statusBar: Bar = .inferred
    public var topBar: Bar = .inferred
    public var bottomBar: Bar = .inferred
    public var destination: Destination = .inferred
    /// The device orientation: `portrait`, `landscapeRight`.
    public var orientation: String?
    /// The size of a freeform scene, if it has one.
    public var freeformSize: CGSize?
    /// Whether the bottom bar is a tab bar rather than a toolbar.
    public var bottomBarIsTabBar = false

    public init() {}

    init(_ reader: inout ElementReader) {
        if let status = reader.reader(key: "simulatedStatusBarMetrics") { statusBar = Self.bar(status) }
        if let top = reader.reader(key: "simulatedTopBarMetrics") { topBar = Self.bar(top) }
        if let bottom = reader.reader(key: "simulatedBottomBarMetrics") {
            bottomBar = Self.bar(bottom)
            bottomBarIsTabBar = bottom.element.name == "simulatedTabBarMetrics"
        }
        if let orientation = reader.reader(key: "simulatedOrientationMetrics") { take(orientation: orientation) }
        if let destination = reader.reader(key: "simulatedDestinationMetrics") { take(destination: destination) }
        freeformSize = reader.size(key: "freeformSize")
        reader.ignoreChildren(["modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics"], .outdated)
    }

    private mutating func take(orientation: ElementReader) {
        var reader = orientation
        self.orientation = reader.string("orientation") ?? "portrait"
        reader.finish()
    }

    private mutating func take(destination: ElementReader) {
        var reader = destination
        switch reader.element.name {
        case "freeformSimulatedSizeMetrics": self.destination = .freeform
        case "simulatedScreenMetrics":
            self.destination = .screen(reader.string("type") ?? "")
            // The name identifies the screen.
            reader.ignoreChildren(keys: ["portraitSize", "landscapeSize"], .bookkeeping)
        default: break
        }
        reader.finish()
    }

    private static func bar(_ element: ElementReader) -> Bar {
        var reader = element
        guard reader.element.name != "nil" else { return .none }
        let bar = Bar.shown(
            isTranslucent: reader.bool("translucent") ?? true, hasPrompt: reader.bool("prompted") ?? false)
        // The style of the bars on the canvas. A picture shows the app's own bars.
        reader.ignore(["barStyle", "statusBarStyle"], .bookkeeping)
        reader.finish()
        return bar
    }

    /// Reads `<simulatedMetricsContainer>`, the metrics of a whole old document.
    init(container: ElementReader) {
        var reader = container
        if let status = reader.reader(key: "statusBar") { statusBar = Self.bar(status) }
        if let orientation = reader.reader(key: "orientation") { take(orientation: orientation) }
        if let destination = reader.reader(key: "destination") { take(destination: destination) }
        reader.finish()
    }
}
