public import Diagnostics
import InterfaceBuilder

/// The part of each storyboard to show, in the words of a command's arguments.
public struct FlowWords: Sendable, Hashable {
    /// A scene's ID, identifier, label, title or class; `nil` for the initial scene.
    public var scene: String?
    /// The segues or scenes to show, each from where the previous one leads.
    public var show: [String]
    /// The segues or scenes to present over the current one, after those of ``show``.
    public var present: [String]
    /// The adaptation of presentations to compact width.
    public var adaptation: Adaptation

    /// The column that split views collapse onto; `nil` if the system decides.
    public var topColumn: TopColumn?

    /// A column of a split view.
    public enum TopColumn: String, Sendable, Hashable, CaseIterable {
        case primary, supplementary, secondary
    }

    /// The answer of a presentation's delegate.
    public enum Adaptation: String, Sendable, Hashable, CaseIterable {
        /// There is no delegate, so the system decides.
        case system
        case none
        case fullScreen = "full-screen"
        case overFullScreen = "over-full-screen"
    }

    public init(
        scene: String? = nil, show: [String] = [], present: [String] = [], adaptation: Adaptation = .system,
        topColumn: TopColumn? = nil
    ) {
        self.scene = scene
        self.show = show
        self.present = present
        self.adaptation = adaptation
        self.topColumn = topColumn
    }

    /// The words as names of files had them before names followed from the scene itself.
    public var formerNames: [String] { flow.words }

    /// Whether nothing is named, so that documents are shown as they are initially.
    public var isEmpty: Bool { flow.isEmpty }

    var flow: Flow {
        Flow(
            scene: scene, steps: show.map { Flow.Step(.show, $0) } + present.map { Flow.Step(.present, $0) },
            adaptation: Flow.Adaptation(rawValue: adaptation.rawValue),
            topColumn: topColumn.flatMap { Flow.TopColumn(rawValue: $0.rawValue) })
    }
}

extension Flow {
    /// Refuses to follow the flow in scene files, which have no scenes or segues.
    func check(scenes: [String]) throws(DiagnosedError) {
        guard !words.isEmpty, !scenes.isEmpty else { return }
        throw DiagnosedError(
            scenes.map { Diagnostic(.error, FlowProblem.sceneFile, at: SourceLocation(file: $0)) })
    }
}

extension DiagnosedError {
    /// Whether the request rather than the input is wrong.
    public var isWrongUsage: Bool { !diagnostics.isEmpty && diagnostics.allSatisfy { $0.problem is FlowProblem } }

    /// The status of a command that the error ended while it read its inputs.
    public var statusOfInputs: ExitStatus { isWrongUsage ? .wrongUsage : ExitStatus(ofInputs: diagnostics) }
}
