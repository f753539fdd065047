/// The part of a storyboard to show: a scene, and the steps a person takes from there.
public struct Flow: Hashable, Sendable {
    /// A segue to follow, or a scene to show.
    public struct Step: Hashable, Sendable {
        public enum Manner: Hashable, Sendable {
            /// Shows the target the way the segue or its location determines.
            case show
            /// Presents the target over the current content.
            case present
        }

        public var manner: Manner
        /// The identifier or id of a segue, or the name of a scene.
        public var target: String

        public init(_ manner: Manner, _ target: String) {
            self.manner = manner
            self.target = target
        }

        /// The name of the step for use in file names.
        ///
        /// A presented target and a shown one are two different pictures.
        var name: String { manner == .present ? "present-\(target)" : target }
    }

    /// The style that the presentation delegate returns in compact width.
    public enum Adaptation: String, Hashable, Sendable, CaseIterable {
        /// The presentation keeps its style.
        case none
        case fullScreen = "full-screen"
        case overFullScreen = "over-full-screen"
    }

    /// The name of the scene to start from; `nil` for the initial scene.
    public var scene: String?
    public var steps: [Step]
    /// The adaptation in compact width; `nil` if presentations have no delegate and the system decides.
    public var adaptation: Adaptation?
    /// The column that split views collapse onto; `nil` if the system decides.
    public var topColumn: TopColumn?

    /// A column of a split view.
    public enum TopColumn: String, Hashable, Sendable, CaseIterable {
        case primary, supplementary, secondary
    }

    public init(
        scene: String? = nil, steps: [Step] = [], adaptation: Adaptation? = nil, topColumn: TopColumn? = nil
    ) {
        self.scene = scene
        self.steps = steps
        self.adaptation = adaptation
        self.topColumn = topColumn
    }

    /// Whether the flow asks only for the initial scene.
    public var isEmpty: Bool { scene == nil && steps.isEmpty && topColumn == nil }

    /// The requested scene and steps in order.
    public var words: [String] { (scene.map { [$0] } ?? []) + stepWords }

    /// The steps in order, for use in file names.
    public var stepWords: [String] {
        steps.map(\.name) + (adaptation.map { ["adapt-\($0.rawValue)"] } ?? [])
            + (topColumn.map { ["onto-\($0.rawValue)"] } ?? [])
    }
}
