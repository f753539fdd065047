import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import InterfaceDocuments

extension Figure {
    /// The screens of devices to scale, in points, with their names and properties.
    static let deviceSizes = Figure(name: "device-sizes", takesDevices: true) { context in
        let devices = try context.devices(orNamed: [
            "iphone-4s", "iphone-5s", "iphone-8", "iphone-8-plus", "iphone-15", "iphone-15-plus", "iphone-16-pro-max",
            "ipad-mini-2", "ipad-pro-11", "ipad-pro-12-9",
        ])
        let scale: CGFloat = 0.2
        let sorted = devices.sorted { a, b in
            let (a, b) = (a.device.screenSize, b.device.screenSize)
            return a.width == b.width ? a.height < b.height : a.width < b.width
        }
        let cells = try sorted.map { selection in
            let variant = try Variant(device: selection)
            let device = selection.device
            let pixels = device.renderedPixelSize
            return context.captioned(
                context.screen(device, scale: scale), context.deviceName(variant, withGeneration: true),
                [
                    "\(context.points(device.screenSize)) pt", "@\(JSONText.number(Double(device.scale)))x",
                    "\(pixels.width) × \(pixels.height) px",
                ], width: 130)
        }
        let rows = stride(from: 0, to: cells.count, by: 5).map { Array(cells[$0..<min($0 + 5, cells.count)]) }
        return FigureDrawing(content: .grid(FigureGrid(rows: rows, columnGap: 34, rowGap: 32, vertical: .trailing)))
    }

    /// The pixels of an image of 30 points on each screen, and the file that is used.
    static let scaleFactors = Figure(name: "scale-factors", takesDevices: true) { context in
        let words = context.words
        let devices = try context.devices(orNamed: ["ipad-mini", "ipad-pro-11", "iphone-15", "iphone-8-plus"])
        let side: CGFloat = 30
        let cells = try devices.sorted { $0.device.scale < $1.device.scale }.map { selection in
            let variant = try Variant(device: selection)
            let scale = Int(selection.device.scale)
            let pixels = Int(side) * scale
            // The files of one image. The library that documents use decides which one a device takes.
            let files = ["icon.png", "icon@2x.png", "icon@3x.png"]
            let library = AssetLibrary(catalogs: [], looseFiles: files, in: InputFolder(path: "."))
            let taken = library.imageAsset(named: "icon", for: variant.traits).value?.file ?? ""
            return context.captioned(
                context.pixelGrid(scale: scale), context.deviceName(variant, withGeneration: true),
                [
                    words("scale.factor", String(scale)), "30 × 30 pt → \(pixels) × \(pixels) px", taken,
                    scale == 3 && selection.device.nativePixelSize != selection.device.renderedPixelSize
                        ? words(
                            "scale.downsampled", "\(selection.device.nativePixelSize.width)",
                            "\(selection.device.nativePixelSize.height)") : "",
                ].filter { !$0.isEmpty }, width: 190)
        }
        return FigureDrawing(content: .row(40, .leading, of: cells))
    }
}

extension FigureContext {
    /// A screen's outline with its size classes in both orientations.
    fileprivate func screen(_ device: Device, scale: CGFloat) -> FigureBlock {
        let size = CGSize(width: device.screenSize.width * scale, height: device.screenSize.height * scale)
        let frame = CGRect(origin: .zero, size: size)
        let outline = Path.roundedRectangle(
            frame.insetBy(dx: 0.75, dy: 0.75), cornerRadius: max(3, device.cornerRadius * scale))
        return .drawing(
            size, [.fill(outline, style.panel), .stroke(outline, .color(style.line), StrokeStyle(width: 1.5))])
    }

    /// A circle of ten by ten points, in the pixels of a screen of that scale.
    fileprivate func pixelGrid(scale: Int) -> FigureBlock {
        let points = 10
        let side: CGFloat = 150
        let pixel = side / CGFloat(points * scale)
        var items: [DrawingItem] = [.rectangle(CGRect(x: 0, y: 0, width: side, height: side), style.panel)]
        for row in 0..<points * scale {
            for column in 0..<points * scale {
                let x = (CGFloat(column) + 0.5) * pixel - side / 2
                let y = (CGFloat(row) + 0.5) * pixel - side / 2
                guard x * x + y * y <= side * side / 4 else { continue }
                let frame = CGRect(
                    x: CGFloat(column) * pixel, y: CGFloat(row) * pixel, width: pixel, height: pixel)
                items.append(.rectangle(frame.insetBy(dx: 0.25, dy: 0.25), style.accent))
            }
        }
        for line in 0...points {
            let at = CGFloat(line) * side / CGFloat(points)
            items.append(
                .line(from: CGPoint(x: at, y: 0), to: CGPoint(x: at, y: side), style.hairline, width: 0.5))
            items.append(
                .line(from: CGPoint(x: 0, y: at), to: CGPoint(x: side, y: at), style.hairline, width: 0.5))
        }
        return .drawing(CGSize(width: side, height: side), items)
    }
}
