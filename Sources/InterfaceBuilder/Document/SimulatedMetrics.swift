public import Foundation

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
        if let status = reader.take(key: "simulatedStatusBarMetrics") { statusBar = Self.bar(status) }
        if let top = reader.take(key: "simulatedTopBarMetrics") { topBar = Self.bar(top) }
        if let bottom = reader.take(key: "simulatedBottomBarMetrics") {
            bottomBar = Self.bar(bottom)
            bottomBarIsTabBar = bottom.name == "simulatedTabBarMetrics"
        }
        if let orientation = reader.take(key: "simulatedOrientationMetrics") {
            self.orientation = orientation["orientation"] ?? "portrait"
        }
        if let destination = reader.take(key: "simulatedDestinationMetrics") {
            switch destination.name {
            case "freeformSimulatedSizeMetrics": self.destination = .freeform
            case "simulatedScreenMetrics": self.destination = .screen(destination["type"] ?? "")
            default: break
            }
        }
        freeformSize = reader.size(key: "freeformSize")
        reader.ignoreChildren(["modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics"])
    }

    private static func bar(_ element: DocumentElement) -> Bar {
        guard element.name != "nil" else { return .none }
        return .shown(isTranslucent: element["translucent"] != "NO", hasPrompt: element["prompted"] == "YES")
    }

    /// Reads `<simulatedMetricsContainer>`, what a whole document of old pretends.
    init(container: DocumentElement) {
        for child in container.children {
            switch (child.key, child.name) {
            case ("statusBar", _): statusBar = Self.bar(child)
            case ("orientation", _): orientation = child["orientation"] ?? "portrait"
            case ("destination", "simulatedScreenMetrics"): destination = .screen(child["type"] ?? "")
            default: break
            }
        }
    }
}
