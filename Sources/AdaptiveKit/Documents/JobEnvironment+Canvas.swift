package import Job

extension JobEnvironment {
    private enum CanvasKey: JobKey {
        static func initialValue(in environment: JobEnvironment) -> Bool { false }
    }

    /// Whether the tree is laid out as Interface Builder's canvas shows it, which differs from a device in places.
    package var showsCanvas: Bool {
        get { self[CanvasKey.self] }
        set { self[CanvasKey.self] = newValue }
    }
}
