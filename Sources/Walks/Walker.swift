public import Devices
public import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

/// Takes the steps of a walk in a running app, as a person would.
///
/// Create it and let it take steps within the job of the app's variant: inside
/// `JobEnvironment(variant: …).run { … }`.
@preconcurrency @MainActor
public final class Walker {
    let input: any WalkedInput
    /// The variant that the window is on now.
    public private(set) var variant: Variant
    private var log = ProblemLog()

    var window: UIWindow { input.window }

    /// - Parameters:
    ///   - input: what runs, with its window on screen.
    ///   - variant: the variant of the job.
    public init(_ input: any WalkedInput, on variant: Variant) {
        self.input = input
        self.variant = variant
    }

    /// Takes one step, and lays out what follows from it.
    ///
    /// - Returns: notes about it, such as a touch that nothing responds to.
    /// - Throws: ``DiagnosedError`` with the reason why the step cannot be taken. The app stays as it was.
    public func take(_ step: WalkStep) throws(DiagnosedError) -> [Diagnostic] {
        log = ProblemLog()
        let known = JobEnvironment.current.diagnostics.count
        window.layoutIfNeeded()
        do throws(WalkProblem) {
            try perform(step.action)
        } catch {
            throw DiagnosedError(error, at: step.location)
        }
        window.layoutIfNeeded()
        // A presentation that is impossible is an error of the job.
        let errors = JobEnvironment.current.diagnostics.dropFirst(known).filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosedError(Array(errors)) }
        return log.diagnostics
    }

    func note(_ problem: any Problem) { log.note(problem) }

    private func perform(_ action: WalkStep.Action) throws(WalkProblem) {
        switch action {
        case .tap(let name): try tap(name)
        case .back: try goBack()
        case .show(let name): try follow(Flow.Step(.show, name), verb: "show")
        case .present(let name): try follow(Flow.Step(.present, name), verb: "present")
        case .dismiss: try dismiss()
        case .rotate(let orientation): try rotate(to: orientation)
        case .resize(let size): try change(to: size, held: variant.orientation)
        case .appearance(let appearance):
            guard appearance.exists(on: variant.ios) else {
                throw WalkProblem(VariantProblem.noDarkAppearance(variant.ios))
            }
            try change(
                to: variant.looking(appearance, contentSize: variant.contentSize, direction: variant.direction))
        case .contentSize(let size):
            try change(to: variant.looking(variant.appearance, contentSize: size, direction: variant.direction))
        case .scroll(let name, let target): try scroll(name, to: target)
        case .type(let text, let name): try type(text, into: name)
        case .keyboard(let isShown):
            guard window.showsKeyboard != isShown else {
                return note(WalkProblem.nothingChanges("the keyboard is \(isShown ? "shown" : "hidden")"))
            }
            window.showsKeyboard = isShown
        }
    }

    private func follow(_ step: Flow.Step, verb: String) throws(WalkProblem) {
        guard input.hasScenes else { throw .noScenes(verb: verb) }
        do throws(FlowProblem) {
            try input.follow(step)
        } catch {
            throw WalkProblem(error)
        }
    }

    // MARK: The window

    private func rotate(to orientation: Orientation?) throws(WalkProblem) {
        let wanted = orientation ?? (variant.orientation == .portrait ? .landscape : .portrait)
        try change(to: variant.multitasking, held: wanted)
    }

    private func change(to size: MultitaskingSize, held orientation: Orientation) throws(WalkProblem) {
        let wanted: Variant
        do throws(VariantProblem) {
            wanted = try Variant(
                device: variant.device, orientation: orientation, multitasking: size, appearance: variant.appearance,
                contentSize: variant.contentSize, direction: variant.direction, ios: variant.ios)
        } catch {
            throw WalkProblem(error)
        }
        try change(to: wanted)
    }

    private func change(to wanted: Variant) throws(WalkProblem) {
        guard wanted != variant else { return note(WalkProblem.nothingChanges("the window is on \(wanted)")) }
        if let refusal = input.refusal(of: wanted) { throw WalkProblem(refusal) }
        let shown = input.shown(on: wanted)
        let geometry = SceneGeometry(shown)
        if let refusal = window.rotationRefusal(to: geometry.screen.interfaceOrientation) { throw WalkProblem(refusal) }
        input.willChange(to: shown)
        variant = wanted
        window.transition(to: geometry)
    }
}
