import Devices
import Diagnostics
import Foundation
import Traits

extension Figure {
    /// The four combinations of size classes with their devices, all to scale.
    static let sizeClasses = Figure(name: "size-classes", takesDevices: true) { context in
        let words = context.words
        let devices = try context.devices(orNamed: ["iphone-15", "iphone-15-plus", "ipad-pro-11"])
        let variants = try devices.flatMap { device in
            try Orientation.allCases.map { try context.variant(of: device, $0) }
        }
        let source = try context.source(FigureScenes.plain)
        let classes: [UIUserInterfaceSizeClass] = [.compact, .regular]
        func cell(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) throws -> FigureBlock {
            let own = SizeClasses(horizontal: horizontal, vertical: vertical)
            let previews = try variants.filter { $0.sizeClasses == own }.map { variant in
                context.captioned(
                    .picture(try context.picture(source, on: variant).value, scale: 0.24), context.deviceName(variant),
                    ["\(context.place(variant)) · \(context.points(variant.windowSize))"], width: 170)
            }
            let pictures =
                previews.isEmpty
                ? context.text(words("size-classes.none"), .detail, width: 170) : .row(24, .trailing, of: previews)
            return .column(16, [context.text("\(own)", .accent), pictures])
        }
        let head = classes.map { context.text(words("width.is", context.word($0)), .heading) }
        let rows = try classes.reversed().map { vertical in
            [context.text(words("height.is", context.word(vertical)), .heading, width: 110)]
                + (try classes.map { try cell($0, vertical) })
        }
        return FigureDrawing(
            content: .grid(
                FigureGrid(rows: [[.nothing] + head] + rows, columnGap: 48, rowGap: 44, hasPanels: true)))
    }
}
