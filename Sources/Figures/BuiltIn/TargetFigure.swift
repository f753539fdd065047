import Devices
import Foundation
import Previews
import Scenes
import UIKit

extension Figure {
    /// The search for the controller that shows another: from the one that asks up to the one that responds (VC-1 to
    /// VC-3).
    static let showTarget = Figure(name: "show-target", takesDevices: false) { context in
        let words = context.words
        let source = try context.source(SceneStarter.mail)
        let cases: [(method: String, action: UIResponder.ResponderAction, variant: String)] = [
            ("show(_:sender:)", .showViewController, "ipad-pro-11/landscape"),
            ("showDetailViewController(_:sender:)", .showDetailViewController, "ipad-pro-11/landscape"),
            ("showDetailViewController(_:sender:)", .showDetailViewController, "iphone-15/portrait"),
        ]
        var arrows: [FigureArrow] = []
        var columns: [FigureBlock] = []
        for (number, example) in cases.enumerated() {
            let variant = try context.variant(example.variant)
            let steps = source.inJob(of: 0, on: variant, tools: context.tools) { tree, _ in
                tree.layout()
                return TargetStep.steps(of: example.action, in: tree.window.rootViewController)
            }
            let boxes = steps.enumerated().map { index, step in
                FigureBlock.named(
                    "step\(number).\(index)",
                    .box(
                        FigureBox(
                            style: step.part == .takes ? .accent : .plain, padding: CGSize(width: 16, height: 9),
                            content: .column(
                                3,
                                [
                                    context.code(step.className),
                                    context.text(
                                        words("target.\(step.part.rawValue)"), step.part == .takes ? .accent : .detail),
                                ]))))
            }
            for (index, step) in steps.enumerated() where index > 0 && step.part != .notAsked {
                guard steps[index - 1].part != .notAsked else { continue }
                arrows.append(FigureArrow(from: "step\(number).\(index)", to: "step\(number).\(index - 1)"))
            }
            columns.append(
                .column(
                    20,
                    [
                        .column(
                            3,
                            [
                                context.code(example.method, width: 300),
                                context.text(
                                    "\(context.deviceName(variant)) · \(context.place(variant))", .detail, width: 300),
                            ]),
                        .column(30, boxes),
                    ]))
        }
        return FigureDrawing(
            content: .column(
                28, [.row(44, .leading, of: columns), context.text(words("target.note"), .detail, width: 760)]),
            arrows: arrows)
    }
}

/// A controller on the way from the one that asks to the top, and its role.
private struct TargetStep {
    enum Part: String { case asks, passes, takes, notAsked }

    var className: String
    var part: Part

    /// The steps from the top down to the first controller of the primary column, which asks.
    @MainActor static func steps(of action: UIResponder.ResponderAction, in root: UIViewController?) -> [TargetStep] {
        var asking = root
        while let inner = asking?.children.first { asking = inner }
        let target = asking?.targetViewController(forAction: action, sender: nil)
        var steps: [TargetStep] = []
        var isTaken = false
        for controller in sequence(first: asking, next: { $0?.parent }).compactMap({ $0 }) {
            let part: Part = isTaken ? .notAsked : controller === target ? .takes : steps.isEmpty ? .asks : .passes
            if part == .takes { isTaken = true }
            steps.append(TargetStep(className: FigureContext.className(of: controller), part: part))
        }
        return steps.reversed()
    }
}
