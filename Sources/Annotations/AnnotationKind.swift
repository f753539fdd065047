/// A kind of overlay.
public enum AnnotationKind: String, Hashable, Sendable, CaseIterable {
    /// The outline of each element, with its position and size.
    case frames
    /// The layout margins of views with subviews.
    case margins
    /// The area outside the safe area.
    case safeArea = "safe-area"
    /// The constraints of the input, as dimension lines.
    case constraints
    /// The size classes of each controller's area.
    case sizeClasses = "size-classes"
    /// The baselines of texts.
    case baseline
    /// The name of each element, or its class.
    case names
    /// The distances between neighbors, and from the outermost to the edges.
    case spacing
    /// What VoiceOver reads, numbered in its order.
    case voiceOver = "voiceover"

    /// A description for lists.
    public var summary: String {
        switch self {
        case .frames: "outlines of elements, with place and size in points"
        case .margins: "layout margins"
        case .safeArea: "what lies outside of the safe area"
        case .constraints: "constraints as dimension lines"
        case .sizeClasses: "size classes of each controller's area"
        case .baseline: "baselines of texts"
        case .names: "what elements are called"
        case .spacing: "distances between neighbours"
        case .voiceOver: "what VoiceOver reads, in its order"
        }
    }
}
