import AdaptiveKit
import Devices
import Foundation
import Previews
import Scenes

/// A part of a transition, by what UIKit calls in it.
private enum TransitionPhase: String, CaseIterable {
    case announced, changed, alongside, completed

    init(_ callback: RecordedCall.Callback) {
        self =
            switch callback {
            case .willTransition, .viewWillTransition, .sizeForChild: .announced
            case .alongside: .alongside
            case .completion: .completed
            default: .changed
            }
    }
}

/// A controller that moves with its window, as UIKit's documentation advises.
private final class AnimatingController: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }

    /// To a reader this is any app's own controller.
    static func name(of subject: RecordedCall.Subject) -> String {
        subject.className == "AnimatingController" ? "UIViewController" : subject.className
    }
}

/// What every change of layout brings about as well, left out so that the phases are seen.
private let marginCallbacks: [RecordedCall.Callback] = [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange]

extension Figure {
    /// What controllers hear while an iPad's window becomes narrow, in the order in which it is traced.
    static let transition = Figure(name: "transition", takesDevices: true) { context in
        let words = context.words
        let pad = try context.pad(orNamed: "ipad-pro-11", for: "transition")
        let start = try context.variant("\(pad)/landscape@18")
        let end = try context.variant("\(pad)/landscape/split-third@18")
        let source = try context.source(SceneStarter.mail)
        let trace = TransitionTrace.record(
            "transition", from: start, through: [.change(to: end)], textSetter: context.tools.textSetter
        ) {
            let split = UISplitViewController(style: .doubleColumn)
            for column in [UISplitViewController.Column.primary, .secondary] {
                split.setViewController(
                    UINavigationController(rootViewController: AnimatingController()), for: column)
            }
            return split
        }
        let calls = trace.steps.flatMap(\.calls).filter {
            $0.subject.kind == .controller && !marginCallbacks.contains($0.callback)
        }
        // Calls of one kind in a row are one line, with all that hear it.
        var runs: [(phase: TransitionPhase, callback: String, classes: [String], sees: String)] = []
        for call in calls {
            let phase = TransitionPhase(call.callback)
            let sees = call.size.map(context.points) ?? "–"
            if let last = runs.last, last.callback == call.callback.rawValue, last.sees == sees {
                if !last.classes.contains(AnimatingController.name(of: call.subject)) {
                    runs[runs.count - 1].classes.append(AnimatingController.name(of: call.subject))
                }
            } else {
                runs.append((phase, call.callback.rawValue, [AnimatingController.name(of: call.subject)], sees))
            }
        }
        var rows = [
            [
                words("transition.phase"), words("transition.callback"), words("transition.who"),
                words("transition.sees"),
            ]
        ]
        var phase: TransitionPhase?
        for run in runs {
            rows.append([
                run.phase == phase ? "" : words("transition.\(run.phase.rawValue)"), run.callback,
                run.classes.joined(separator: ", "), run.sees,
            ])
            phase = run.phase
        }
        return FigureDrawing(
            content: .column(
                26,
                [
                    .row(
                        80,
                        of: [
                            context.captioned(
                                .named("before", try context.preview(source, on: start)), words("transition.before"),
                                ["\(context.points(start.windowSize)) · \(start.sizeClasses)"]),
                            context.captioned(
                                .named("after", try context.preview(source, on: end)), words("transition.after"),
                                ["\(context.points(end.windowSize)) · \(end.sizeClasses)"]),
                        ]), context.table(rows),
                ]), arrows: [FigureArrow(from: "before", to: "after")])
    }
}
