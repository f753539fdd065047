public import Foundation
internal import LocatedText

/// What a scene pretends on the canvas: bars, orientation, size.
public struct SimulatedMetrics: Hashable, Sendable {
    public enum Bar: Hashable, Sendable {
        /// As the controllers that lead to the scene have it.
        case inferred
        case none
        /// A bar is shown; a navigation bar may carry a prompt, and any may be opaque.
        case shown(isTranslucent: Bool, hasPrompt: Bool)
    }

    public enum Destination: Hashable, Sendable {
        case inferred
        /// The scene has a size of its own.
        case freeform
        /// Another screen, by Interface Builder's name of it.
        case screen(String)
    }

    public var statusBar: Bar = .inferred
    public var topBar: Bar = .inferred
    public var bottomBar: Bar = .inferred
    public var destination: Destination = .inferred
    /// The side that the device is turned to: `portrait`, `landscapeRight`.
    public var orientation: String?
    /// The size of a freeform scene, where it has one.
    public var freeformSize: CGSize?
    /// The bar at the bottom is a tab bar rather than a toolbar.
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
            // The screen is known by its name.
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
        // What the canvas paints; a picture has the bars that the app has.
        reader.ignore(["barStyle", "statusBarStyle"], .bookkeeping)
        reader.finish()
        return bar
    }

    /// Reads `<simulatedMetricsContainer>`, what a whole document of old pretends.
    init(container: ElementReader) {
        var reader = container
        if let status = reader.reader(key: "statusBar") { statusBar = Self.bar(status) }
        if let orientation = reader.reader(key: "orientation") { take(orientation: orientation) }
        if let destination = reader.reader(key: "destination") { take(destination: destination) }
        reader.finish()
    }
}
