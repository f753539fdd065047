import Devices
import Foundation
import Previews
import Scenes
import UIKit

/// A phase of a transition, defined by UIKit's calls.
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

/// A controller that animates alongside its window, as UIKit's documentation recommends.
private final class AnimatingController: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }

    /// For the reader, this is an app's own controller.
    nonisolated static func name(of subject: RecordedCall.Subject) -> String {
        subject.className == "AnimatingController" ? "UIViewController" : subject.className
    }
}

/// The callbacks of any change of layout, left out so that the phases are visible.
private let marginCallbacks: [RecordedCall.Callback] = [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange]

extension Figure {
    /// The calls that controllers receive while an iPad's window becomes narrow, in traced order.
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
        // Consecutive calls of one kind share a line with all receivers.
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
        var rows: [[FigureContext.TableCell]] = [
            ["phase", "callback", "who", "sees"].map { .words(words("transition.\($0)")) }
        ]
        var phase: TransitionPhase?
        for run in runs {
            rows.append([
                .words(run.phase == phase ? "" : words("transition.\(run.phase.rawValue)")), .code(run.callback),
                .code(run.classes.joined(separator: ", ")), .words(run.sees),
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
