import Arrangement
import Devices
import Foundation
import Scenes

extension Figure {
    /// Every display mode that each style and behavior of a split view allows.
    static let splitModes = Figure(name: "split-modes", takesDevices: true) { context in
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "split-modes")
        let variant = try context.variant("\(pad)/landscape")
        let styles: [(SplitStyle, String, [SplitBehavior])] = [
            (.doubleColumn, "double", [.tile, .overlay]), (.tripleColumn, "triple", [.tile, .overlay, .displace]),
        ]
        var rows: [[FigureBlock]] = []
        for (style, styleName, behaviors) in styles {
            for behavior in behaviors {
                var row = [
                    context.code("\(styleName)Column\n\(behavior)", .heading, width: 160, alignment: .leading)
                ]
                for mode in behavior.modes(for: style) {
                    let source = try context.source(
                        FigureScenes.split(style: styleName, mode: "\(mode)", behavior: "\(behavior)"))
                    row.append(.column(8, [try context.preview(source, on: variant), context.code("\(mode)")]))
                }
                rows.append(row)
            }
        }
        return FigureDrawing(
            content: .column(
                26,
                [
                    context.text("\(context.deviceName(variant)) · \(context.place(variant))", .detail),
                    .grid(FigureGrid(rows: rows, columnGap: 30, rowGap: 26, firstColumn: .leading)),
                ]))
    }

    /// The collapse of two columns when the width becomes compact, and back.
    static let collapse = Figure(name: "collapse", takesDevices: true) { context in
        let words = context.words
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "collapse")
        let source = try context.source(SceneStarter.mail)
        func part(_ notation: String, _ name: String, _ key: String) throws -> FigureBlock {
            let variant = try context.variant(notation)
            return context.captioned(
                .named(name, try context.preview(source, on: variant, side: 300)), words(key),
                ["\(context.place(variant)) · \(variant.sizeClasses)", words(key + ".note")], width: 280)
        }
        return FigureDrawing(
            content: .row(
                70, .leading,
                of: [
                    try part("\(pad)/landscape@18", "expanded", "collapse.expanded"),
                    try part("\(pad)/landscape/split-third@18", "collapsed", "collapse.collapsed"),
                    try part("\(pad)/landscape/split-two-thirds@18", "again", "collapse.again"),
                ]),
            arrows: [FigureArrow(from: "expanded", to: "collapsed"), FigureArrow(from: "collapsed", to: "again")])
    }
}
