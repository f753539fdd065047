import Devices
import Diagnostics
import Drawing
import Foundation
import Previews
import Scenes
import UIKit
import Walks

extension FigureContext {
    /// Takes steps in the sample app, on one running instance.
    fileprivate func walk(_ words: [String], on variant: Variant) throws -> Walk {
        let source = try source(SceneStarter.mail)
        var steps: [WalkStep] = []
        for word in words { steps.append(try WalkStep(parsing: word)) }
        let walk = try source.walk(steps, in: 0, on: variant, tools: tools)
        if let failure = walk.failure { throw DiagnosedError(failure.reasons) }
        return walk
    }

    /// A moment's picture at one scale, in an outline.
    fileprivate func panel(_ list: DisplayList, scale: CGFloat) -> FigureBlock {
        let frame = CGRect(origin: .zero, size: list.size)
        var outlined = list
        outlined.items = [
            .group(GroupStyle(clip: .rectangle(frame)), list.items),
            .stroke(.rectangle(frame), .color(style.hairline), Drawing.StrokeStyle(width: 1 / scale)),
        ]
        return .picture(outlined, scale: scale)
    }
}

extension Walk.Moment {
    /// The size that the root controller was announced before this moment; `nil` if it heard of none.
    fileprivate var announcedSize: CGSize? {
        calls.first { $0.callback == .viewWillTransition && $0.subject.depth == 0 }?.otherSize
    }
}

extension Figure {
    /// A rotation of one running app: the announcement, the way, and the end.
    static let rotation = Figure(name: "rotation", takesDevices: true) { context in
        let words = context.words
        let device = try context.devices(orNamed: ["iphone-15-pro-max"]).prefix(1)
        let variant = try Variant(device: device[device.startIndex], orientation: .portrait)
        let walk = try context.walk(["rotate"], on: variant)
        guard walk.moments.count == 2 else { return FigureDrawing(content: .nothing) }
        let (before, after) = (walk.moments[0], walk.moments[1])
        let start = before.picture.list
        let end = (after.animated ?? after.picture).list
        let scale = context.tile / max(start.size.width, start.size.height)
        let announced = after.announcedSize.map(context.points) ?? "–"
        let between: [FigureBlock] = [0.33, 0.67].map { fraction in
            context.captioned(
                context.panel(start.blended(into: end, at: fraction), scale: scale), words("rotation.between"),
                ["\(Int((fraction * 100).rounded())) %"])
        }
        let panels =
            [
                context.captioned(
                    context.panel(start, scale: scale), words("rotation.before"),
                    [
                        "\(context.points(before.variant.windowSize)) · \(before.variant.sizeClasses)",
                        "\(words("rotation.announced")) \(announced)",
                    ])
            ] + between + [
                context.captioned(
                    context.panel(after.picture.list, scale: scale), words("rotation.after"),
                    ["\(context.points(after.variant.windowSize)) · \(after.variant.sizeClasses)"])
            ]
        return FigureDrawing(
            content: .column(
                22,
                [
                    context.text("\(context.deviceName(variant)) · \(context.versionName(variant))", .detail),
                    .grid(FigureGrid(rows: [panels], columnGap: 30, rowGap: 20)),
                ]))
    }

    /// A walk of one running app through the eight states of its window on an iPad.
    static let eightStates = Figure(name: "eight-states", takesDevices: true) { context in
        let words = context.words
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "eight-states")
        let start = try context.variant("\(pad)/landscape@18")
        let walk = try context.walk(
            [
                "resize:split-two-thirds", "resize:split-half", "resize:split-third", "resize:slide-over",
                "resize:full", "rotate:portrait", "resize:split-two-thirds", "resize:split-third",
            ], on: start)
        // The window is full twice.
        let moments = walk.moments.enumerated().filter { $0.offset != 5 }.map(\.element)
        let longest = moments.map { max($0.picture.list.size.width, $0.picture.list.size.height) }.max() ?? 1
        let scale = context.tile / longest
        let panels = moments.enumerated().map { number, moment in
            context.captioned(
                context.panel(moment.picture.list, scale: scale),
                "\(number + 1). \(context.place(moment.variant))",
                ["\(context.points(moment.variant.windowSize)) · \(moment.variant.sizeClasses)"]
                    + (moment.announcedSize.map { ["\(words("rotation.announced")) \(context.points($0))"] } ?? []))
        }
        let rows = stride(from: 0, to: panels.count, by: 4).map { Array(panels[$0..<min($0 + 4, panels.count)]) }
        return FigureDrawing(
            content: .column(
                22,
                [
                    context.text("\(context.deviceName(start)) · \(context.versionName(start))", .detail),
                    .grid(FigureGrid(rows: rows, columnGap: 34, rowGap: 30, vertical: .trailing)),
                ]))
    }
}
