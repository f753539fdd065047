import Devices
import Drawing
import Foundation
import Previews
import Theming

/// Puts a figure onto its page: a title, the content, the arrows over it.
struct FigureComposer {
    let theme: Theme
    let language: FigureLanguage
    let tools: WorkerTools
    let devices: [DeviceSelection]

    /// The figure as a picture that every format is made of.
    func picture(of figure: BuiltInFigure) throws -> DisplayList {
        let words = FigureWords(language: language)
        tools.style = theme.picture
        let context = FigureContext(theme: theme, words: words, tools: tools, devices: devices)
        let style = FigureStyle(theme)
        let drawing = try figure.compose(context)
        let title = words("\(figure.name).title")
        let page = FigureBlock.column(28, [context.text(title, .title), drawing.content])
        var layout = FigureLayout(style: style, setter: tools.textSetter)
        let inner = layout.size(of: page)
        let size = CGSize(
            width: (inner.width + 2 * style.margin).rounded(.up),
            height: (inner.height + 2 * style.margin).rounded(.up))
        let bounds = CGRect(origin: .zero, size: size)
        let items = layout.draw(page, in: bounds.insetBy(dx: style.margin, dy: style.margin))
        let arrows = drawing.arrows.flatMap { layout.draw($0) }
        return DisplayList(
            size: size, items: [.rectangle(bounds, style.background)] + items + arrows, title: title,
            summary: title)
    }
}
