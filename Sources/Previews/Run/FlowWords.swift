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

    /// The answer of a presentation's delegate.
    public enum Adaptation: String, Sendable, Hashable, CaseIterable {
        /// There is no delegate, so the system decides.
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

    /// The words for the names of files.
    public var names: [String] { flow.words }

    var flow: Flow {
        Flow(
            scene: scene, steps: show.map { Flow.Step(.show, $0) } + present.map { Flow.Step(.present, $0) },
            adaptation: Flow.Adaptation(rawValue: adaptation.rawValue))
    }
}

extension DiagnosedError {
    /// Whether the request rather than the input is wrong.
    public var isWrongUsage: Bool { !diagnostics.isEmpty && diagnostics.allSatisfy { $0.problem is FlowProblem } }
}
