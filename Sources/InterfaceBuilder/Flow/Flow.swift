/// What of a storyboard is shown: a scene, and where a person who uses the app goes from there.
public struct Flow: Hashable, Sendable {
    /// A segue that is followed, or a scene that is shown.
    public struct Step: Hashable, Sendable {
        public enum Manner: Hashable, Sendable {
            /// As the segue says, or as the place does.
            case show
            /// Over what is there.
            case present
        }

        public var manner: Manner
        /// A segue's identifier or id, or what a scene is called.
        public var target: String

        public init(_ manner: Manner, _ target: String) {
            self.manner = manner
            self.target = target
        }

        /// For the names of files: what is presented and what is shown are two pictures.
        var name: String { manner == .present ? "present-\(target)" : target }
    }

    /// What the delegate of a presentation answers in compact width.
    public enum Adaptation: String, Hashable, Sendable, CaseIterable {
        /// The presentation keeps its style.
        case none
        case fullScreen = "full-screen"
        case overFullScreen = "over-full-screen"
    }

    /// What the scene to begin with is called; `nil` for the initial one.
    public var scene: String?
    public var steps: [Step]
    /// `nil` where presentations have no delegate, and the system decides.
    public var adaptation: Adaptation?

    public init(scene: String? = nil, steps: [Step] = [], adaptation: Adaptation? = nil) {
        self.scene = scene
        self.steps = steps
        self.adaptation = adaptation
    }

    /// Whether nothing but the initial scene is asked for.
    public var isEmpty: Bool { scene == nil && steps.isEmpty }

    /// What was asked for, in order; for the names of files.
    public var words: [String] {
        (scene.map { [$0] } ?? []) + steps.map(\.name) + (adaptation.map { ["adapt-\($0.rawValue)"] } ?? [])
    }
}
