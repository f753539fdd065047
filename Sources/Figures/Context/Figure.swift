import Diagnostics

/// A composed figure: its content below the title, and the arrows over it.
struct FigureDrawing {
    /// The title above the content; `nil` for the catalog's, and empty for no line.
    var title: String?
    var content: FigureBlock
    var arrows: [FigureArrow] = []
    /// The problems found in the content of the figure.
    var diagnostics: [Diagnostic] = []
}

/// A figure that can be drawn by name, either built in or from a file.
public struct Figure: Sendable {
    public let name: String
    /// Whether `--devices` applies to it.
    public let takesDevices: Bool
    let compose: @Sendable (FigureContext) throws -> FigureDrawing

    /// The built-in figures, in the order of the listing.
    public static let all = [
        sizeClasses, traitEnvironments, traitCascade, traitTable, transition, splitModes, collapse, showTarget,
        multitasking, popover, modalStyles, sheetDetents, scaleFactors, launchScreens, deviceSizes, appSwitcher,
        rotation, eightStates, themes,
    ]
}
