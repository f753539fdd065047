import Diagnostics

/// A figure as it is composed: its content below the title, and the arrows over it.
struct FigureDrawing {
    var content: FigureBlock
    var arrows: [FigureArrow] = []
}

/// A figure that the program carries.
struct BuiltInFigure: Sendable {
    let name: String
    /// Whether `--devices` has a meaning for it.
    let takesDevices: Bool
    let compose: @Sendable (FigureContext) throws -> FigureDrawing

    /// In the order of the listing.
    static let all = [
        sizeClasses, traitEnvironments, traitCascade, traitTable, transition, splitModes, collapse, multitasking,
        popover, modalStyles, sheetDetents, scaleFactors, deviceSizes, appSwitcher,
    ]
}
