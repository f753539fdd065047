public import Devices
public import Foundation
import Geometry

/// The target geometry of a scene: the orientation of its screen and the size of its windows.
public struct SceneGeometry: Sendable {
    public var screen: ScreenFacts
    /// The size of the windows in points.
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
