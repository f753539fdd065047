public import Diagnostics
import InterfaceBuilder

/// What of each storyboard is shown, in the words of a command's arguments.
public struct FlowWords: Sendable, Hashable {
    /// A scene's id, identifier, label, title or class; `nil` for the initial scene.
    public var scene: String?
    /// Segues or scenes to go to, each from where the one before leads.
    public var show: [String]
    /// The same, presented over what is there; after those of ``show``.
    public var present: [String]
    /// How presentations adapt to compact width.
    public var adaptation: Adaptation

    /// What the delegate of a presentation answers.
    public enum Adaptation: String, Sendable, Hashable, CaseIterable {
        /// There is no delegate: the system decides.
        case system
        case none
        case fullScreen = "full-screen"
        case overFullScreen = "over-full-screen"
    }

    public init(
        scene: String? = nil, show: [String] = [], present: [String] = [], adaptation: Adaptation = .system
    ) {
        self.scene = scene
        self.show = show
        self.present = present
        self.adaptation = adaptation
    }

    /// For the names of files.
    public var names: [String] { flow.words }

    var flow: Flow {
        Flow(
            scene: scene, steps: show.map { Flow.Step(.show, $0) } + present.map { Flow.Step(.present, $0) },
            adaptation: Flow.Adaptation(rawValue: adaptation.rawValue))
    }
}

extension DiagnosedError {
    /// Whether what was asked of an input is wrong rather than the input.
    public var isWrongUsage: Bool { !diagnostics.isEmpty && diagnostics.allSatisfy { $0.problem is FlowProblem } }
}
