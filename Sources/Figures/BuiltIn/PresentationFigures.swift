import Devices
import Foundation

extension Figure {
    /// The adaptation of a popover in each environment.
    static let popover = Figure(name: "popover", takesDevices: false) { context in
        let words = context.words
        let content = FigureScenes.form
        let asked: [(key: String, scene: String)] = [
            ("popover.adapted", "{popover: \(content), from: compose, size: [300, 220]}"),
            ("popover.kept", "{popover: \(content), from: compose, size: [300, 220], adaptation: none}"),
        ]
        let variants = try ["ipad-pro-11/landscape", "iphone-15/portrait", "iphone-15/landscape"].map(context.variant)
        let head = variants.map {
            context.captionLines([context.deviceName($0), "\(context.place($0)) · \($0.sizeClasses)"])
        }
        let rows = try asked.map { row in
            let source = try context.source(FigureScenes.presenting(row.scene))
            return [context.text(words(row.key), .heading, width: 150, alignment: .leading)]
                + (try variants.map { try context.preview(source, on: $0, side: 290) })
        }
        return FigureDrawing(
            content: .grid(
                FigureGrid(
                    rows: [[.nothing] + head] + rows, columnGap: 36, rowGap: 28, firstColumn: .leading)))
    }

    /// Each presentation style, from the detail of a split view: on an iPad in landscape, in portrait and in a third of the
    /// screen, and on an iPhone.
    static let modalStyles = Figure(name: "modal-styles", takesDevices: true) { context in
        let variants =
            context.devices.isEmpty
            ? try [
                "ipad-pro-11/landscape@18", "ipad-pro-11/portrait@18", "ipad-pro-11/landscape/split-third@18",
                "iphone-15/portrait@18",
            ].map(context.variant)
            : try context.devices.flatMap { device in
                try Orientation.allCases.map { try context.variant(of: device, $0) }
            }
        let styles = [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
        ]
        let head = variants.map {
            context.captionLines([context.deviceName($0), context.place($0), context.versionName($0)])
        }
        let rows = try styles.map { style in
            // What stays below the presented view is visible through it.
            let source = try context.source(FigureScenes.presentingFromDetail(style))
            return [context.code(style, .heading, alignment: .leading)]
                + (try variants.map { try context.preview(source, on: $0, side: 200) })
        }
        return FigureDrawing(
            content: .grid(
                FigureGrid(
                    rows: [[.nothing] + head] + rows, columnGap: 30, rowGap: 24, firstColumn: .leading)))
    }

    /// The resting heights of a sheet.
    static let sheetDetents = Figure(name: "sheet-detents", takesDevices: true) { context in
        let words = context.words
        let devices = try context.devices(orNamed: ["iphone-15", "ipad-pro-11"])
        let detents: [(key: String, value: String)] = [
            ("detent.medium", "medium"), ("detent.large", "large"), ("detent.height", "240"),
            ("detent.fraction", "\"30%\""),
        ]
        let head = detents.map { context.text(words($0.key), .heading, width: 180) }
        let rows = try devices.map { device in
            let variant = try context.variant(of: device)
            let cells = try detents.map { detent in
                let sheet = "{sheet: \(FigureScenes.form), detents: [\(detent.value)], grabber: true}"
                return try context.preview(try context.source(FigureScenes.presenting(sheet)), on: variant)
            }
            return [context.captionLines([context.deviceName(variant), context.place(variant)])] + cells
        }
        return FigureDrawing(
            content: .grid(FigureGrid(rows: [[.nothing] + head] + rows, columnGap: 34, rowGap: 28)))
    }
}
