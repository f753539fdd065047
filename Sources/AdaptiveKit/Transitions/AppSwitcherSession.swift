public import Drawing
import Foundation

/// A snapshot for the app switcher of one size of a scene.
public struct SceneSnapshot: Sendable {
    public var geometry: SceneGeometry
    /// In points; a picture of the key window, or the first window.
    public var picture: DisplayList
}

extension UIWindowScene {
    /// Enters the background as an iPad app does: lays the app out in each size, takes a snapshot of each, and then
    /// restores everything.
    ///
    /// Controllers receive a full transition for each size and another for the return. A split view may collapse and
    /// expand in between.
    ///
    /// - Parameter sizes: the sizes for the switcher, in this order; the sizes of a variant are
    ///   `Variant.appSwitcherSizes`.
    /// - Returns: a snapshot of each size, except for orientations that the interface refuses.
    /// > Rule: TR-10.
    public func enterBackground(snapshotting sizes: [SceneGeometry]) -> [SceneSnapshot] {
        guard let window = keyWindow ?? windows.first else { return [] }
        let original = SceneGeometry(screen: JobEnvironment.current.screen, windowSize: window.bounds.size)
        defer { transition(to: original, animated: false) }
        return sizes.compactMap { geometry in
            guard window.rotationRefusal(to: geometry.screen.interfaceOrientation) == nil else { return nil }
            transition(to: geometry, animated: false)
            return SceneSnapshot(geometry: geometry, picture: window.displayList())
        }
    }
}
