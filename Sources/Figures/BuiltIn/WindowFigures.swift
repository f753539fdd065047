import Devices
import Foundation
import Scenes

extension FigureContext {
    /// Previews of windows with their sizes, with a number of columns.
    fileprivate func windows(_ variants: [Variant], perRow count: Int, scene: String) throws -> FigureBlock {
        let source = try source(scene)
        let cells = try variants.map { variant in
            captioned(
                try preview(source, on: variant), place(variant),
                ["\(points(variant.windowSize)) · \(variant.sizeClasses)"])
        }
        let rows = stride(from: 0, to: cells.count, by: count).map { Array(cells[$0..<min($0 + count, cells.count)]) }
        return .grid(FigureGrid(rows: rows, columnGap: 34, rowGap: 30, vertical: .trailing))
    }
}

extension Figure {
    /// The eight windows that an app can have on an iPad, as articles count them.
    static let multitasking = Figure(name: "multitasking", takesDevices: true) { context in
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "multitasking")
        let states = [
            "landscape/split-third", "landscape/split-half", "landscape/split-two-thirds", "landscape/full",
            "portrait/split-third", "portrait/split-two-thirds", "portrait/full", "landscape/slide-over",
        ]
        let variants = try states.map { try context.variant("\(pad)/\($0)@18") }
        return FigureDrawing(content: try context.windows(variants, perRow: 4, scene: SceneStarter.mail))
    }

    /// The snapshots that the app switcher takes when an app goes to the background.
    static let appSwitcher = Figure(name: "app-switcher", takesDevices: true) { context in
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "app-switcher")
        let variants = try context.variant("\(pad)/landscape@18").appSwitcherSizes
        return FigureDrawing(
            content: .column(
                26,
                [
                    context.text(context.words("app-switcher.note"), .detail, width: 720),
                    try context.windows(variants, perRow: 3, scene: SceneStarter.mail),
                ]))
    }
}
