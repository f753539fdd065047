public import Devices
public import Diagnostics
public import InterfaceBuilder
public import UIKit
public import Walks

/// A walk that was taken: what an app showed after each step, and what its controllers heard.
public struct Walk: Sendable {
    /// The app after a step, or at the start.
    public struct Moment: Sendable {
        /// The step that led here; `nil` at the start.
        public var step: WalkStep?
        /// The variant that the window is on now.
        public var variant: Variant
        public var picture: WindowPicture
        /// The picture when the animations of the step's transition had ended, before its completions; `nil` if it had no
        /// completions.
        public var animated: WindowPicture?
        public var layout: LayoutReport
        /// The calls since the moment before.
        public var calls: [RecordedCall]
        /// The announcements that did not come true, in sentences.
        public var findings: [String]
        /// The notes about the step, such as a touch that nothing responds to.
        public var notes: [Diagnostic]
        /// Why an optional step was not taken; `nil` if it was.
        public var skipped: Diagnostic?
    }

    /// A step that could not be taken, which ended the walk.
    public struct Failure: Sendable {
        /// The number of the step, from 1.
        public var number: Int
        public var step: WalkStep
        public var reasons: [Diagnostic]
    }

    /// The path of the document, or the name of the screen.
    public var document: String
    /// The variant that the walk began on.
    public var start: Variant
    /// The start, then one for each step that was taken or skipped.
    public var moments: [Moment]
    /// The step that ended the walk early; `nil` if all were taken.
    public var failure: Failure?
    /// The number of steps that the walk should have.
    public var stepCount: Int
    /// The problems of building what is shown.
    public var diagnostics: [Diagnostic]
}

extension Walk {
    /// Takes the steps in a window, within its job.
    ///
    /// - Parameters:
    ///   - document: the path of the document, or the name of the screen.
    ///   - input: what runs; its window is on screen.
    ///   - recorder: records the calls, from before the window came on screen.
    ///   - steps: the steps to take.
    ///   - variant: the variant of the job.
    ///   - layout: gives the frames on a variant.
    ///   - picture: gives the picture on a variant.
    /// - Returns: the walk, up to the first step that cannot be taken.
    @MainActor static func record(
        _ document: String, _ input: any WalkedInput, recorder: CallRecorder, steps: [WalkStep], on variant: Variant,
        layout: (Variant) -> LayoutReport, picture: @escaping (Variant) -> WindowPicture
    ) -> Walk {
        let walker = Walker(input, on: variant)
        var walk = Walk(
            document: document, start: variant, moments: [], failure: nil, stepCount: steps.count, diagnostics: [])
        // What completions change comes after the animation.
        var animated: WindowPicture?
        recorder.animationsDidEnd = { animated = picture(walker.variant) }
        defer { recorder.animationsDidEnd = nil }
        func add(_ step: WalkStep?, notes: [Diagnostic], skipped: Diagnostic? = nil) {
            let calls = recorder.take()
            defer { animated = nil }
            let findings = recorder.takeAnnouncementProblems().map(\.message)
            let picture = picture(walker.variant)
            walk.moments.append(
                Moment(
                    step: step, variant: walker.variant, picture: picture, animated: animated,
                    layout: layout(walker.variant),
                    calls: calls + recorder.take(), findings: findings, notes: notes, skipped: skipped))
        }
        input.window.layoutIfNeeded()
        add(nil, notes: [])
        for (index, step) in steps.enumerated() {
            do throws(DiagnosedError) {
                add(step, notes: try walker.take(step))
            } catch {
                if step.isOptional, let reason = error.diagnostics.first {
                    add(step, notes: [], skipped: reason)
                    continue
                }
                walk.failure = Failure(number: index + 1, step: step, reasons: error.diagnostics)
                break
            }
        }
        return walk
    }

    /// The problems of the walk, each with its step: the step that could not be taken, announcements that did not come
    /// true, and notes.
    var problems: [Diagnostic] {
        var found = diagnostics
        for (index, moment) in moments.enumerated() {
            let place = moment.step?.location ?? SourceLocation(file: document)
            let context = context(index, moment.step)
            found += moment.notes.map { Diagnostic($0.severity, $0.problem, at: place, context: context) }
            if let skipped = moment.skipped {
                found.append(
                    Diagnostic(.note, WalkRunProblem.skipped(skipped.problem.message), at: place, context: context))
            }
            found += moment.findings.map {
                Diagnostic(.warning, WalkRunProblem.announcedOther($0), at: place, context: context)
            }
        }
        if let failure {
            let place = failure.step.location ?? SourceLocation(file: document)
            let taken = failure.number - 1
            let rest =
                taken == 0 ? "only the start is shown" : taken == 1 ? "1 step is shown" : "\(taken) steps are shown"
            let context = ([context(failure.number, failure.step)].compactMap(\.self) + [rest]).joined(separator: "; ")
            found += failure.reasons.map { Diagnostic(.error, $0.problem, at: place, context: context) }
        }
        return found
    }

    private func context(_ number: Int, _ step: WalkStep?) -> String? {
        step.map { "step \(number) of \(stepCount), \($0.notation)" }
    }
}

/// A problem of a whole walk.
enum WalkRunProblem: Problem, Hashable {
    /// An announcement did not come true, in a sentence.
    case announcedOther(String)
    /// An optional step could not be taken, for a reason.
    case skipped(String)
    /// A folder's documents that a walk could start in.
    case severalDocuments([String])

    var code: String {
        switch self {
        case .announcedOther: "announced-other"
        case .skipped: "step-skipped"
        case .severalDocuments: "several-documents"
        }
    }

    var message: String {
        switch self {
        case .announcedOther(let sentence): "announced ≠ final: \(sentence)"
        case .skipped(let reason): "the step was left out: \(reason)"
        case .severalDocuments(let paths): "a walk could start in \(paths.count) documents of the folder"
        }
    }

    var remedy: String? {
        switch self {
        case .announcedOther, .skipped: nil
        case .severalDocuments(let paths): "name one: " + paths.prefix(10).joined(separator: ", ")
        }
    }
}
