import Diagnostics

/// A figure as it is composed: its content below the title, and the arrows over it.
struct FigureDrawing {
    /// The line above the content; the catalogue's, where the figure says none, and no line where it is empty.
    var title: String?
    var content: FigureBlock
    var arrows: [FigureArrow] = []
    /// What was found wrong in what is shown.
    var diagnostics: [Diagnostic] = []
}

/// Something that can be drawn by a name: the program carries some, files say others.
struct Figure: Sendable {
    let name: String
    /// Whether `--devices` has a meaning for it.
    let takesDevices: Bool
    let compose: @Sendable (FigureContext) throws -> FigureDrawing

    /// Those that the program carries, in the order of the listing.
    static let all = [
        sizeClasses, traitEnvironments, traitCascade, traitTable, transition, splitModes, collapse, showTarget,
        multitasking, popover, modalStyles, sheetDetents, scaleFactors, launchScreens, deviceSizes, appSwitcher,
        themes,
    ]
}
