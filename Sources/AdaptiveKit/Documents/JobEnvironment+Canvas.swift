package import Job

extension JobEnvironment {
    private enum CanvasKey: JobKey {
        static func initialValue(in environment: JobEnvironment) -> Bool { false }
    }

    private enum PlainCellsKey: JobKey {
        static func initialValue(in environment: JobEnvironment) -> Bool { false }
    }

    private enum NarrowRootsKey: JobKey {
        static func initialValue(in environment: JobEnvironment) -> Bool { false }
    }

    /// Whether the tree is laid out as Interface Builder's canvas shows it, which differs from a device in places.
    package var showsCanvas: Bool {
        get { self[CanvasKey.self] }
        set { self[CanvasKey.self] = newValue }
    }

    /// Whether the content of a cell in a table has the margins of any view, as before iOS 11, whatever the version.
    package var cellsHavePlainMargins: Bool {
        get { self[PlainCellsKey.self] }
        set { self[PlainCellsKey.self] = newValue }
    }

    /// Whether root views of any width have the margins of narrow ones.
    package var hasNarrowRootMargins: Bool {
        get { self[NarrowRootsKey.self] }
        set { self[NarrowRootsKey.self] = newValue }
    }
}
