public import Drawing
import Foundation

/// What the app switcher keeps of one size of a scene.
public struct SceneSnapshot: Sendable {
    public var geometry: SceneGeometry
    /// In points, of the key window or else the first.
    public var picture: DisplayList
}

extension UIWindowScene {
    /// Enters the background as an iPad app does: it is laid out in each of the sizes, a snapshot is taken of each, and
    /// then everything is put back.
    ///
    /// Controllers hear a whole transition for each size and one more for the way back; a split view may collapse and
    /// expand in between.
    ///
    /// - Parameter sizes: what the switcher may show the app in, in this order; the sizes of a variant are
    ///   `Variant.appSwitcherSizes`.
    /// - Returns: a snapshot of each size; none of an orientation that the interface refuses.
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
