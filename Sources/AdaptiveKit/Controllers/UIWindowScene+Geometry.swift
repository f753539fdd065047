extension UIWindowScene {
    /// The geometry of a scene: its orientation and its coordinates.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        public let coordinateSpace: any UICoordinateSpace
        /// Whether the scene keeps its orientation; never, because only a device can be turned.
        public let isInterfaceOrientationLocked = false

        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = scene.coordinateSpace
            super.init()
        }
    }
}
