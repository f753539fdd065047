import Devices
import Diagnostics
import Drawing
import Foundation
import LocatedText
import Previews
import Theming

/// Composes a figure on its page: the title, the content and the arrows.
struct FigureComposer {
    let theme: Theme
    let language: FigureLanguage
    let tools: WorkerTools
    let devices: [DeviceSelection]

    /// The figure as a picture from which every format is made, with the problems found in its content.
    ///
    /// - Throws: the reason why the figure is impossible: a named part or element that does not exist.
    func picture(of figure: Figure) throws -> Diagnosed<DisplayList> {
        let (layout, list, diagnostics) = try laidOut(figure)
        guard layout.unresolved.isEmpty else { throw DiagnosedError(Self.problems(layout)) }
        return Diagnosed(list, diagnostics: diagnostics)
    }

    /// The figure on its page, with the layout that gives the positions.
    func laidOut(_ figure: Figure) throws -> (layout: FigureLayout, list: DisplayList, diagnostics: [Diagnostic]) {
        let words = FigureWords(language: language)
        tools.style = theme.picture
        let context = FigureContext(theme: theme, words: words, tools: tools, devices: devices)
        let style = FigureStyle(theme)
        let drawing = try figure.compose(context)
        let title = drawing.title ?? words("\(figure.name).title")
        var heading = title.isEmpty ? [] : [context.text(title, .title)]
        // A figure about several versions names them itself, and a figure file has captions of its own.
        if drawing.title == nil, context.versions.shown.count == 1, let version = context.versions.shown.first {
            heading = [.column(6, heading + [context.text("iOS \(version.major)", .detail)])]
        }
        let page = FigureBlock.column(28, heading + [drawing.content])
        var layout = FigureLayout(style: style, setter: tools.textSetter)
        let inner = layout.size(of: page)
        let size = CGSize(
            width: (inner.width + 2 * style.margin).rounded(.up),
            height: (inner.height + 2 * style.margin).rounded(.up))
        let bounds = CGRect(origin: .zero, size: size)
        var items = layout.draw(page, in: bounds.insetBy(dx: style.margin, dy: style.margin))
        for arrow in drawing.arrows { items += layout.draw(arrow) }
        let list = DisplayList(
            size: size, items: [.rectangle(bounds, style.background)] + items, title: title, summary: title)
        return (layout, list, drawing.diagnostics)
    }

    private static func problems(_ layout: FigureLayout) -> [Diagnostic] {
        layout.unresolved.map { reference in
            // Elements are named within their preview; parts and elements of other previews have full names.
            let part = reference.scope ?? reference.name.split(separator: ".").first.map(String.init) ?? ""
            let elements = layout.elementNames(in: part)
            let known = (reference.scope == nil ? elements.map { "\(part).\($0)" } : elements) + layout.partNames
            let problem = ShapeProblem.unknownID(
                reference.name, known: known, nearest: nearestWords(to: reference.name, among: known).first)
            return Diagnostic(.error, problem, at: reference.location)
        }
    }
}
