import Devices
import Diagnostics
import Drawing
import Foundation
import Previews
import Scenes
import Theming

extension Figure {
    /// The built-in themes, each with previews in light and dark on its own background.
    static let themes = Figure(name: "themes", takesDevices: false) { context in
        let variants = try ["ipad-pro-11/landscape@18", "iphone-15/portrait@18", "iphone-15/portrait/full/dark@18"]
            .map(context.variant)
        let cells = try Theme.embeddedNames.map { name in
            let theme = try Theme.named(name)
            var own = context
            own.theme = theme
            context.tools.style = theme.picture
            defer { context.tools.style = context.theme.picture }
            let source = try own.source(SceneStarter.mail)
            let previews = FigureBlock.row(
                18, of: try variants.map { .picture(try own.picture(source, on: $0).value, scale: 0.2) })
            return context.captioned(.picture(own.sheet(with: previews), scale: 1), name, [])
        }
        let rows = stride(from: 0, to: cells.count, by: 2).map { Array(cells[$0..<min($0 + 2, cells.count)]) }
        return FigureDrawing(content: .grid(FigureGrid(rows: rows, columnGap: 28, rowGap: 24)))
    }
}

extension FigureContext {
    /// A part on its theme's background.
    fileprivate func sheet(with block: FigureBlock) -> DisplayList {
        var layout = FigureLayout(style: style, setter: tools.textSetter)
        let size = layout.size(of: block)
        let bounds = CGRect(x: 0, y: 0, width: size.width + 40, height: size.height + 36)
        let items = layout.draw(block, in: bounds)
        return DisplayList(size: bounds.size, items: [.rectangle(bounds, style.background)] + items)
    }
}
