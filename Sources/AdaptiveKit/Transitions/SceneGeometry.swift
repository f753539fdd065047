public import Devices
public import Foundation
import Geometry

/// What a scene is changed to: how its screen stands, and how large its windows are.
public struct SceneGeometry: Sendable {
    public var screen: ScreenFacts
    /// In points.
    public var windowSize: CGSize

    public init(screen: ScreenFacts, windowSize: CGSize? = nil) {
        self.screen = screen
        self.windowSize = windowSize ?? screen.size
    }

    /// The geometry of a variant.
    public init(_ variant: Variant) {
        self.init(screen: ScreenFacts(variant), windowSize: variant.windowSize)
    }
}
